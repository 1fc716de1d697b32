import type { ReactNode } from "react";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { Phrase } from "../marked-words.tsx";
import type { Coming } from "./coming.ts";
import { whatNow } from "./what-now.ts";

export function WhatNowCard() {
  const { today } = usePageContext();
  const { headline, alsoNow, next, over, actions } = whatNow(today, useFacts());
  return (
    <section className="what-now" aria-labelledby="what-now">
      <p className="eyebrow">
        What happens next · Today, <time dateTime={today}>{longIndianDate(today)}</time>
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

export function Next({ coming: { lead, text, official } }: { coming: Coming }) {
  return (
    <p>
      {lead !== "" && (
        <>
          <b>{lead}</b>{" "}
        </>
      )}
      {text}
      <LookAt site={official} />
    </p>
  );
}

function LookAt({ site }: { site: Coming["official"] }) {
  if (site === null) return null;
  return (
    <>
      {" "}
      Look at <Phrase words={[{ kind: "official", site }]} />.
    </>
  );
}

export function NextLine() {
  const { today } = usePageContext();
  const facts = useFacts();
  const { headline, next } = whatNow(today, facts);
  return <Next coming={next.lead === "" ? { ...next, lead: headline } : next} />;
}

/** The season in two sentences, before anything else on a page; `children` stand below them. */
export function SeasonFirst({ children }: { children?: ReactNode }) {
  const { today } = usePageContext();
  const facts = useFacts();
  if (facts.edition !== facts.editions.current) return null;
  const { headline, next } = whatNow(today, facts);
  return (
    <div className="season-line">
      <p>
        <b>{withStop(headline)}</b> {next.lead} {next.text}
        <LookAt site={next.official} />
      </p>
      {children}
    </div>
  );
}

function withStop(headline: string): string {
  return headline.endsWith(".") ? headline : `${headline}.`;
}

/** In one line that of the next exam nothing is announced; nothing while anything is. */
export function NextExamLine() {
  const { today } = usePageContext();
  const facts = useFacts();
  const { headline, next, over } = whatNow(today, facts);
  if (next.kind !== "undated" || facts.edition !== facts.editions.current) return null;
  return (
    <p className="page-days quiet">
      {next.lead || headline} {next.text} {over}
      <LookAt site={next.official} />
    </p>
  );
}

/** The season in a box, on pages that are about something else. Of an edition that is not the current one nothing is new. */
export function SeasonLine() {
  const { today } = usePageContext();
  const facts = useFacts();
  if (facts.edition !== facts.editions.current) return null;
  const { headline, next, over } = whatNow(today, facts);
  return (
    <div className="season-line">
      <p>
        <b>{withStop(headline)}</b>
        {over !== null && ` ${over}`}
      </p>
      <Next coming={next} />
    </div>
  );
}
