import { longIndianDate } from "../../domain/shared/clock.ts";
import { useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { Phrase } from "../marked-words.tsx";
import type { Coming } from "./coming.ts";
import { whatNow } from "./what-now.ts";

/** What a student does now: the season, what comes next, and the same week a year ago. */
export function WhatNowCard() {
  const { today } = usePageContext();
  const { headline, alsoNow, next, yearAgo, actions } = whatNow(today, useFacts());
  return (
    <section className="what-now" aria-labelledby="what-now">
      <p className="eyebrow">
        Today, <time dateTime={today}>{longIndianDate(today)}</time>
      </p>
      <h2 id="what-now">
        <span className="visually-hidden">What now: </span>
        {headline}
      </h2>
      {alsoNow !== null && (
        <p>
          <b>Also now:</b> {alsoNow}
        </p>
      )}
      <Next coming={next} />
      {yearAgo !== null && (
        <p>
          <b>{yearAgo.lead}</b> {yearAgo.text}
        </p>
      )}
      <h3>This week</h3>
      <ul>
        {actions.map((words, index) => (
          <li key={index}>
            <Phrase words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Next({ coming: { text, official } }: { coming: Coming }) {
  return (
    <p>
      <b>Next:</b> {text}
      {official !== null && (
        <>
          {" "}
          See <Phrase words={[{ kind: "official", site: official }]} />.
        </>
      )}
    </p>
  );
}

/** What comes next, alone: beside a day that is over. */
export function NextLine() {
  const { today } = usePageContext();
  return <Next coming={whatNow(today, useFacts()).next} />;
}

/** The same in a line, on pages that are about something else. Of an edition that is not the current one nothing is new. */
export function SeasonLine() {
  const { today } = usePageContext();
  const facts = useFacts();
  if (facts.edition !== facts.editions.current) return null;
  const { headline, next } = whatNow(today, facts);
  return (
    <div className="alert">
      <p>
        <b>{headline}.</b>
      </p>
      <Next coming={next} />
    </div>
  );
}
