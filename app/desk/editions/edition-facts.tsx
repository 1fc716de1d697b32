import { useState } from "react";
import type { ListedFact } from "../../calls/facts-schema.ts";
import type { Admin } from "../kit/office-access.ts";
import { matching } from "../facts/fact-search.ts";
import { useAddressQuery } from "../use-address-query.ts";
import { EditionFactRow } from "./edition-fact-row.tsx";
import { findingNames } from "./edition-words.ts";
import { MarkActions } from "./mark-actions.tsx";

const views = ["", "confirmed", "expected", "carried", "not-announced", "always"] as const;

type EditionFactsProps = {
  admin: Admin;
  edition: string;
  facts: readonly ListedFact[];
  refresh: () => Promise<void>;
};

/** The facts of an edition by what is known of them: found, chosen, and marked. */
export function EditionFacts({ admin, edition, facts, refresh }: EditionFactsProps) {
  const [address, setAddress] = useAddressQuery();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const show = address.get("show") ?? "";
  const topic = address.get("topic") ?? "";
  const mayMark = admin.role === "admin";
  const found = matching(facts, typed).filter(
    (fact) => (show === "" || fact.found === show) && (topic === "" || fact.topic === topic),
  );
  const markable = found.filter(isMarkable);
  const areAllChosen = markable.length > 0 && markable.every(({ id }) => chosen.has(id));
  const topics = [...new Set(facts.map((fact) => fact.topic))];

  function choose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  }

  return (
    <>
      <search className="stack">
        <div className="tabs" role="group" aria-label="Show">
          {views.map((name) => (
            <button
              className="tab"
              type="button"
              aria-current={name === show ? "true" : undefined}
              onClick={() => setAddress({ show: name === "" ? null : name })}
              key={name}
            >
              {labelOf(name)} (
              {name === "" ? facts.length : facts.filter((fact) => fact.found === name).length})
            </button>
          ))}
        </div>
        <div className="fact-filters">
          <div className="field fact-filter-words">
            <label htmlFor="edition-search">Search facts</label>
            <input
              id="edition-search"
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder="Words, a value or a topic"
              maxLength={200}
            />
          </div>
          <div className="field">
            <label htmlFor="edition-topic">Topic</label>
            <select
              id="edition-topic"
              value={topic}
              onChange={(event) => setAddress({ topic: event.currentTarget.value || null })}
            >
              <option value="">Any</option>
              {topics.map((name) => (
                <option value={name} key={name}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
      </search>
      {mayMark && (
        <MarkActions
          {...{ admin, edition, refresh }}
          chosen={facts.filter(({ id }) => chosen.has(id)).map(({ id }) => id)}
          clear={() => setChosen(new Set())}
        />
      )}
      {mayMark && markable.length > 0 && (
        <label className="checks-tick">
          <input
            type="checkbox"
            checked={areAllChosen}
            onChange={() =>
              choose(
                markable.map(({ id }) => id),
                !areAllChosen,
              )
            }
          />
          <span>Choose all {markable.length} that are not confirmed here</span>
        </label>
      )}
      {found.length === 0 && (
        <p className="quiet" role="status">
          No fact fits. Fewer words or filters find more.
        </p>
      )}
      {[...Map.groupBy(found, (fact) => fact.topic)].map(([name, ofTopic]) => (
        <section className="stack" aria-label={name} key={name}>
          <h3>{name}</h3>
          <ul className="edition-facts">
            {ofTopic.map((fact) => (
              <EditionFactRow
                {...{ fact, edition }}
                isChosen={chosen.has(fact.id)}
                choose={mayMark && isMarkable(fact) ? (is) => choose([fact.id], is) : null}
                key={fact.id}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What has a value of its own, or needs none, cannot be marked. */
function isMarkable({ found }: ListedFact): boolean {
  return found === "carried" || found === "not-announced";
}

function labelOf(name: "" | (typeof views)[number]): string {
  return name === "" ? "All" : findingNames[name];
}
