import { Link, useSearchParams } from "react-router";
import { standings } from "../../../content/facts/fact-record.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { noteLook } from "../../calls/editions-schema.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { type ListedFact, listFacts } from "../../calls/facts-schema.ts";
import { findingNames } from "../editions/edition-words.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { read } from "../kit/desk-data.ts";
import { type Column, DeskList, RowFacts } from "../kit/desk-list.tsx";
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
import { attempt } from "../kit/office-access.ts";
import { Day, Instant } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { personName } from "../phrases.ts";
import type { Route } from "./+types/facts-page.ts";
import { EditionChoice, FactBadges, FactsTabs, FromWhen } from "./fact-parts.tsx";
import { checkReasons, deskAddress, matching, standingLabels } from "./fact-words.ts";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  return read(listFacts, { edition });
}

export default function FactsPage({ loaderData }: Route.ComponentProps) {
  const { facts, edition, editions } = loaderData;
  const [query] = useSearchParams();
  const isApprover = useIsApprover();
  const found = filtered(facts, query, new Date());
  const isNext = editions.length > 1 && editions.every((one) => one.edition <= edition);
  // With one edition, addresses need not name it.
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
        <FactFilters facts={facts} />
        {isNext && isApprover && (
          <p>
            <LookedToday edition={edition} />
          </p>
        )}
        <DeskList
          label={`Facts of ${edition}`}
          columns={columns}
          idOf={({ id }) => id}
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

const day = 86_400_000;

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

/** The facts that fit what the address asks for; those with a waiting change first, otherwise in reading order. */
function filtered(facts: readonly ListedFact[], query: URLSearchParams, now: Date) {
  const part = (name: string) => query.get(name) ?? "";
  const fits = (name: string, value: string) => part(name) === "" || part(name) === value;
  const [, , isShown = () => true] = views.find(([value]) => value === part("show")) ?? [];
  const latest = now.getTime() - Number(part("days")) * day;
  return matching(facts, part("q"))
    .filter(
      (fact) =>
        fits("topic", fact.topic) &&
        fits("standing", fact.standing) &&
        (part("why") === "" || fact.toCheck.some((reason) => reason === part("why"))) &&
        (part("days") === "" || Date.parse(fact.checkedOn) < latest) &&
        isShown(fact),
    )
    .toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}

const furtherFilters = ["topic", "standing", "why", "days"];

const any = ["", "Any"] as const;

function FactFilters({ facts }: { facts: readonly ListedFact[] }) {
  const topics = new Set(facts.map(({ topic }) => topic));
  const states = views.map(([value, label, has]) => {
    return { value, label, count: facts.filter(has).length };
  });
  return (
    <>
      <States name="show" label="Show" states={states} />
      <Filters>
        <FilterWords name="q" label="Search facts" hint="Words, a value or a topic" />
        <FurtherFilters names={furtherFilters}>
          <FilterChoice
            name="topic"
            label="Topic"
            options={[any, ...[...topics].map((topic) => [topic, topic] as const)]}
          />
          <FilterChoice
            name="standing"
            label="How certain"
            options={[any, ...standings.map((name) => [name, standingLabels[name]] as const)]}
          />
          <FilterChoice
            name="why"
            label="Why to check it"
            options={[any, ...Object.entries(checkReasons)]}
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
        <ClearFilters names={["q", "show", ...furtherFilters]} />
      </Filters>
    </>
  );
}

/** Notes that somebody looked for news of an edition: readers are told the day. */
function LookedToday({ edition }: { edition: string }) {
  const { isBusy, run } = useTask();
  const note = async () =>
    showAnswer(
      await attempt(noteLook, { edition }),
      ({ checkedOn }) => ({
        title: `Looked for news of ${edition}`,
        description: `Readers see: checked on ${longIndianDate(checkedOn)}.`,
      }),
      { topic: "edition", refused: "The look was not noted" },
    );
  return <QuietButton label="Looked today, nothing new" isBusy={isBusy} run={() => run(note)} />;
}
