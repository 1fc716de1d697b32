import { Fragment } from "react";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { Next } from "../season/what-now-card.tsx";
import type { YearToday } from "../tools/year-tool.ts";

/** What can be done today, each with the way to its step, and what begins next. */
export function YearNow({ today, headline, open, next, steps }: YearToday & { today: string }) {
  const currentSteps = steps.filter(({ state }) => state === "now");
  return (
    <section className="year-now stack" aria-labelledby="now">
      <p className="eyebrow">
        Today, <time dateTime={today}>{longIndianDate(today)}</time>
      </p>
      <h2 id="now">{headline}</h2>
      {open.length === 0 ? (
        <p>
          Nothing is open now.
          {currentSteps.map(({ step: { id, title } }) => (
            <Fragment key={id}>
              {" "}
              What you can do for the next exam: <a href={`#${id}`}>{title}</a>.
            </Fragment>
          ))}
        </p>
      ) : (
        <ul>
          {open.map((one) => (
            <li key={one.text}>
              <a href={`#${one.step}`}>{one.text}</a>
            </li>
          ))}
        </ul>
      )}
      <Next coming={next} />
    </section>
  );
}
