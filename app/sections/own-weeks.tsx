import { type FactId, isShown } from "../../content/facts/index.ts";
import { sessionOneExam, sessionTwoExam } from "../../content/pages/important-dates.ts";
import { useFacts, usePageContext } from "../page-context.ts";
import { eventDays } from "../season/event-days.ts";
import { FactSources, Intro, SectionFrame, type SectionProps } from "./section-frame.tsx";
import yearStyles from "../styles/year-page.css?url";

const subjects: readonly (readonly [FactId, string])[] = [
  ["syllabus.physics", "Physics"],
  ["syllabus.chemistry.physical", "Physical Chemistry"],
  ["syllabus.chemistry.inorganic", "Inorganic Chemistry"],
  ["syllabus.chemistry.organic", "Organic Chemistry"],
  ["syllabus.mathematics", "Mathematics"],
];

/** A list to tick, on paper too; with script a plan for the weeks that are left and a line of mock scores. */
export function OwnWeeks({ section, level }: SectionProps<"weeks">) {
  const { today, facts } = usePageContext();
  const examDay = [sessionOneExam, sessionTwoExam]
    .map((event) => eventDays(event, facts)?.from)
    .find((day) => day !== undefined && day > today);
  return (
    <SectionFrame section={section} level={level}>
      <link rel="stylesheet" href={yearStyles} precedence="year" />
      <Intro words={section.intro} />
      <div className="card" id="plan" hidden>
        <div className="field">
          <label htmlFor="exam-day">Date of your exam</label>
          <input id="exam-day" type="date" defaultValue={examDay} />
        </div>
        <div role="status">
          <p className="result" />
          <p className="said" />
        </div>
        <details className="disclosure" hidden>
          <summary>Week by week</summary>
          <ol className="disclosure-body" />
        </details>
      </div>
      <div id="chapters">
        {subjects.map(([id, subject]) => (
          <Chapters id={id} subject={subject} key={id} />
        ))}
      </div>
      <MockScores />
      <div className="cluster" id="saved" hidden>
        <p className="quiet">
          Saved only in this browser. Anyone else who uses this device can see it.
        </p>
        <button className="button button-quiet" type="button">
          Clear everything
        </button>
      </div>
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

function MockScores() {
  const total = useFacts().fact("paper1.total_marks");
  if (!isShown(total) || total.value.kind !== "number") return null;
  const marks = total.value.amount;
  return (
    <div className="card" id="scores" hidden>
      <h3>Mock scores</h3>
      <form className="cluster">
        <div className="field">
          <label htmlFor="mock-marks">Marks in your last mock, out of {marks}</label>
          <input
            id="mock-marks"
            type="number"
            min={-marks / 4}
            max={marks}
            required
            autoComplete="off"
          />
        </div>
        <button className="button" type="submit">
          Add
        </button>
      </form>
      <svg viewBox={`0 0 100 ${marks}`} preserveAspectRatio="none" aria-hidden="true">
        <path />
      </svg>
      <p role="status" />
      <div>
        <button className="button button-quiet" type="button" hidden>
          Remove the last one
        </button>
      </div>
    </div>
  );
}
