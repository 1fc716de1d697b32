import { Link, useSearchParams } from "react-router";
import { standings } from "../../../content/facts/fact-record.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { noteLook } from "../../calls/editions-schema.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { type ListedFact, listFacts } from "../../calls/facts-schema.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { read } from "../kit/desk-data.ts";
import { type Column, DeskList, RowFacts, shownRows } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { FilterChoice, Filters, States } from "../kit/filters.tsx";
import { useTask } from "../kit/use-task.ts";
import { Day, Instant, personName } from "../kit/words.tsx";
import type { Route } from "./+types/facts-page.ts";
import {
  deskAddress,
  EditionChoice,
  FactBadges,
  FactsTabs,
  findingNames,
  FromWhen,
  matching,
  standingLabels,
} from "./fact-parts.tsx";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  return read(listFacts, { edition });
}

export default function FactsPage({ loaderData }: Route.ComponentProps) {
  const { facts, edition, editions } = loaderData;
  const [query] = useSearchParams();
  const isApprover = useIsApprover();
  const found = filtered(facts, query);
  const isNext = editions.length > 1 && editions.every((one) => one.edition <= edition);
  const columns = factColumns(editions.length > 1 ? edition : "");
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
        <States
          name="show"
          states={views.map(([value, label, has]) => [value, label, facts.filter(has).length])}
        />
        <Filters search={["Search facts", "Words, a value or a topic"]}>
          <FilterChoice
            name="topic"
            label="Topic"
            any="Any"
            options={[...new Set(facts.map(({ topic }) => topic))].map((topic) => [topic, topic])}
          />
          <FilterChoice
            name="standing"
            label="How certain"
            any="Any"
            options={standings.map((name) => [name, standingLabels[name]])}
          />
        </Filters>
        {isNext && isApprover && (
          <p>
            <LookedToday edition={edition} />
          </p>
        )}
        <DeskList
          label={`Facts of ${edition}`}
          columns={columns}
          empty="No facts match. Try fewer words or filters."
          {...shownRows(query, found)}
        />
      </Part>
    </div>
  );
}

function factColumns(edition: string): readonly Column<ListedFact>[] {
  return [
    {
      label: "Fact",
      kind: "title",
      cell: ({ id, label, topic }) => (
        <>
          <Link to={deskAddress(id, edition)}>{label}</Link>
          <RowFacts of={[topic]} />
        </>
      ),
    },
    { label: "Value", kind: "text", cell: ({ text }) => <span className="clamp-3">{text}</span> },
    { label: "State", cell: (fact) => <FactBadges fact={fact} /> },
    { label: "Checked", cell: ({ checkedOn }) => <Day of={checkedOn} /> },
  ];
}

/** Changes of every edition, oldest first; statements of one change stand together. */
function WaitingList({ waiting, facts, edition, secondApprover, me }: AnswerOf<typeof listFacts>) {
  const isApprover = useIsApprover();
  if (waiting.length === 0) return null;
  const changes = Map.groupBy(waiting, ({ changeId }) => changeId);
  return (
    <Part id="waiting-title" title="Waiting for approval">
      <ol className="stack" aria-label="Waiting changes">
        {[...changes].map(([changeId, statements]) => {
          const [first] = statements;
          if (first === undefined) return null;
          const mayDecide = isApprover && (first.author !== me || secondApprover === "off");
          return (
            <li className="card" key={changeId}>
              {statements.map(({ factId, label, text }) => (
                <p key={factId}>
                  <strong>{label}</strong>:{" "}
                  {first.edition === edition
                    ? facts.find(({ id }) => id === factId)?.text
                    : first.edition}{" "}
                  → <strong>{text}</strong>
                </p>
              ))}
              <p>{first.reason}</p>
              <p className="quiet">
                By {personName(first.author)}, <Instant of={first.createdAt} />. Holds{" "}
                <FromWhen validFrom={first.validFrom} />.
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

const views: readonly (readonly [
  value: string,
  label: string,
  has: (fact: ListedFact) => boolean,
])[] = [
  ["all", "All", () => true],
  ["check", "To check again", ({ toCheck }) => toCheck.length > 0],
  ["waiting", "Waiting", ({ isWaiting }) => isWaiting],
  ["scheduled", "Scheduled", ({ scheduledAt }) => scheduledAt !== null],
  ...(["expected", "carried"] as const).map(
    (name) => [name, findingNames[name], ({ found }: ListedFact) => found === name] as const,
  ),
];

function filtered(facts: readonly ListedFact[], query: URLSearchParams) {
  const fits = (name: string, value: string) => (query.get(name) ?? value) === value;
  const [, , isShown = () => true] = views.find(([value]) => value === query.get("show")) ?? [];
  return matching(facts, query.get("q") ?? "")
    .filter((fact) => fits("topic", fact.topic) && fits("standing", fact.standing) && isShown(fact))
    .toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}

function LookedToday({ edition }: { edition: string }) {
  const { isBusy, send } = useTask();
  const done = ({ checkedOn }: AnswerOf<typeof noteLook>) => ({
    title: `Looked for news of ${edition}`,
    description: `Readers see: checked on ${longIndianDate(checkedOn)}.`,
  });
  return (
    <QuietButton
      label="Looked today, nothing new"
      isBusy={isBusy}
      run={() => send(noteLook, { edition }, done, "The look was not noted")}
    />
  );
}
