import { pageLink, official, say, type Words } from "../../content/words.ts";
import { useFacts } from "../facts-context.ts";
import { SeasonLine } from "../season/what-now-card.tsx";
import type { Eligibility, Goal } from "../tools/eligibility.ts";
import type { RuleAnswer, Verdict } from "../tools/rule-answer.ts";
import { Phrase } from "../words.tsx";
import { CarriedNote } from "./carried-note.tsx";
import { Notes, SectionFrame } from "./section-frame.tsx";
import { ChangeAnswers, ToolAnswer, UsedFacts } from "./tool-answer.tsx";

const verdictNames: Readonly<Record<Verdict, string>> = {
  met: "Met",
  "not-met": "Not met",
  open: "Not known yet",
  unannounced: "Not announced",
  unknown: "Not known here",
};

/** What the answer comes to, then the same of each of the three goals. */
export function EligibilityAnswer({ found }: { found: Eligibility }) {
  const { write, seat, advanced } = found;
  return (
    <ToolAnswer title={headline(found, useFacts().edition)}>
      {[write, seat, advanced].map(({ id, title, words }) => (
        <p key={id}>
          <b>{title}:</b> <Phrase words={words} />
        </p>
      ))}
      <CarriedNote of={cited(allRules(found))} />
      <ChangeAnswers />
    </ToolAnswer>
  );
}

function headline({ write, seat }: Eligibility, edition: string): string {
  if (write.verdict === "not-met") return `Not eligible to write JEE Main ${edition}`;
  if (write.verdict === "unknown") return "Not known here: ask NTA";
  if (write.verdict === "open") return "Not known yet: some answers are missing";
  if (write.verdict === "unannounced")
    return `Not known yet: the rules of ${edition} are not all announced`;
  const more: Readonly<Record<Verdict, string>> = {
    met: ", and your Class 12 is enough for a seat",
    "not-met": ", but your Class 12 is not enough for an NIT, IIIT or GFTI",
    open: "; for a seat, some answers are missing",
    unannounced: `; for a seat, the rules of ${edition} are not all announced`,
    unknown: "; for a seat, ask the institute",
  };
  return `Eligible to write JEE Main ${edition}${more[seat.verdict]}`;
}

/** The rules, each with its verdict and its record. */
export function EligibilityRules({ found }: { found: Eligibility }) {
  const { write, seat, advanced } = found;
  return (
    <>
      <Rules goal={write} />
      <Rules goal={seat} />
      <Rules goal={advanced} isFolded />
    </>
  );
}

/** What to do, with what, and where all of the answer comes from. */
export function EligibilityMore({ found }: { found: Eligibility }) {
  return (
    <>
      <SectionFrame section={{ id: "what-to-do", title: "What to do now" }} level={2}>
        <SeasonLine />
        <ul>
          {steps(found).map((words, index) => (
            <li key={index}>
              <Phrase words={words} />
            </li>
          ))}
        </ul>
      </SectionFrame>
      <Papers />
      <UsedFacts
        ids={[...allRules(found).flatMap(({ facts }) => facts), "documents.registration"]}
      />
    </>
  );
}

function Rules({
  goal: { id, title, rules },
  isFolded = false,
}: {
  goal: Goal;
  isFolded?: boolean;
}) {
  return (
    <SectionFrame section={{ id, title, ...(isFolded && { folded: true }) }} level={2}>
      <ul className="rules">
        {rules.map((rule) => (
          <Rule rule={rule} key={rule.id} />
        ))}
      </ul>
      <Notes of={cited(rules)} />
    </SectionFrame>
  );
}

function Rule({ rule: { title, verdict, words, facts } }: { rule: RuleAnswer }) {
  const [record] = facts;
  return (
    <li className={`rule rule-${verdict}`}>
      <p className="rule-head">
        <span className="verdict">{verdictNames[verdict]}</span>{" "}
        {record === undefined ? <b>{title}</b> : <a href={`/facts/${record}`}>{title}</a>}
      </p>
      <p>
        <Phrase words={words} />
      </p>
    </li>
  );
}

function steps({ write, seat }: Eligibility): readonly Words[] {
  const open = [...write.rules, ...seat.rules].filter(({ verdict }) => verdict === "open");
  const names = open.map(({ title }) => title).join("; ");
  if (write.verdict === "not-met")
    return [
      say`See above which rule stops you, and open its record: it names its source.`,
      say`If you think that it is wrong, ask NTA on ${official("jeeMain")}, and ${pageLink("/report-a-mistake", "tell us")}.`,
    ];
  return [
    ...(open.length === 0 ? [] : [say`Answer what is open: ${{ kind: "text", text: names }}.`]),
    say`Look up ${pageLink("/important-dates", "the dates")}, and ${pageLink("/registration-2026", "how to fill in the form")}. You register only on ${official("jeeMain")}.`,
    say`Work out ${pageLink("/tools/fees", "what it costs you")}.`,
    say`Look at ${pageLink("/tools/closing-ranks", "closing ranks")} of the seats that you want.`,
  ];
}

function Papers() {
  const { value } = useFacts().fact("documents.registration");
  return (
    <SectionFrame section={{ id: "papers", title: "Papers to have ready", folded: true }} level={2}>
      {value.kind === "points" ? (
        <ul>
          {value.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : (
        <p>
          <Phrase words={say`${"documents.registration"}.`} />
        </p>
      )}
    </SectionFrame>
  );
}

function allRules({ write, seat, advanced }: Eligibility): readonly RuleAnswer[] {
  return [write, seat, advanced].flatMap(({ rules }) => rules);
}

function cited(rules: readonly RuleAnswer[]) {
  return rules.flatMap(({ facts }) => facts).map((id) => ({ kind: "fact", id }) as const);
}
