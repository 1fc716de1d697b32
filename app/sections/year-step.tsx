import type { StepState, StepToday, YearDates } from "../tools/year-tool.ts";
import { Phrase } from "../marked-words.tsx";

const labels: Readonly<Record<StepState, string>> = {
  now: "Open now",
  next: "Next",
  later: "Later",
  over: "Over",
  due: "Do this now",
  undated: "Any day",
  dayless: "No date on record",
  unknown: "No date on record",
};

const badges: Readonly<Record<StepState, string>> = {
  now: "badge badge-warning",
  next: "badge",
  later: "badge badge-quiet",
  over: "badge badge-quiet",
  due: "badge badge-warning",
  undated: "badge badge-quiet",
  dayless: "badge badge-quiet",
  unknown: "badge badge-quiet",
};

export function YearStepItem({ step, dates, state }: StepToday) {
  const { id, title, time, todo, ready, more } = step;
  const tick = `tick-${id}`;
  const isOpen = state === "now" || state === "due";
  return (
    <li className={isOpen ? "card year-open" : "card"} id={id}>
      <div className="year-head">
        <input type="checkbox" id={tick} value={id} autoComplete="off" />
        <h3>
          <label htmlFor={tick}>{title}</label>
        </h3>
        <span className={badges[state]}>{labels[state]}</span>
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

function Dates({ name, text, standing: { kind, text: said } }: YearDates) {
  const isOn = kind === "now" || kind === "ahead";
  return (
    <li>
      {name}: {isOn ? <b>{text}</b> : text}
      {said !== "" && ` (${kind === "now" ? "now" : said})`}
    </li>
  );
}
