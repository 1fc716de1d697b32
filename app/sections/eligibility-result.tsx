import { inOneSentence } from "../../content/facts/index.ts";
import { official, pageLink, plain, say, type Words } from "../../content/word-tokens.ts";
import { useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { followingEdition } from "../season/milestones.ts";
import { SeasonLine } from "../season/what-now-card.tsx";
import { whatNow } from "../season/what-now.ts";
import { askedOfEligibility, type Asker } from "../tools/eligibility-form.ts";
import {
  asksOf,
  type Eligibility,
  eligibilityHeadline,
  type Goal,
} from "../tools/eligibility-tool.ts";
import type { RuleAnswer, Verdict } from "../tools/rule-answer.ts";
import { Phrase } from "../marked-words.tsx";
import { CarriedNote, Notes, PhraseList, SectionFrame } from "./section-frame.tsx";
import { Scale, ToolAnswer, UsedFacts } from "./tool-page.tsx";

const verdictNames: Readonly<Record<Verdict, string>> = {
  met: "Met",
  "not-met": "Not met",
  open: "Not known yet",
  unannounced: "Not announced",
  unknown: "Not on record",
};

type EligibilityAnswerProps = { found: Eligibility; asker: Asker };

export function EligibilityAnswer({ found, asker }: EligibilityAnswerProps) {
  const { following, write, seat, advanced } = found;
  const facts = useFacts();
  return (
    <ToolAnswer {...eligibilityHeadline(found, facts)}>
      <RulesMet of={[...write.rules, ...seat.rules]} />
      <p>{askedOfEligibility(asker)}</p>
      {following !== null && (
        <p>
          <b>JEE Main {followingEdition(facts)}:</b> <Phrase words={following} />
        </p>
      )}
      {[seat, advanced].map(({ id, title, words }) => (
        <p key={id}>
          <b>{title}:</b> <Phrase words={words} />
        </p>
      ))}
      <CarriedNote of={citedOf(allRules(found))} />
    </ToolAnswer>
  );
}

function RulesMet({ of: rules }: { of: readonly RuleAnswer[] }) {
  const count = (wanted: Verdict) => rules.filter(({ verdict }) => verdict === wanted).length;
  const [met, unmet] = [count("met"), count("not-met")];
  const counts = [
    [met, "met"],
    [unmet, "not met"],
    [rules.length - met - unmet, "not known"],
  ] as const;
  const share = (of: number) => (100 * of) / rules.length;
  return (
    <Scale parts={[{ share: share(met) }, { share: share(unmet), look: "scale-bad" }]}>
      Of {rules.length} rules for the exam and a seat:{" "}
      {counts.flatMap(([of, name]) => (of === 0 ? [] : [`${of} ${name}`])).join(", ")}
    </Scale>
  );
}

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

export function EligibilityMore({ found }: { found: Eligibility }) {
  const { today } = usePageContext();
  const facts = useFacts();
  const todo = found.isOver ? afterTheExam(found, whatNow(today, facts).actions) : steps(found);
  return (
    <>
      <SectionFrame section={{ id: "what-to-do", title: "What to do next" }}>
        <SeasonLine />
        <PhraseList items={todo} />
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
    <SectionFrame section={{ id, title, ...(isFolded && { folded: true }) }}>
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

function openOnes({ write, seat }: Eligibility): readonly Words[] {
  const asks = asksOf([...write.rules, ...seat.rules]);
  return asks.length === 0 ? [] : [say`Tell us ${plain(inOneSentence(asks))}.`];
}

const cost = say`Calculate ${pageLink("/tools/fees", "your fees")}.`;
const seats = say`Look at the ${pageLink("/tools/closing-ranks", "closing ranks")} of the seats you want.`;

/** With what the season asks of everybody. */
function afterTheExam(eligibility: Eligibility, ofTheSeason: readonly Words[]): readonly Words[] {
  const askAgain = say`Check again here once the next bulletin is on ${official("jeeMain")}; it will have its own years.`;
  return [...openOnes(eligibility), askAgain, ...ofTheSeason, seats];
}

function steps(eligibility: Eligibility): readonly Words[] {
  if (eligibility.papers.every(({ write }) => write === "not-met"))
    return [
      say`See which rule you do not meet, and open its record: it names the source.`,
      say`If you think it is wrong, ask NTA on ${official("jeeMain")} and ${pageLink("/contact", "tell us")}.`,
    ];
  return [
    ...openOnes(eligibility),
    say`Check ${pageLink("/important-dates", "the dates")} and ${pageLink("/registration-2026", "how to fill in the form")}. Register only on ${official("jeeMain")}.`,
    cost,
    seats,
  ];
}

function Papers() {
  const { value } = useFacts().fact("documents.registration");
  return (
    <SectionFrame section={{ id: "papers", title: "Documents to keep ready", folded: true }}>
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
