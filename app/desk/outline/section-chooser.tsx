import { useState, type SyntheticEvent, type ReactNode } from "react";
import type { Outline } from "../../../domain/drafting/outline/outline-shape.ts";
import { ChosenList } from "./chosen-list.tsx";
import {
  type Choosable,
  type OutlineChoice,
  withChosen,
  withHeading,
  withoutId,
  wordsOf,
} from "./outline-choice.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import { QuietButton } from "../kit/button.tsx";

type SectionChooserProps = {
  outline: Outline;
  choice: OutlineChoice;
  change: (choice: OutlineChoice) => void;
  /** What answers these words; null when that could not be asked. Left out where nobody may ask. */
  search?: (words: string) => Promise<Outline["candidates"] | null>;
};

/** Chooses what a post is made of: ticks, order, title, opening line, notes, and headings that are still to be written. */
export function SectionChooser({ outline, choice, change, search }: SectionChooserProps) {
  const [said, setSaid] = useState("");
  const chosen = new Set(choice.parts.flatMap(({ id }) => id ?? []));

  function toggle(candidate: Choosable, isChosen: boolean) {
    change(isChosen ? withChosen(choice, candidate) : withoutId(choice, candidate.id));
    setSaid(`${candidate.title} ${isChosen ? "was added" : "was taken out"}.`);
  }

  return (
    <div className="stack">
      <TypedField
        id="outline-title"
        label="Title of the post"
        value={choice.title}
        maxLength={110}
        change={(title) => change({ ...choice, title })}
      />
      <TypedField
        id="outline-opening"
        label="Opening line (optional)"
        rows={2}
        value={choice.opening}
        maxLength={1_000}
        change={(opening) => change({ ...choice, opening })}
      />
      <section aria-labelledby="outline-chosen-title">
        <h3 id="outline-chosen-title">
          Chosen <span className="quiet">about {wordsOf(choice)} words</span>
        </h3>
        {choice.parts.length === 0 ? (
          <p className="quiet">Nothing yet: tick what the post is to have.</p>
        ) : (
          <ChosenList choice={choice} change={change} announce={setSaid} />
        )}
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <NewHeading add={(heading) => change(withHeading(choice, heading))} />
      </section>
      <section aria-labelledby="outline-offered-title">
        <h3 id="outline-offered-title">What may answer</h3>
        {outline.candidates.length === 0 ? (
          <p className="quiet">Nothing here is near to these words. Browse the subjects below.</p>
        ) : (
          <CandidateList
            label="What may answer"
            candidates={outline.candidates}
            {...{ chosen, toggle }}
          />
        )}
      </section>
      {search !== undefined && <LibrarySearch {...{ search, chosen, toggle }} />}
      <details>
        <summary>All subjects</summary>
        <SubjectList subjects={outline.subjects} {...{ chosen, toggle }} />
      </details>
    </div>
  );
}

/** A heading of one's own: it stops publication until somebody has written to it. */
function NewHeading({ add }: { add: (heading: string) => void }) {
  const [heading, setHeading] = useState("");

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (heading.trim() === "") return;
    add(heading.trim());
    setHeading("");
  }

  return (
    <form className="outline-line" onSubmit={handleSubmit}>
      <label htmlFor="outline-new-heading">A heading to be written</label>
      <span className="cluster">
        <input
          id="outline-new-heading"
          value={heading}
          maxLength={200}
          onChange={(event) => setHeading(event.currentTarget.value)}
        />
        <QuietButton label="Add heading" type="submit" disabled={heading.trim() === ""} />
      </span>
    </form>
  );
}

type LibrarySearchProps = Required<Pick<SectionChooserProps, "search">> & {
  chosen: ReadonlySet<string>;
  toggle: (candidate: Choosable, isChosen: boolean) => void;
};

function LibrarySearch({ search, chosen, toggle }: LibrarySearchProps) {
  const [words, setWords] = useState("");
  const [results, setResults] = useState<Outline["candidates"] | null>(null);

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (words.trim() !== "") setResults(await search(words.trim()));
  }

  return (
    <section aria-labelledby="outline-search-title">
      <h3 id="outline-search-title">Search the library</h3>
      <form className="outline-line" onSubmit={(event) => void handleSubmit(event)}>
        <label className="visually-hidden" htmlFor="outline-search">
          Words to look for
        </label>
        <span className="cluster">
          <input
            id="outline-search"
            type="search"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <QuietButton label="Search" type="submit" disabled={words.trim() === ""} />
        </span>
      </form>
      {results !== null && (
        <>
          <p role="status">
            {results.length === 0 ? "Nothing is near." : `${results.length} found.`}
          </p>
          <CandidateList
            label="Found in the library"
            candidates={results}
            {...{ chosen, toggle }}
          />
        </>
      )}
    </section>
  );
}

type Candidates = Outline["candidates"];

type Choice = {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (candidate: Choosable, isChosen: boolean) => void;
};

type CandidateListProps = Choice & { label: string; candidates: Candidates };

/** What may answer, each with its first line and its length, to be ticked. */
function CandidateList({ label, candidates, chosen, toggle }: CandidateListProps) {
  return (
    <ul className="outline-candidates" aria-label={label}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <Tick candidate={candidate} {...{ chosen, toggle }}>
            <strong>{candidate.title}</strong>{" "}
            <span className="quiet">
              {kinds[candidate.kind]}
              {candidate.words} words
            </span>
            <span className="outline-opening">{candidate.opening}</span>
          </Tick>
        </li>
      ))}
    </ul>
  );
}

const kinds = { passage: "", question: "Question, ", facts: "Records as a table, " } as const;

type SubjectListProps = Choice & { subjects: Outline["subjects"] };

/** The whole library by subject. */
function SubjectList({ subjects, chosen, toggle }: SubjectListProps) {
  return (
    <div className="outline-subjects">
      {subjects.map(({ title, candidates }) => (
        <details key={title} name="outline-subject">
          <summary>
            {title} <span className="quiet">{candidates.length}</span>
          </summary>
          <ul>
            {candidates.map((candidate) => (
              <li key={candidate.id}>
                <Tick candidate={candidate} {...{ chosen, toggle }}>
                  {candidate.title} <span className="quiet">{candidate.words} words</span>
                </Tick>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

type TickProps = Choice & { candidate: Choosable; children: ReactNode };

function Tick({ candidate, chosen, toggle, children }: TickProps) {
  return (
    <label className="outline-candidate">
      <input
        type="checkbox"
        checked={chosen.has(candidate.id)}
        onChange={(event) => toggle(candidate, event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
