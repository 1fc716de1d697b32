import { isKnown, type Fact } from "./fact-record.ts";
import { factFigure, factText, type FactForm } from "./fact-text.ts";
import type { reportedDifferences } from "./reported-differences.ts";

type ReportedId = keyof typeof reportedDifferences;

type ReportedFacts = { readonly fact: (id: ReportedId) => Fact };

/** `denied`: a reported No in words. */
type Reported = { readonly id: ReportedId; readonly who?: string; readonly denied?: string };

const reportsOf: Readonly<Record<string, readonly Reported[]>> = {
  "fee.obc_ews.one_paper": [{ id: "actual.fee.obc_ews_female.one_paper", who: "women" }],
  "fee.obc_ews.two_papers": [
    { id: "actual.fee.obc_ews_male.two_papers", who: "men" },
    { id: "actual.fee.obc_ews_female.two_papers", who: "women" },
  ],
  "upload.photo": [{ id: "actual.upload.photo" }],
  "upload.signature": [{ id: "actual.upload.signature" }],
  "upload.class10": [{ id: "actual.upload.class10" }],
  "paper2a.maths": [{ id: "actual.paper2a.maths" }],
  "paper2a.drawing": [{ id: "actual.paper2a.drawing" }],
  "paper2a.questions": [{ id: "actual.paper2a.questions" }],
  "paper2b.maths": [{ id: "actual.paper2b.maths" }],
  "paper2b.questions": [{ id: "actual.paper2b.questions" }],
  "saf.general_obc": [{ id: "actual.saf.general_obc_2025" }],
  "tie.order": [{ id: "actual.tie.age_used", denied: "age is not used" }],
};

/** A value that the office stated has settled the reports. */
export function isContradicted({ status, changedAt }: Fact): boolean {
  return status.kind === "conflict" && changedAt === undefined;
}

/**
 * `reported for 2026: women ₹800`, or `2026: women ₹800` in brief. Null without a differing report, once the
 * office has stated the value, and where the text names the reports (`told`) itself.
 */
export function reportedBeside(
  record: Fact,
  facts: ReportedFacts,
  {
    form,
    isBrief = false,
    told,
  }: { form?: FactForm | undefined; isBrief?: boolean; told?: ReadonlySet<string> } = {},
): string | null {
  if (!isContradicted(record)) return null;
  const reports = (reportsOf[record.id] ?? [])
    .filter(({ id }) => told?.has(id) !== true)
    .map((report) => ({ ...report, record: facts.fact(report.id) }))
    .filter((report) => isKnown(report.record));
  const [first] = reports;
  if (first === undefined) return null;
  const values = reports.map(({ who, denied, record: reported }) => {
    const { value } = reported;
    if (denied !== undefined) return value.kind === "boolean" && !value.yes ? denied : null;
    const text = textOf(reported, form);
    if (text === textOf(record, form)) return null;
    return who === undefined ? text : `${who} ${text}`;
  });
  const said = values.filter((text) => text !== null);
  if (said.length === 0) return null;
  const lead = isBrief ? "" : "reported for ";
  return `${lead}${first.record.edition}: ${said.join(", ")}${safeSize(record, first.record)}`;
}

function textOf(record: Fact, form: FactForm | undefined): string {
  return form === undefined ? factText(record) : factFigure(record, form);
}

/** Of two limits of a file, the lower one satisfies both. */
function safeSize({ value: ours }: Fact, { value: theirs }: Fact): string {
  if (ours.kind !== "file-size" || theirs.kind !== "file-size") return "";
  return theirs.maxKb < ours.maxKb ? `; keep it under ${theirs.maxKb} kB` : "";
}
