import { Link, useSearchParams } from "react-router";
import { listFacts, type ListedFact } from "../../calls/facts-schema.ts";
import { read, rereadFor } from "../kit/desk-data.ts";
import { DeskList, EmptyNote, RowFacts, type Column } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { shownRows } from "../kit/list-pages.ts";
import { Day, Instant } from "../kit/times.tsx";
import type { Route } from "./+types/facts-page.ts";
import { EditionChoice } from "./edition-choice.tsx";
import { FactFilters, filtered } from "./fact-filters.tsx";
import { RulesOff } from "./rules-off-notice.tsx";
import { checkReasons, deskAddress, standingOrFinding } from "./statement-words.ts";
import { WaitingList } from "./waiting-list.tsx";

export const shouldRevalidate = rereadFor("edition");

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  return read(context, listFacts, { edition });
}

/** All facts of the exam: what waits for somebody first, then every record, to be found and filtered. */
export default function FactsPage({ loaderData }: Route.ComponentProps) {
  const { facts, edition, editions, rulesOff } = loaderData;
  const [query] = useSearchParams();
  const found = filtered(facts, query, new Date());
  // With one edition, addresses need not name it.
  const named = editions.length > 1 ? edition : "";
  return (
    <div className="stack-wide">
      <DeskHeading title="Facts" />
      <EditionChoice
        {...{ editions, edition }}
        addressOf={(other) => `/admin/facts?edition=${other}`}
      />
      <WaitingList {...loaderData} />
      <RulesOff rulesOff={rulesOff} facts={facts} />
      <Part id="facts-title" title="All facts">
        <FactFilters facts={facts} />
        {found.length === 0 ? (
          <EmptyNote>No fact fits. Fewer words or filters find more.</EmptyNote>
        ) : (
          <DeskList
            label="Facts"
            columns={columnsOf(named)}
            idOf={({ id }) => id}
            {...shownRows(query, found)}
          />
        )}
      </Part>
      <p className="quiet">
        <Link to="/admin/as-of">The site as of a day</Link>: every page with the facts as they held,
        or as approved changes will make them.
      </p>
    </div>
  );
}

function columnsOf(edition: string): readonly Column<ListedFact>[] {
  return [
    {
      label: "Fact",
      kind: "title",
      cell: ({ id, label, topic }) => (
        <>
          <Link className="desk-row-title" to={deskAddress(id, edition)}>
            {label}
          </Link>
          <RowFacts of={[topic]} />
        </>
      ),
    },
    { label: "Value", kind: "text", cell: ({ text }) => <span className="clamp-3">{text}</span> },
    { label: "State", cell: (fact) => <FactState fact={fact} /> },
    {
      label: "Checked",
      cell: ({ checkedOn }) => <Day of={checkedOn} />,
      order: ({ checkedOn }) => checkedOn,
    },
  ];
}

function FactState({ fact }: { fact: ListedFact }) {
  const { isWaiting, scheduledAt, toCheck } = fact;
  return (
    <span className="cluster">
      {isWaiting && <span className="badge badge-warning">Waits for approval</span>}
      {scheduledAt !== null && (
        <span className="badge">
          Changes on <Instant of={scheduledAt} />
        </span>
      )}
      <span className="badge badge-quiet">{standingOrFinding(fact)}</span>
      {toCheck.map((reason) => (
        <span className="badge badge-warning" key={reason}>
          {checkReasons[reason]}
        </span>
      ))}
    </span>
  );
}
