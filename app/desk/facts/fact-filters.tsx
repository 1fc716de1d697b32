import { standings } from "../../../content/facts/fact-record.ts";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { isShown, type FactFiltersState } from "./fact-filter.ts";
import { checkReasons, standingLabels } from "./statement-words.ts";

const views = [
  ["", "All"],
  ["check", "To check again"],
  ["waiting", "Waiting"],
  ["scheduled", "Scheduled"],
] as const;

type FactFiltersProps = { facts: readonly ListedFact[]; filters: FactFiltersState };

/** Narrows the list of facts: by view, words, topic, standing and age. */
export function FactFilters({ facts, filters }: FactFiltersProps) {
  const { query, set, setTyped } = filters;
  const { show } = query;
  const isReason = Object.hasOwn(checkReasons, show);
  const view = isReason ? "check" : show;
  const topics = [...new Set(facts.map(({ topic }) => topic))];

  function counted(name: string): number {
    return facts.filter((fact) => isShown(fact, name)).length;
  }

  return (
    <search className="stack">
      <div className="tabs" role="group" aria-label="Show">
        {views.map(([name, label]) => (
          <button
            className="tab"
            type="button"
            aria-current={name === view ? "true" : undefined}
            onClick={() => set("show", name)}
            key={name}
          >
            {label} ({counted(name)})
          </button>
        ))}
      </div>
      <div className="fact-filters">
        <div className="field fact-filter-words">
          <label htmlFor="facts-search">Search facts</label>
          <input
            id="facts-search"
            type="search"
            value={query.q}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder="Words, a value or a topic"
            maxLength={200}
          />
        </div>
        <Choice
          id="facts-topic"
          label="Topic"
          value={query.topic}
          change={(topic) => set("topic", topic)}
          options={topics.map((topic) => [topic, topic])}
        />
        <Choice
          id="facts-standing"
          label="Standing"
          value={query.standing}
          change={(standing) => set("standing", standing)}
          options={standings.map((standing) => [standing, standingLabels[standing]])}
        />
        <div className="field">
          <label htmlFor="facts-days">Older than, days</label>
          <input
            id="facts-days"
            inputMode="numeric"
            value={query.days}
            onChange={(event) => set("days", event.currentTarget.value.replace(/\D/g, ""))}
            maxLength={4}
          />
        </div>
        {view === "check" && (
          <Choice
            id="facts-why"
            label="Why to check it"
            value={isReason ? show : ""}
            change={(reason) => set("show", reason === "" ? "check" : reason)}
            options={Object.entries(checkReasons).map(([reason, label]) => [
              reason,
              `${label} (${counted(reason)})`,
            ])}
          />
        )}
      </div>
    </search>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  value: string;
  change: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
};

/** A select whose first entry narrows nothing. */
function Choice({ id, label, value, change, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">Any</option>
        {options.map(([name, words]) => (
          <option value={name} key={name}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
