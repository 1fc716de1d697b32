import type { CaveatId, Fact } from "./fact.ts";
import { factFigure, factText, type FactForm } from "./fact-text.ts";
import { paperTwoFacts } from "./papers.ts";
import { reportedDifferences } from "./reported-differences.ts";

function reported(id: keyof typeof reportedDifferences, form?: FactForm): string {
  const record = reportedDifferences[id];
  return form === undefined ? factText(record) : factFigure(record, form);
}

/** The visible notes that stand near figures on which reports differ or which need a word of care. */
export const caveats: Readonly<Record<CaveatId, string>> = {
  "C-GENERAL":
    "These figures are our summary. Rules can change between sessions and years: check the current information bulletin on jeemain.nta.nic.in before you act on them.",
  "C-FEES": `The fees shown are those of our reference year, 2025. Published tables for 2025 and 2026 differ for GEN-EWS and OBC-NCL: ${reported("actual.fee.obc_ews_female.one_paper")} for women for one paper, and for more than one paper ${reported("actual.fee.obc_ews_male.two_papers")} for men and ${reported("actual.fee.obc_ews_female.two_papers")} for women. Centres abroad cost more. Check the official bulletin before you pay.`,
  "C-UPLOADS": `File limits have changed from year to year; for the 2026 form, ${reported("actual.upload.photo")} for the photo and ${reported("actual.upload.signature")} for the signature were reported. Follow the limit that the official upload screen shows.`,
  "C-PAPER2": `The split of Paper 2 follows our reference data. For 2025 and 2026 reports give Mathematics ${reported("actual.paper2a.maths")}; ${reported("actual.paper2a.questions")} in all in Paper 2A with Drawing out of ${reported("actual.paper2a.drawing", "marks")}; ${reported("actual.paper2b.questions")} in all in Paper 2B; and ${factText(paperTwoFacts["paper2a.total_marks"])} for each paper. The parts of Paper 2B in our reference data add up to more than its total for this reason. Check the current bulletin.`,
  "C-TIE":
    "From 2025 on, bulletins are reported to leave age out of tie-breaking and to give the same rank to candidates who stay level. Check the current bulletin.",
  "C-SAF": `The seat acceptance fee is set anew each year. For JoSAA 2025, ${reported("actual.saf.general_obc_2025")} was reported for General, GEN-EWS and OBC-NCL. Check josaa.nic.in for your year.`,
  "C-BARCH":
    "The minimum marks for B.Arch and B.Planning are set by the Council of Architecture and by each institute, and have been revised more than once. Ask the institute and check the current bulletin.",
  "C-75":
    "The Class 12 percentage is a rule for admission, not for writing JEE Main. In JoSAA's rules the relaxation for SC and ST covers PwD candidates too.",
  "C-CUTOFF": `These are the percentiles needed to register for JEE Advanced, rounded to two decimals for 2025 (PwD in full: ${reported("actual.cutoff.2025.pwd")}). They are not admission cutoffs of any college.`,
  "C-RANKS":
    "Closing ranks are those of JoSAA 2025, Round 6, open category, gender-neutral pool. They change every year and in the CSAB rounds; the official list is on josaa.nic.in.",
  "C-ADMIT": `Cards have come ${reported("actual.admit.days_before")} before the exam. Go by the reporting time and the gate-closing time printed on your own admit card; nobody is let in after the gates close.`,
  "C-DATES":
    "Dates are given as they were reported at the time. The official notice always prevails.",
};

/** The note that has to stand near this fact; null when it needs none. */
export function factNote(fact: Pick<Fact, "status">): string | null {
  return fact.status.caveat === undefined ? null : caveats[fact.status.caveat];
}
