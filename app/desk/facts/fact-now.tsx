import { counted } from "../phrases.ts";
import { Instant } from "../kit/times.tsx";
import type { OpenedFact } from "./opened-fact.ts";
import { checkReasons, standingOrFinding } from "./statement-words.ts";
import { SourceLine } from "./statement-summary.tsx";

/** What readers see of a fact now, and where. */
export function FactNow({ opened }: { opened: OpenedFact }) {
  const { fact, usedIn } = opened;
  const pages = new Map(usedIn.map(({ path, title }) => [path, title]));
  const { id, text, topic, source, checkedOn, toCheck, scheduledAt } = fact;
  return (
    <section className="stack fact-now" aria-label="Value now">
      <p className="eyebrow">{topic}</p>
      <p className="fact-figure">{text}</p>
      <p className="cluster">
        <span className="badge">{standingOrFinding(fact)}</span>
        {toCheck.map((reason) => (
          <span className="badge badge-warning" key={reason}>
            {checkReasons[reason]}
          </span>
        ))}
        {scheduledAt !== null && (
          <span className="badge badge-quiet">
            Changes on <Instant of={scheduledAt} />
          </span>
        )}
      </p>
      <SourceLine source={source} checkedOn={checkedOn} />
      <details className="disclosure">
        <summary>
          {pages.size === 0
            ? "No page shows it"
            : `Readers see it on ${counted(pages.size, "page or file", "pages and files")}`}
        </summary>
        <div className="disclosure-body">
          <ul className="fact-pages">
            {[...pages].map(([path, title]) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
          <p className="quiet">
            <a href={`/facts/${id}`}>What readers see of its history</a>
          </p>
        </div>
      </details>
    </section>
  );
}
