import { Link, useSearchParams } from "react-router";
import { standings } from "../../../content/facts/fact-record.ts";
import { type ListedFact, type ListedStatement, listFacts } from "../../calls/facts-schema.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Badge } from "../kit/badge.tsx";
import { QuietLink } from "../kit/button.tsx";
import { read, rereadFor } from "../kit/desk-data.ts";
import { type Column, DeskList, EmptyNote, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import {
  ClearFilters,
  FilterChoice,
  Filters,
  FilterWords,
  FurtherFilters,
  States,
} from "../kit/filters.tsx";
import { shownRows } from "../kit/list-pages.ts";
import { Person } from "../kit/person.tsx";
import { Day, Instant } from "../kit/times.tsx";
import type { Route } from "./+types/facts-page.ts";
import { EditionChoice, FactsTabs } from "./facts-tabs.tsx";
import { FromWhenWords } from "./statement-summary.tsx";
import {
  checkReasons,
  deskAddress,
  matching,
  standingLabels,
  standingOrFinding,
} from "./statement-words.ts";

export const shouldRevalidate = rereadFor("edition");

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  return read(listFacts, { edition });
}

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

const day = 86_400_000;

const views = [
  ["all", "All"],
  ["check", "To check again"],
  ["waiting", "Waiting"],
  ["scheduled", "Scheduled"],
] as const;

/** The facts that fit what the address asks for; those with a waiting change first, otherwise in reading order. */
export function filtered(
  facts: readonly ListedFact[],
  query: URLSearchParams,
  now: Date,
): readonly ListedFact[] {
  const part = (name: string) => query.get(name) ?? "";
  const fits = (name: string, value: string) => part(name) === "" || part(name) === value;
  const age = Number(part("days"));
  const fitting = matching(facts, part("q")).filter(
    (fact) =>
      fits("topic", fact.topic) &&
      fits("standing", fact.standing) &&
      (part("why") === "" || fact.toCheck.some((reason) => reason === part("why"))) &&
      isShown(fact, part("show")) &&
      (Number.isNaN(age) || now.getTime() - Date.parse(fact.checkedOn) > age * day || age === 0),
  );
  return fitting.toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}

function isShown({ toCheck, isWaiting, scheduledAt }: ListedFact, show: string): boolean {
  if (show === "check") return toCheck.length > 0;
  if (show === "waiting") return isWaiting;
  return show === "scheduled" ? scheduledAt !== null : true;
}

export function FactFilters({ facts }: { facts: readonly ListedFact[] }) {
  const topics = [...new Set(facts.map(({ topic }) => topic))];
  const further = ["topic", "standing", "why", "days"];
  return (
    <>
      <States
        name="show"
        label="Show"
        states={views.map(([value, label]) => ({
          value,
          label,
          count: facts.filter((fact) => isShown(fact, value)).length,
        }))}
      />
      <Filters>
        <FilterWords name="q" label="Search facts" hint="Words, a value or a topic" />
        <FurtherFilters names={further}>
          <FilterChoice
            name="topic"
            label="Topic"
            options={[["", "Any"], ...topics.map((topic) => [topic, topic] as const)]}
          />
          <FilterChoice
            name="standing"
            label="How certain"
            options={[
              ["", "Any"],
              ...standings.map((name) => [name, standingLabels[name]] as const),
            ]}
          />
          <FilterChoice
            name="why"
            label="Why to check it"
            options={[["", "Any"], ...Object.entries(checkReasons)]}
          />
          <FilterChoice
            name="days"
            label="Checked"
            options={[
              ["", "At any time"],
              ["30", "More than 30 days ago"],
              ["90", "More than 90 days ago"],
              ["180", "More than 180 days ago"],
            ]}
          />
        </FurtherFilters>
        <ClearFilters names={["q", "show", ...further]} />
      </Filters>
    </>
  );
}
