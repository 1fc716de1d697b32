import type { Outline } from "../../calls/outline-schema.ts";
import type { Choosable } from "./outline-choice.ts";

type Candidates = Outline["candidates"];

type CandidateListProps = {
  label: string;
  candidates: Candidates;
  chosen: ReadonlySet<string>;
  toggle: (candidate: Choosable, isChosen: boolean) => void;
};

/** What may answer, each with its first line and its length, to be ticked. */
export function CandidateList({ label, candidates, chosen, toggle }: CandidateListProps) {
  return (
    <ul className="outline-candidates" aria-label={label}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <label className="outline-candidate">
            <input
              type="checkbox"
              checked={chosen.has(candidate.id)}
              onChange={(event) => toggle(candidate, event.currentTarget.checked)}
            />
            <span>
              <strong>{candidate.title}</strong>{" "}
              <span className="quiet">
                {kinds[candidate.kind]}
                {candidate.words} words
              </span>
              <span className="outline-opening">{candidate.opening}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const kinds = { passage: "", question: "Question, ", facts: "Records as a table, " } as const;

type SubjectListProps = {
  subjects: Outline["subjects"];
  chosen: ReadonlySet<string>;
  toggle: (candidate: Choosable, isChosen: boolean) => void;
};

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
                <label className="outline-candidate">
                  <input
                    type="checkbox"
                    checked={chosen.has(candidate.id)}
                    onChange={(event) => toggle(candidate, event.currentTarget.checked)}
                  />
                  <span>
                    {candidate.title} <span className="quiet">{candidate.words} words</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
