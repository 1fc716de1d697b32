import type { FactId } from "../../content/facts/index.ts";
import { pageLink, say } from "../../content/word-tokens.ts";
import { useFacts } from "../facts-context.ts";
import { Phrase } from "../marked-words.tsx";
import { isShown } from "../tools/record-words.ts";
import { FactSources, SectionFrame } from "./section-frame.tsx";

const subjects: readonly (readonly [FactId, string])[] = [
  ["syllabus.physics", "Physics"],
  ["syllabus.chemistry.physical", "Physical Chemistry"],
  ["syllabus.chemistry.inorganic", "Inorganic Chemistry"],
  ["syllabus.chemistry.organic", "Organic Chemistry"],
  ["syllabus.mathematics", "Mathematics"],
];

const intro = say`Tick the chapters you have finished. They are the topics of ${pageLink("/syllabus-2026", "our syllabus list")}.`;

/**
 * The chapters as a list to tick, on paper too; with script a plan for the weeks that are left and a line of
 * mock scores. `examDay`: that of the next session whose days are known.
 */
export function OwnWeeks({ examDay }: { examDay: string | null }) {
  const facts = useFacts();
  const total = facts.fact("paper1.total_marks");
  const marks = isShown(total) && total.value.kind === "number" ? total.value.amount : undefined;
  return (
    <SectionFrame section={{ id: "weeks", title: "Your own weeks" }} className="own-weeks">
      <p className="intro">
        <Phrase words={intro} />
      </p>
      <div className="card" id="plan" hidden>
        <div className="field">
          <label htmlFor="exam-day">Date of your exam</label>
          <input id="exam-day" type="date" defaultValue={examDay ?? undefined} />
        </div>
        <div role="status">
          <p className="result" />
          <p className="said" />
        </div>
        <details className="disclosure" hidden open>
          <summary>Week by week</summary>
          <ol className="disclosure-body plan-weeks" />
        </details>
      </div>
      <div id="chapters">
        {subjects.map(([id, subject]) => (
          <Chapters id={id} subject={subject} key={id} />
        ))}
      </div>
      {marks !== undefined && (
        <div className="card" id="scores" hidden>
          <h3>Mock scores</h3>
          <form className="cluster score-form">
            <div className="field">
              <label htmlFor="mock-marks">Marks in your last mock, out of {marks}</label>
              <input
                id="mock-marks"
                type="number"
                min={-marks / 4}
                max={marks}
                inputMode="numeric"
                required
                autoComplete="off"
              />
            </div>
            <button className="button" type="submit">
              Add
            </button>
          </form>
          <svg
            className="score-line"
            viewBox={`0 0 100 ${marks}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path />
          </svg>
          <p role="status" />
          <p>
            <button className="button button-quiet" type="button" hidden>
              Remove the last one
            </button>
          </p>
        </div>
      )}
      <p id="weeks-kept" hidden>
        <span className="quiet">
          Saved only in this browser. Anyone else who uses this device can see it.
        </span>{" "}
        <button className="button button-quiet" type="button">
          Clear chapters and scores
        </button>
      </p>
      <FactSources of={subjects.map(([id]) => ({ kind: "fact", id }))} />
    </SectionFrame>
  );
}

function Chapters({ id, subject }: { id: FactId; subject: string }) {
  const record = useFacts().fact(id);
  if (!isShown(record) || record.value.kind !== "points") return null;
  const { points } = record.value;
  return (
    <details className="disclosure">
      <summary>
        <h3>{subject}</h3>
        <span className="quiet">{points.length} chapters</span>
      </summary>
      <div className="disclosure-body">
        <fieldset className="choices">
          <legend className="visually-hidden">{subject}: chapters finished</legend>
          {points.map((chapter) => (
            <label className="choice" key={chapter}>
              <input type="checkbox" autoComplete="off" />
              <span>{chapter}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
