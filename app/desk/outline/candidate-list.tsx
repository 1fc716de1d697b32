import type { ReactNode } from "react";
import type { Outline } from "../../../domain/drafting/outline/outline-shape.ts";
import type { Choosable } from "./outline-choice.ts";

type Candidates = Outline["candidates"];

type Choice = {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (candidate: Choosable, isChosen: boolean) => void;
};

type CandidateListProps = Choice & { label: string; candidates: Candidates };

/** What may answer, each with its first line and its length, to be ticked. */
export function CandidateList({ label, candidates, chosen, toggle }: CandidateListProps) {
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
export function SubjectList({ subjects, chosen, toggle }: SubjectListProps) {
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
