import { toolName } from "../../content/page-catalogue.ts";
import yearStyles from "../styles/year-page.css?url";
import { Fragment } from "react";
import script from "../enhance/year-script.ts?script";
import { useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { yearSteps } from "../../content/year-steps.ts";
import { loadedMeta } from "../page-meta.ts";
import type { RouteHandle } from "../route-handle.ts";
import { handbookMeta } from "../search-metadata.ts";
import { CarriedNote, FactSources, Notes, SectionFrame } from "../sections/section-frame.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import {
  yearToday,
  type YearToday,
  type StepState,
  type StepToday,
  type YearDates,
} from "../tools/year-tool.ts";
import type { Route } from "./+types/year.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { Next } from "../season/what-now-card.tsx";
import { Phrase } from "../marked-words.tsx";
import { isShown, type FactId } from "../../content/facts/index.ts";
import { pageLink, say } from "../../content/word-tokens.ts";

const path = "/year";
const description =
  "Every step from the form to your seat, in order: what is open now, what to do and what to keep ready. With a weekly plan of your own.";

const contents = yearSteps.map((step) => [
  step,
  step.milestones.map((id) => ({ kind: "fact", id })),
]);

export const handle = { script } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { meta: handbookMeta(context, { path, description }) };
}

export const meta = loadedMeta;

export default function Page() {
  const { today } = usePageContext();
  const year = yearToday(today, useFacts());
  return (
    <>
      <link rel="stylesheet" href={yearStyles} precedence="year" />
      <PageFrame
        head={<PageHead path={path} title={toolName(path)} lead={description} />}
        answer={<YearNow today={today} {...year} />}
      >
        <Steps steps={year.steps} />
        <AboutList />
        <OwnWeeks examDay={year.examDay} />
      </PageFrame>
    </>
  );
}

function Steps({ steps }: Pick<YearToday, "steps">) {
  const facts = useFacts();
  return (
    <SectionFrame section={{ id: "steps", title: `The steps of JEE Main ${facts.edition}` }}>
      <div className="cluster quiet" id="ticks" hidden>
        <span role="status" />
        <button className="button button-quiet" type="button">
          Clear all ticks
        </button>
      </div>
      <ol className="year-steps" id="year" data-edition={facts.edition}>
        {steps.map((one) => (
          <YearStepItem {...one} key={one.step.id} />
        ))}
      </ol>
    </SectionFrame>
  );
}

function AboutList() {
  return (
    <SectionFrame section={{ id: "about-this-list", title: "About this list" }}>
      <p className="intro">
        Your ticks are saved only in this browser. Anyone else who uses this device can see them.{" "}
        The dates of JEE Main, with reminders, are in{" "}
        <a href="/important-dates.ics">one calendar file</a>.
      </p>
      <CarriedNote of={contents} />
      <Notes of={contents} />
      <FactSources of={contents} />
    </SectionFrame>
  );
}

function YearNow({ today, headline, open, next, steps }: YearToday & { today: string }) {
  const currentSteps = steps.filter(({ state }) => state === "due");
  return (
    <section className="year-now card" aria-labelledby="now">
      <p className="eyebrow">
        Today, <time dateTime={today}>{longIndianDate(today)}</time>
      </p>
      <h2 id="now">{headline}</h2>
      {open.length === 0 ? (
        <p>
          By our records, no step is open now.
          {currentSteps.map(({ step: { id, title } }) => (
            <Fragment key={id}>
              {" "}
              To get ready for the next exam: <a href={`#${id}`}>{title}</a>.
            </Fragment>
          ))}
        </p>
      ) : (
        <ul className="jump-list">
          {open.map((one) => (
            <li key={one.text}>
              <a href={`#${one.step}`}>{one.text}</a>
            </li>
          ))}
        </ul>
      )}
      <Next coming={next} />
      <p>
        Preparing? Keep <a href="#weeks">your own weeks</a>: chapters, a plan and mock scores.
      </p>
    </section>
  );
}

const badges: Readonly<Record<StepState, readonly [label: string, look: string]>> = {
  now: ["Open now", "badge badge-warning"],
  next: ["Next", "badge"],
  later: ["Later", "badge badge-quiet"],
  over: ["Over", "badge badge-quiet"],
  due: ["Do this now", "badge badge-warning"],
  undated: ["Any day", "badge badge-quiet"],
  unknown: ["No date on record", "badge badge-quiet"],
};

function YearStepItem({ step, dates, state }: StepToday) {
  const { id, title, time, todo, ready, more } = step;
  const tick = `tick-${id}`;
  const [label, look] = badges[state];
  const isOpen = state === "now" || state === "due";
  return (
    <li className={isOpen ? "card year-open" : "card"} id={id}>
      <div className="year-head">
        <input type="checkbox" id={tick} value={id} autoComplete="off" />
        <h3>
          <label htmlFor={tick}>{title}</label>
        </h3>
        <span className={look}>{label}</span>
      </div>
      {time !== undefined && (
        <p className="year-dates">
          <Phrase words={time} />
        </p>
      )}
      {dates.length > 0 && (
        <ul className="year-dates">
          {dates.map((one) => (
            <Dates {...one} key={one.name} />
          ))}
        </ul>
      )}
      <div className="year-more">
        <details open={isOpen || state === "next"}>
          <summary>
            What to do<span className="visually-hidden">: {title}</span>
          </summary>
          <p>
            <Phrase words={todo} />
          </p>
          <p>
            <b>Keep ready:</b> <Phrase words={ready} />.
          </p>
          <p className="year-links">
            See: <Phrase words={more} />.
          </p>
        </details>
      </div>
    </li>
  );
}

function Dates({ kind, name, text, said }: YearDates) {
  const isOn = kind === "now" || kind === "ahead";
  return (
    <li>
      {name}: {isOn ? <b>{text}</b> : text}
      {said !== "" && ` (${kind === "now" ? "now" : said})`}
    </li>
  );
}

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
function OwnWeeks({ examDay }: { examDay: string | null }) {
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
