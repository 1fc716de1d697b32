import { factsContext, useFacts, readPageContext } from "../page-context.ts";
import { isExamOver, followingEdition } from "../season/what-now.ts";
import { ToolPage, Scale, ToolAnswer, UsedFacts } from "../sections/tool-page.tsx";
import {
  feesForm,
  missingInFees,
  askedOfFees,
  type Payer,
  feesOf,
  type FeePart,
  type Fees,
} from "../tools/fees.ts";
import { readForm, withoutContradictions } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-fees.ts";
import { inOneSentence } from "../../content/facts/index.ts";
import { official, pageLink, say } from "../../content/word-tokens.ts";
import { indianNumber } from "../tools/closing-ranks-tool.ts";
import { Phrase } from "../marked-words.tsx";
import { CarriedNote, Notes, PhraseList, SectionFrame } from "../sections/section-frame.tsx";
import { ToolForm } from "../sections/tool-form.tsx";

const path = "/tools/fees";
const description = "Your fees from the application form to the seat, item by item.";

export function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const reading = withoutContradictions(readForm(feesForm, url.searchParams), missingInFees);
  const isOver = isExamOver(readPageContext(context).today, facts);
  const found =
    reading.kind === "submitted"
      ? { fees: feesOf(reading.values, facts), payer: reading.values, isOver }
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
      form={<ToolForm path={path} reading={reading} submit="Calculate" fields={feesForm} />}
      answer={found && <FeesAnswer {...found} />}
      more={found && <FeesMore {...found} />}
      next={["/tools/upload-check", "/tools/eligibility", "/year"]}
      limits={limits}
    />
  );
}

const limits = [
  "The fee for all three papers: our records have those for one and for two.",
  "Tuition, hostel and mess fees of any institute.",
  "Travel to the exam, coaching and books.",
  "Fees of CSAB special rounds, state exams and private colleges.",
];

type FeesProps = { fees: Fees; payer: Payer };

/** The sum with its parts; what no record tells is a part that says so. `isOver`: the exam has been held. */
function FeesAnswer({ fees, payer, isOver }: FeesProps & { isOver: boolean }) {
  const facts = useFacts();
  const { parts, low, high } = fees;
  const citedRecords = parts.flatMap(({ facts }) => facts).map((id) => ({ kind: "fact", id }));
  const missing = parts.filter(({ kind }) => kind === "unknown");
  const paid = parts.flatMap((part) => (part.kind === "known" && part.high > 0 ? [part] : []));
  return (
    <ToolAnswer figure={low === 0 ? "Not on record" : span(fees)} sentence={sentenceOf(fees)}>
      <p>{askedOfFees(payer)}</p>
      {paid.length > 1 && (
        <Scale parts={paid.map((part) => ({ share: (100 * part.high) / high }))}>
          {paid.map(({ title }) => title).join(" · ")}
        </Scale>
      )}
      {isOver && (
        <p>
          JEE Main {facts.edition} is over. We have no fees for JEE Main {followingEdition(facts)}{" "}
          on record yet; these are the latest we know.
        </p>
      )}
      <p>
        {low < high && "Where our sources differ, we show the lowest and the highest total. "}
        Not included, as we have no amount on record:{" "}
        {missing.map(({ title }) => insideSentence(title)).join("; ")}.
      </p>
      <div className="section">
        <div className="table-scroll">
          <table className="cards fee-parts">
            <caption>Item by item</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Amount</th>
                <th scope="col">Details</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <Part part={part} key={part.id} />
              ))}
              <tr className="highlighted">
                <th scope="row">Total of known items</th>
                <td className="asked" colSpan={2}>
                  {low === 0 ? "not on record" : span(fees)}
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      <Notes of={citedRecords} />
      <CarriedNote of={citedRecords} />
    </ToolAnswer>
  );
}

function sentenceOf({ low, parts }: Fees): string {
  if (low === 0) return "We do not have these fees; the official sites below do.";
  const years = new Set(parts.flatMap((part) => (part.kind === "known" ? part.years : [])));
  const missing = parts.filter(({ kind }) => kind === "unknown");
  const onTop = missing.every(({ id }) => id === "taxes")
    ? "taxes and bank charges"
    : "charges not on record";
  return `${years.size === 0 ? "" : `at ${inOneSentence([...years].sort())} fees, `}plus ${onTop}`;
}

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
      <td className="asked">{part.kind === "unknown" ? "not on record" : span(part)}</td>
      <td className="wide">
        <Phrase words={part.words} />
      </td>
    </tr>
  );
}

function span({ low, high }: { readonly low: number; readonly high: number }): string {
  const rupees = (amount: number) => `₹${indianNumber(amount)}`;
  return low === high ? rupees(low) : `${rupees(low)}\u00a0to ${rupees(high)}`;
}

function FeesMore({ fees, payer }: FeesProps) {
  const facts = useFacts();
  const later = payer.goal === "form" ? laterForForm : laterForSeat;
  const usedRecords = [
    ...fees.parts.flatMap((part) => part.facts),
    "key.challenge_fee",
    ...(payer.goal === "form" ? [] : (["josaa.2025.processing_charge"] as const)),
    "fee.basis",
    "fee.ways_to_pay",
  ] as const;
  return (
    <>
      <SectionFrame section={{ id: "later", title: "Refunds and later payments" }}>
        <PhraseList items={later} />
      </SectionFrame>
      <SectionFrame section={{ id: "paying", title: "How to pay" }}>
        <PhraseList items={paying} />
      </SectionFrame>
      <UsedFacts ids={usedRecords.filter((id) => facts.find(id) !== undefined)} />
    </>
  );
}

const paying = [
  say`Pay the application fee online by ${"fee.ways_to_pay"}, only on ${official("jeeMain")}. This site takes no money.`,
  say`The application fee is ${"fee.basis"}.`,
  say`For the form itself, see ${pageLink("/registration-2026", "how to fill it in")}.`,
];

const laterForForm = [
  say`NTA generally does not refund the application fee. Read the bulletin of your year.`,
  say`To challenge an answer key you pay ${"key.challenge_fee"}, which is not refunded.`,
];

const laterForSeat = [
  say`In JoSAA 2025, ${"josaa.2025.processing_charge"} of the seat acceptance fee was a processing charge.`,
  say`We have no record on how JoSAA payments are adjusted against the institute’s fees, or what is refunded if you give up the seat. See ${official("josaa")}.`,
  ...laterForForm,
];
