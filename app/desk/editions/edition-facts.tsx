import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { factColumns, TopicFilter } from "../facts/facts-page.tsx";
import { matching } from "../facts/fact-words.ts";
import { QuietButton } from "../kit/button.tsx";
import { choiceColumn } from "../kit/choice-column.tsx";
import { DeskList, EmptyNote } from "../kit/desk-list.tsx";
import { ClearFilters, Filters, FilterWords, States } from "../kit/filters.tsx";
import { shownRows } from "../kit/list-pages.ts";
import { useCommand } from "../kit/use-command.ts";
import { counted } from "../phrases.ts";
import { findingNames, type EditionCommand } from "./edition-words.ts";

const findings = ["confirmed", "expected", "carried", "not-announced", "always"] as const;

type EditionFactsProps = { edition: string; facts: readonly ListedFact[]; isApprover: boolean };

export function EditionFacts({ edition, facts, isApprover }: EditionFactsProps) {
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const part = (name: string) => query.get(name) ?? "";
  const found = matching(facts, part("q")).filter(
    (fact) =>
      (part("show") === "" || fact.found === part("show")) &&
      (part("topic") === "" || fact.topic === part("topic")),
  );
  const markable = found.filter(isOpen);
  const choice = choiceColumn<ListedFact>({
    chosen,
    setChosen,
    all: markable,
    idOf: ({ id }) => id,
    nameOf: ({ label }) => label,
    allWords: `Select all ${markable.length} not yet confirmed here`,
  });
  return (
    <>
      <States
        name="show"
        label="Show"
        states={[
          { value: "all", label: "All", count: facts.length },
          ...findings.map((name) => ({
            value: name,
            label: findingNames[name],
            count: facts.filter((fact) => fact.found === name).length,
          })),
        ]}
      />
      <Filters>
        <FilterWords name="q" label="Search facts" hint="Words, a value or a topic" />
        <TopicFilter facts={facts} />
        <ClearFilters names={["q", "show", "topic"]} />
      </Filters>
      {isApprover && (
        <Marks edition={edition} chosen={[...chosen]} clear={() => setChosen(new Set())} />
      )}
      {found.length === 0 ? (
        <EmptyNote>No facts match. Try fewer words or filters.</EmptyNote>
      ) : (
        <DeskList
          label={`Facts of ${edition}`}
          columns={[...(isApprover ? [choice] : []), ...factColumns(edition)]}
          idOf={({ id }) => id}
          {...shownRows(query, found)}
        />
      )}
    </>
  );
}

/** Without a value of its own: it can be stated, or marked. */
function isOpen({ found }: ListedFact): boolean {
  return found === "carried" || found === "not-announced";
}

type MarksProps = { edition: string; chosen: readonly string[]; clear: () => void };

function Marks({ edition, chosen, clear }: MarksProps) {
  const { isBusy, send } = useCommand<EditionCommand>(({ ok }) => {
    if (ok) clear();
  });
  const count = chosen.length;
  const mark = (words: string, kind?: "carried" | "not-announced") => (
    <QuietButton
      label={words}
      disabled={isBusy}
      run={() =>
        send({
          kind: "mark",
          edition,
          factIds: count === 0 ? undefined : [...chosen],
          mark: kind,
        })
      }
    />
  );
  return (
    <div className="desk-bulk" role="group" aria-label="What you found">
      <p role="status">
        {count === 0 ? "No fact selected: the whole edition" : `${counted(count, "fact")} chosen`}
      </p>
      <div className="cluster">
        {mark("Looked today, nothing new")}
        {count > 0 && (
          <>
            {mark("Show the value of the year before", "carried")}
            {mark("Say only “no notice on record”", "not-announced")}
            <QuietButton label="Choose none" run={clear} />
          </>
        )}
      </div>
    </div>
  );
}
