import { saidOfCarried } from "./carried-words.ts";
import type { CaveatId, Fact } from "./fact-record.ts";
import { firstEdition, type Edition } from "./edition.ts";
import { factFigure, factText, type FactForm } from "./fact-text.ts";
import type { paperTwoFacts } from "./papers.ts";
import type { reportedDifferences } from "./reported-differences.ts";

type NotedId = keyof typeof reportedDifferences | keyof typeof paperTwoFacts;

type NotedFacts = { readonly edition: Edition; readonly fact: (id: NotedId) => Fact };

/** Values are named, and looked up at the time of showing. */
type Note = readonly (
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fact"; readonly id: NotedId; readonly form?: FactForm }
)[];

function note(
  strings: TemplateStringsArray,
  ...between: readonly (NotedId | { readonly id: NotedId; readonly form: FactForm })[]
): Note {
  return strings.flatMap((text, index): Note => {
    const next = between[index];
    if (next === undefined) return [{ kind: "text", text }];
    const caveat = typeof next === "string" ? { id: next } : next;
    return [
      { kind: "text", text },
      { kind: "fact", ...caveat },
    ];
  });
}

const differentFees = note` Published tables for 2025 and 2026 differ for GEN-EWS and OBC-NCL: ${"actual.fee.obc_ews_female.one_paper"} for women for one paper, and for more than one paper ${"actual.fee.obc_ews_male.two_papers"} for men and ${"actual.fee.obc_ews_female.two_papers"} for women. Centres abroad cost more. Check the official bulletin before you pay.`;

export const caveats: Readonly<Record<CaveatId, Note>> = {
  "C-GENERAL": note`These figures are our summary. Rules can change between sessions and years: check the current information bulletin on jeemain.nta.nic.in before you act on them.`,
  "C-FEES": [...note`These fees are for our reference year, 2025.`, ...differentFees],
  "C-UPLOADS": note`File limits have changed from year to year; for the 2026 form, ${"actual.upload.photo"} for the photo and ${"actual.upload.signature"} for the signature were reported. For the Class 10 certificate ${"actual.upload.class10"} was reported in 2025; no confirmed limit for 2026 is recorded here. Follow the limit on the official upload screen.`,
  "C-PAPER2": note`The split of Paper 2 follows our reference data. Reports for 2025 and 2026 give Mathematics ${"actual.paper2a.maths"}; ${"actual.paper2a.questions"} in all in Paper 2A with Drawing out of ${{ id: "actual.paper2a.drawing", form: "marks" }}; ${"actual.paper2b.questions"} in all in Paper 2B; and ${"paper2a.total_marks"} for each paper. The parts of Paper 2B in our reference data add up to more than its total for this reason. Check the current bulletin.`,
  "C-TIE": note`From 2025 on, bulletins are reported to leave age out of tie-breaking and to give the same rank to candidates who are still level. Check the current bulletin.`,
  "C-SAF": note`The seat acceptance fee is set each year. For JoSAA 2025, ${"actual.saf.general_obc_2025"} was reported for General, GEN-EWS and OBC-NCL. Check josaa.nic.in for your year.`,
  "C-BARCH": note`The minimum marks for B.Arch and B.Planning are set by the Council of Architecture and by each institute, and have been revised more than once. Ask the institute and check the current bulletin.`,
  "C-75": note`The Class 12 percentage is a rule for admission, not for writing JEE Main. In JoSAA's rules the relaxation for SC and ST covers PwD candidates too.`,
  "C-CUTOFF": note`These are the percentiles needed to register for JEE Advanced, rounded to two decimals for 2025 (PwD in full: ${"actual.cutoff.2025.pwd"}). They are not admission cutoffs of any college.`,
  "C-RANKS": note`Closing ranks are those of JoSAA 2025, Round 6, open category, gender-neutral pool. They change every year and in the CSAB rounds; the official list is on josaa.nic.in.`,
  "C-ADMIT": note`Cards have come ${"actual.admit.days_before"} before the exam. Go by the reporting time and the gate-closing time printed on your own admit card; nobody is let in after the gates close.`,
  "C-DATES": note`Dates are given as they were reported at the time. The official notice always prevails.`,
};

const caveatsOfLaterEditions: Partial<Readonly<Record<CaveatId, Note>>> = {
  "C-FEES": [
    ...note`The fees of 2026 shown here are those of our reference year, 2025.`,
    ...differentFees,
  ],
};

export function namesYear(id: CaveatId): boolean {
  return caveats[id].some((part) => part.kind === "text" && /\b20\d\d\b/.test(part.text));
}

export function noteText(id: CaveatId, facts: NotedFacts): string {
  const later = facts.edition === firstEdition ? undefined : caveatsOfLaterEditions[id];
  return saidOfCarried(later ?? caveats[id], (part) => facts.fact(part.id))
    .map((part) => (part.kind === "text" ? part.text : notedValue(facts.fact(part.id), part.form)))
    .join("");
}

function notedValue(record: Fact, form: FactForm | undefined): string {
  return form === undefined ? factText(record) : factFigure(record, form);
}

/** Null when it needs none. */
export function factNote(record: Pick<Fact, "status">, facts: NotedFacts): string | null {
  return record.status.caveat === undefined ? null : noteText(record.status.caveat, facts);
}
