import { Link, useSearchParams } from "react-router";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietLink } from "../kit/button.tsx";
import { listFacts, type ListedFact, type ListedStatement } from "../../calls/facts-schema.ts";
import { read, rereadFor } from "../kit/desk-data.ts";
import { DeskList, EmptyNote, RowFacts, type Column } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { shownRows } from "../kit/list-pages.ts";
import { Day, Instant } from "../kit/times.tsx";
import { FactsTabs } from "./facts-tabs.tsx";
import type { Route } from "./+types/facts-page.ts";
import { EditionChoice } from "./edition-choice.tsx";
import { FactFilters, filtered } from "./fact-filters.tsx";
import { checkReasons, deskAddress, standingOrFinding } from "./statement-words.ts";
import { Person } from "../kit/person.tsx";
import { FromWhenWords } from "./statement-summary.tsx";
import { Badge } from "../kit/badge.tsx";

export const shouldRevalidate = rereadFor("edition");

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  return read(listFacts, { edition });
}

/** All facts of the exam: what waits for somebody first, then every record, to be found and filtered. */
export default function FactsPage({ loaderData }: Route.ComponentProps) {
  const { facts, edition, editions } = loaderData;
  const [query] = useSearchParams();
  const found = filtered(facts, query, new Date());
  // With one edition, addresses need not name it.
  const named = editions.length > 1 ? edition : "";
  return (
    <div className="stack-wide">
      <DeskHeading title="Facts" />
      <FactsTabs />
      <EditionChoice
        editions={editions}
        edition={edition}
        addressOf={(other) => `/admin/facts?edition=${other}`}
      />
      <WaitingList {...loaderData} />
      <Part id="facts-title" title="All facts">
        <FactFilters facts={facts} />
        {found.length === 0 ? (
          <EmptyNote>No facts match. Try fewer words or filters.</EmptyNote>
        ) : (
          <DeskList
            label="Facts"
            columns={columnsOf(named)}
            idOf={({ id }) => id}
            {...shownRows(query, found)}
          />
        )}
      </Part>
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
      {isWaiting && <Badge tone="warning">Waiting for approval</Badge>}
      {scheduledAt !== null && (
        <Badge>
          Changes on <Instant of={scheduledAt} />
        </Badge>
      )}
      <Badge tone="quiet">{standingOrFinding(fact)}</Badge>
      {toCheck.map((reason) => (
        <Badge tone="warning" key={reason}>
          {checkReasons[reason]}
        </Badge>
      ))}
    </span>
  );
}

type WaitingListProps = {
  /** Of every edition, oldest first; those of one change stand together. */
  waiting: readonly ListedStatement[];
  facts: readonly ListedFact[];
  edition: string;
  secondApprover: "off" | "required";
  me: string;
};

function WaitingList({ waiting, facts, edition, secondApprover, me }: WaitingListProps) {
  const isApprover = useIsApprover();
  if (waiting.length === 0) return null;
  const changes = Map.groupBy(waiting, ({ changeId }) => changeId);
  return (
    <Part id="waiting-title" title="Waiting for approval">
      <ol className="desk-audit" aria-label="Waiting changes">
        {[...changes.values()].map((statements) => {
          const [first] = statements;
          if (first === undefined) return null;
          const mayDecide = isApprover && (first.author !== me || secondApprover === "off");
          return (
            <li key={first.changeId}>
              {statements.map(({ factId, label, text }) => (
                <p key={factId}>
                  {first.edition !== edition && <Badge>{first.edition}</Badge>}{" "}
                  <strong>{label}</strong>:{" "}
                  {first.edition === edition && (
                    <>{facts.find(({ id }) => id === factId)?.text} → </>
                  )}
                  <strong>{text}</strong>
                </p>
              ))}
              <p>{first.reason}</p>
              <p className="quiet">
                By <Person of={first.author} />, <Instant of={first.createdAt} />. Holds{" "}
                <FromWhenWords validFrom={first.validFrom} />.
              </p>
              <p>
                <QuietLink
                  to={deskAddress(first.factId, first.edition)}
                  label={mayDecide ? "Review" : "View"}
                  about={first.label}
                />
              </p>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
