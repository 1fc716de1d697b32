import type { StepState, StepToday, YearDates } from "../tools/year-tool.ts";
import { Phrase } from "../marked-words.tsx";

const badges: Readonly<Record<StepState, readonly [label: string, look: string]>> = {
  now: ["Open now", "badge badge-warning"],
  next: ["Next", "badge"],
  later: ["Later", "badge badge-quiet"],
  over: ["Over", "badge badge-quiet"],
  due: ["Do this now", "badge badge-warning"],
  undated: ["Any day", "badge badge-quiet"],
  unknown: ["No date on record", "badge badge-quiet"],
};

export function YearStepItem({ step, dates, state }: StepToday) {
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
