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
import { OwnWeeks } from "../sections/own-weeks.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { YearStepItem } from "../sections/year-step.tsx";
import { yearToday, type YearToday } from "../tools/year-tool.ts";
import type { Route } from "./+types/year.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { Next } from "../season/what-now-card.tsx";

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
