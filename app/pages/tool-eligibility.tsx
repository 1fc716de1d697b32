import { factsContext, useFacts, readPageContext, usePageContext } from "../page-context.ts";
import { ToolPage, Scale, ToolAnswer, UsedFacts } from "../sections/tool-page.tsx";
import {
  eligibilityForm,
  type Asker,
  askedOfEligibility,
  contradictionsOf,
  type RuleAnswer,
  type Verdict,
  topPercentile,
} from "../tools/eligibility-rules.ts";
import {
  eligibilityOf,
  asksOf,
  type Eligibility,
  eligibilityHeadline,
} from "../tools/eligibility-tool.ts";
import { readForm, withoutContradictions, type FormReading } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-eligibility.ts";
import { Fields, FormField, ToolForm } from "../sections/tool-form.tsx";
import { inOneSentence, isShown } from "../../content/facts/index.ts";
import { official, pageLink, plain, say, type Words } from "../../content/word-tokens.ts";
import { followingEdition, whatNow } from "../season/what-now.ts";
import { SeasonLine } from "../season/what-now-card.tsx";
import { Phrase } from "../marked-words.tsx";
import { CarriedNote, Notes, PhraseList, SectionFrame } from "../sections/section-frame.tsx";

const path = "/tools/eligibility";
const description = "Answer a few questions and see which rules you meet, each with its source.";

export function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { today } = readPageContext(context);
  const reading = withoutContradictions(readForm(eligibilityForm, url.searchParams), (values) =>
    contradictionsOf(values, today, facts),
  );
  const found =
    reading.kind === "submitted"
      ? { asker: reading.values, found: eligibilityOf(reading.values, facts, today) }
      : null;
  return toolData(context, { path, description, reading }, { found });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function Page({ loaderData: { reading, found } }: Route.ComponentProps) {
  return (
    <ToolPage
      path={path}
      lead={description}
      form={<EligibilityForm reading={reading} />}
      answer={
        found && (
          <>
            <EligibilityAnswer {...found} />
            <EligibilityRules {...found.found} />
          </>
        )
      }
      more={found && <EligibilityMore {...found} />}
      next={["/tools/fees", "/tools/upload-check"]}
      limits={limits}
    />
  );
}

const limits = [
  "Your rank, and the seat you may get with it.",
  "Rules of individual institutes, private colleges and state exams.",
  "Rules we have no record of: open schools, boards outside India, and candidates who are not Indian citizens.",
];

function EligibilityForm({ reading }: { reading: FormReading<Asker> }) {
  return (
    <ToolForm path={path} reading={reading} submit="Check my eligibility" fields={eligibilityForm}>
      <p className="quiet">
        For Indian citizens and boards in India. Skip what you don’t know; we’ll tell you what is
        missing.
      </p>
      {groups.map(([title, names]) => (
        <fieldset className="field-group" key={title}>
          <legend>{title}</legend>
          <Fields of={eligibilityForm} names={names} />
        </fieldset>
      ))}
      <details
        className="disclosure"
        open={special.some((name) => reading.typed[name]?.some((value) => value !== "school"))}
      >
        <summary>Diploma and your place in your board</summary>
        <div className="disclosure-body">
          <Fields of={eligibilityForm} names={["board"]} />
          <TopOfBoard />
        </div>
      </details>
    </ToolForm>
  );
}

const groups = [
  ["Courses and Class 12", ["paper", "class12", "year"]],
  ["Subjects and marks", ["subject", "count", "percent"]],
  ["Category and earlier attempts", ["category", "pwd", "tried", "first", "sessions"]],
] as const;

/** What few need stands open once it is used. */
const special = ["board", "top20"];

/** With the number of the record: few know what a top percentile is. */
function TopOfBoard() {
  const record = useFacts().fact("admission.top_percentile");
  const top = isShown(record) ? topPercentile(record.value) : undefined;
  const { top20 } = eligibilityForm;
  if (top === undefined) return <FormField name="top20" {...top20} />;
  return (
    <FormField
      name="top20"
      {...top20}
      label={`Are you in the top ${top} percentile of your board?`}
      hint={`That is, among the best ${top} of every 100 there. It counts instead of the percentage.`}
    />
  );
}

const verdictNames: Readonly<Record<Verdict, string>> = {
  met: "Met",
  "not-met": "Not met",
  open: "Not known yet",
  unannounced: "Not announced",
  unknown: "Not on record",
};

type EligibilityAnswerProps = { found: Eligibility; asker: Asker };

function EligibilityAnswer({ found, asker }: EligibilityAnswerProps) {
  const { following, write, seat } = found;
  const facts = useFacts();
  return (
    <ToolAnswer {...eligibilityHeadline(found, facts)}>
      <RulesMet of={[...write, ...seat]} />
      <p>{askedOfEligibility(asker)}</p>
      {following !== null && (
        <p>
          <b>JEE Main {followingEdition(facts)}:</b> <Phrase words={following} />
        </p>
      )}
      <p>
        <b>{forSeat}:</b> You also need a rank in JEE Main; which seat you get depends on it.
      </p>
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

function EligibilityMore({ found }: { found: Eligibility }) {
  const { today, facts } = usePageContext();
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

const forSeat = "For a seat in an NIT, IIIT or GFTI";

function EligibilityRules({ write, seat, isOver }: Eligibility) {
  const { edition } = useFacts();
  const toWrite = `To write JEE Main ${edition}${isOver ? " (over)" : ""}`;
  return (
    <>
      <Rules section={{ id: "write", title: toWrite }} rules={write} />
      <Rules section={{ id: "seat", title: forSeat }} rules={seat} />
    </>
  );
}

type RulesProps = { section: { id: string; title: string }; rules: readonly RuleAnswer[] };

function Rules({ section, rules }: RulesProps) {
  return (
    <SectionFrame section={section}>
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
  const asks = asksOf([...write, ...seat]);
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

function allRules({ write, seat }: Eligibility): readonly RuleAnswer[] {
  return [...write, ...seat];
}

function citedOf(rules: readonly RuleAnswer[]) {
  return rules.flatMap(({ facts }) => facts).map((id) => ({ kind: "fact", id }) as const);
}
