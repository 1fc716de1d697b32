import type { FactId } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { official, pageLink, say, type Words } from "../../content/word-tokens.ts";
import { useFacts } from "../facts-context.ts";
import { followingEdition } from "../season/exam-over.ts";
import type { FeePart } from "../tools/fee-part.ts";
import type { FeeGoal } from "../tools/fees-form.ts";
import type { Fees } from "../tools/fees.ts";
import { Phrase } from "../marked-words.tsx";
import { CarriedNote } from "./carried-note.tsx";
import { Notes, SectionFrame } from "./section-frame.tsx";
import { ChangeAnswers, ToolAnswer, UsedFacts } from "./tool-answer.tsx";

type FeesAnswerProps = { fees: Fees; goal: FeeGoal };

type AnswerProps = {
  fees: Fees;
  /** What was asked, in words. */
  asked: string;
  /** Whether the exam of these fees has been held. */
  isOver: boolean;
};

/** The sum with its parts; what no record tells is a part that says so. */
export function FeesAnswer({ fees, asked, isOver }: AnswerProps) {
  const facts = useFacts();
  const { parts, low, high } = fees;
  const citedRecords = parts.flatMap(({ facts }) => facts).map((id) => ({ kind: "fact", id }));
  const missing = parts.filter(({ kind }) => kind === "unknown");
  return (
    <ToolAnswer title={headline(fees, isOver ? facts.edition : undefined)}>
      <p>{asked}</p>
      {isOver && (
        <p>
          JEE Main {facts.edition} is over. The fees of JEE Main {followingEdition(facts)} are not
          announced here: these are the last known ones.
        </p>
      )}
      <p>
        {low === 0 ? "No amount is known here. " : "This is the sum of the parts that are known. "}
        {low < high &&
          "Where two values differ, the first number counts the lower one, the second the higher one. "}
        Not in it, because no record says how much:{" "}
        {missing.map(({ title }) => insideSentence(title)).join("; ")}.
      </p>
      <div className="table-scroll">
        <table className="fee-parts">
          <caption>What it is made of</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Amount</th>
              <th scope="col">What it rests on</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <Part part={part} key={part.id} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Known parts together</th>
              <td className="fee-amount" colSpan={2}>
                {fees.low === 0 ? "not known here" : span(fees)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Notes of={citedRecords} />
      <CarriedNote of={citedRecords} />
      <ChangeAnswers hasFacts />
    </ToolAnswer>
  );
}

/** The amount first; `over` is the year of an exam that has been held. */
function headline(fees: Fees, over: string | undefined): string {
  if (fees.low === 0)
    return over === undefined ? "Not known here" : `Not known here, and JEE Main ${over} is over`;
  const missing = fees.parts.filter(({ kind }) => kind === "unknown");
  const onTop = missing.every(({ id }) => id === "taxes")
    ? "taxes and bank charges"
    : "what is not known here";
  return `${span(fees)}${over === undefined ? "" : ` by the fees of ${over}`}, plus ${onTop}`;
}

/** `Taxes` is `taxes` there; a name like `JEE` stays. */
function insideSentence(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

function Part({ part }: { part: FeePart }) {
  const [record] = part.facts;
  return (
    <tr>
      <th scope="row">
        {record === undefined ? part.title : <a href={`/facts/${record}`}>{part.title}</a>}
      </th>
      <td className="fee-amount">{part.kind === "unknown" ? "not known here" : span(part)}</td>
      <td>
        <Phrase words={part.words} />
      </td>
    </tr>
  );
}

const indianDigits = new Intl.NumberFormat("en-IN");

function span({ low, high }: { readonly low: number; readonly high: number }): string {
  const rupees = (amount: number) => `₹${indianDigits.format(amount)}`;
  return low === high ? rupees(low) : `${rupees(low)}\u00a0to ${rupees(high)}`;
}

/** What comes back or is counted later, where it is paid, and what all of it rests on. */
export function FeesMore({ fees, goal }: FeesAnswerProps) {
  const facts = useFacts();
  const later = laterOf(goal, facts);
  const ids = [...fees.parts, ...later].flatMap((part): readonly FactId[] => part.facts);
  const usedRecords = [...ids, "fee.basis", "fee.ways_to_pay"] as const;
  return (
    <>
      <SectionFrame section={{ id: "later", title: "Refunds, and what counts later" }} level={2}>
        <ul>
          {later.map(({ words }, index) => (
            <li key={index}>
              <Phrase words={words} />
            </li>
          ))}
        </ul>
      </SectionFrame>
      <SectionFrame section={{ id: "paying", title: "How it is paid" }} level={2}>
        <ul>
          <li>
            <Phrase
              words={say`The application fee: online by ${"fee.ways_to_pay"}, only on ${official("jeeMain")}. This site takes no money.`}
            />
          </li>
          <li>
            <Phrase words={say`The application fee is ${"fee.basis"}.`} />
          </li>
          <li>
            <Phrase
              words={say`The form itself: ${pageLink("/registration-2026", "how to fill it in")}.`}
            />
          </li>
        </ul>
      </SectionFrame>
      <UsedFacts ids={usedRecords.filter((id) => facts.find(id) !== undefined)} />
    </>
  );
}

type Later = { readonly words: Words; readonly facts: readonly FactId[] };

function laterOf(goal: FeeGoal, facts: FactSnapshot): readonly Later[] {
  const notKnown = (words: Words): Later => ({ words, facts: [] });
  const form: readonly Later[] = [
    notKnown(say`Whether the application fee is ever refunded is not known here. Ask NTA.`),
    {
      words: say`Only if you challenge an answer key: ${"key.challenge_fee"}, not refunded.`,
      facts: ["key.challenge_fee"],
    },
  ];
  if (goal === "form") return form;
  const { value } = facts.fact("csab.2025.josaa_fees_counted");
  const countedBefore: Later = {
    words:
      value.kind === "boolean" && value.yes
        ? say`What was paid in JoSAA was counted in CSAB 2025.`
        : say`What was paid in JoSAA was not counted in CSAB 2025.`,
    facts: ["csab.2025.josaa_fees_counted"],
  };
  if (goal === "csab") return [countedBefore, ...form];
  const processing: Later = {
    words: say`In JoSAA 2025, ${"josaa.2025.processing_charge"} of the seat acceptance fee was a processing charge.`,
    facts: ["josaa.2025.processing_charge"],
  };
  const institute = notKnown(
    say`Whether what you pay in JoSAA counts towards the institute's fees, and what is refunded if you give up the seat, is not known here. Ask on ${official("josaa")}.`,
  );
  return [processing, institute, ...(goal === "nit" ? [countedBefore] : []), ...form];
}
