import { pageLink, official, say, type Words } from "../../content/word-tokens.ts";
import { useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { followingEdition } from "../season/exam-over.ts";
import { SeasonLine } from "../season/what-now-card.tsx";
import { whatNow } from "../season/what-now.ts";
import type { Eligibility, Goal } from "../tools/eligibility-answer.ts";
import { eligibilityHeadline } from "../tools/eligibility-headline.ts";
import type { RuleAnswer, Verdict } from "../tools/rule-answer.ts";
import { Phrase } from "../marked-words.tsx";
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
  const { asked, following, write, seat, advanced } = found;
  const facts = useFacts();
  return (
    <ToolAnswer title={eligibilityHeadline(found, facts)}>
      <p>{asked}</p>
      {following !== null && (
        <p>
          <b>JEE Main {followingEdition(facts)}:</b> <Phrase words={following} />
        </p>
      )}
      {[write, seat, advanced].map(({ id, title, words }) => (
        <p key={id}>
          <b>{title}:</b> <Phrase words={words} />
        </p>
      ))}
      <CarriedNote of={citedOf(allRules(found))} />
      <ChangeAnswers hasFacts />
    </ToolAnswer>
  );
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
  const { today } = usePageContext();
  const facts = useFacts();
  const todo = found.isOver ? afterTheExam(found, whatNow(today, facts).actions) : steps(found);
  return (
    <>
      <SectionFrame section={{ id: "what-to-do", title: "What to do now" }} level={2}>
        <SeasonLine />
        <ul>
          {todo.map((words, index) => (
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
      <Notes of={citedOf(rules)} />
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

/** What is asked for above and not answered yet. */
function openOnes({ write, seat }: Eligibility): readonly Words[] {
  const open = [...write.rules, ...seat.rules].filter(({ verdict }) => verdict === "open");
  const names = open.map(({ title }) => title).join("; ");
  return open.length === 0 ? [] : [say`Answer what is open: ${{ kind: "text", text: names }}.`];
}

const cost = say`Work out ${pageLink("/tools/fees", "what it costs you")}.`;
const seats = say`Look at ${pageLink("/tools/closing-ranks", "closing ranks")} of the seats that you want.`;

/** With what the season asks of everybody. */
function afterTheExam(eligibility: Eligibility, ofTheSeason: readonly Words[]): readonly Words[] {
  const askAgain = say`Ask here again once the next bulletin is on ${official("jeeMain")}: its years are its own.`;
  return [...openOnes(eligibility), askAgain, ...ofTheSeason, seats];
}

function steps(eligibility: Eligibility): readonly Words[] {
  if (eligibility.papers.every(({ write }) => write === "not-met"))
    return [
      say`See above which rule stops you, and open its record: it names its source.`,
      say`If you think that it is wrong, ask NTA on ${official("jeeMain")}, and ${pageLink("/contact", "tell us")}.`,
    ];
  return [
    ...openOnes(eligibility),
    say`Look up ${pageLink("/important-dates", "the dates")}, and ${pageLink("/registration-2026", "how to fill in the form")}. You register only on ${official("jeeMain")}.`,
    cost,
    seats,
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

function citedOf(rules: readonly RuleAnswer[]) {
  return rules.flatMap(({ facts }) => facts).map((id) => ({ kind: "fact", id }) as const);
}
