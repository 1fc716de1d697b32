import { standings } from "../../../content/facts/fact-record.ts";
import type { ListedFact } from "../../calls/facts-schema.ts";
import {
  ClearFilters,
  FilterChoice,
  Filters,
  FilterWords,
  FurtherFilters,
  States,
} from "../kit/filters.tsx";
import { matching } from "./fact-search.ts";
import { checkReasons, standingLabels } from "./statement-words.ts";

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

/** Narrows the list of facts: by view, words, topic, how certain it is, and age. */
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
