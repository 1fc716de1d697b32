import { Day } from "../ui/links.tsx";
import type { ReactNode } from "react";
import { useFacts, usePageContext } from "../page-context.ts";
import { inOneSentence } from "../../content/facts/index.ts";
import { Phrase } from "../marked-words.tsx";
import { type Coming, whatNow, followingEdition, isExamOver } from "./what-now.ts";
import { passingYears, yearsLater } from "../tools/eligibility-rules.ts";

export function WhatNowCard() {
  const { today } = usePageContext();
  const { headline, alsoNow, next, over, actions } = whatNow(today, useFacts());
  return (
    <section className="what-now" aria-labelledby="what-now">
      <p className="eyebrow">
        What happens next · Today, <Day of={today} />
      </p>
      <h2 id="what-now">
        <span className="visually-hidden">What now: </span>
        {headline}
      </h2>
      {alsoNow !== "" && (
        <p>
          <b>Also now:</b> {alsoNow}.
        </p>
      )}
      <Next coming={next} />
      {over !== null && <p>{over}</p>}
      <details>
        <summary>This week</summary>
        <ul>
          {actions.map((words, index) => (
            <li key={index}>
              <Phrase words={words} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Next({ coming: { lead, text, official } }: { coming: Coming }) {
  return (
    <p>
      {lead !== "" && (
        <>
          <b>{lead}</b>{" "}
        </>
      )}
      {text}
      {official !== null && (
        <>
          {" "}
          Look at <Phrase words={[{ kind: "official", site: official }]} />.
        </>
      )}
    </p>
  );
}

/** The season and what comes next, before or beside something else; of a former edition nothing is new. */
export function SeasonLine({ children }: { children?: ReactNode }) {
  const { today, facts } = usePageContext();
  if (facts.edition !== facts.editions.current) return null;
  const { headline, next } = whatNow(today, facts);
  const season = headline.endsWith(".") ? headline : `${headline}.`;
  return (
    <div className="season-line">
      <Next coming={{ ...next, lead: season, text: `${next.lead} ${next.text}`.trim() }} />
      {children}
    </div>
  );
}

/** In one line that of the next exam nothing is announced; nothing while anything is. */
export function NextExamLine() {
  const { today, facts } = usePageContext();
  if (whatNow(today, facts).next.kind !== "undated") return null;
  return <SeasonLine />;
}

/** Nothing where the rule of the exam that comes is known, and where that before is no rule of years. */
export function NextExamRule() {
  const { today, facts } = usePageContext();
  const { value, carried, standing } = facts.fact("eligibility.years");
  const isNext = carried === undefined && isExamOver(today, facts);
  const years = standing === "withdrawn" ? undefined : passingYears(value);
  if (years === undefined || (carried === undefined && !isNext)) return null;
  const next = isNext ? followingEdition(facts) : facts.edition;
  const yearsOn = Number(next) - Number(carried?.from ?? facts.edition);
  const { passed, appearing } = yearsLater(years, yearsOn);
  const [passedIn, appearIn] = [passed, appearing].map((list) =>
    inOneSentence(list.map(String)).replace(" and ", " or "),
  );
  return (
    <p>
      <b>Who may write it?</b> If the rules stay, those who passed Class 12 in {passedIn}, or take
      it in {appearIn}. <a href="/tools/eligibility">Check yours</a>.
    </p>
  );
}
