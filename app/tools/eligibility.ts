import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say, type Words } from "../../content/words.ts";
import { advancedRules } from "./eligibility-advanced.ts";
import { type Asker, paperNames } from "./eligibility-form.ts";
import { courseMarksRule, subjectRule } from "./eligibility-papers.ts";
import { seatRules } from "./eligibility-seat.ts";
import { writingRules } from "./eligibility-write.ts";
import { allMet, namesOf, oneMet, type RuleAnswer, type Verdict } from "./rule-answer.ts";

/** One of the three things that somebody may be eligible for. */
export type Goal = {
  readonly id: "write" | "seat" | "advanced";
  readonly title: string;
  readonly verdict: Verdict;
  /** What it comes to, in a sentence. */
  readonly words: Words;
  readonly rules: readonly RuleAnswer[];
};

export type Eligibility = {
  readonly write: Goal;
  readonly seat: Goal;
  readonly advanced: Goal;
};

/**
 * What the records of the edition say of who asks: whether they may write JEE Main, whether their Class 12
 * does for a seat in an NIT, IIIT or GFTI, and in short JEE Advanced. Nothing is assumed of what is left out.
 */
export function eligibilityOf(asker: Asker, facts: FactSnapshot): Eligibility {
  const common = writingRules(asker, facts);
  const commonVerdict = allMet(common.map(({ verdict }) => verdict));
  const papers = asker.paper.map((paper) => {
    const subjects = subjectRule(paper, asker, facts);
    const marks = courseMarksRule(paper, asker, facts);
    return {
      name: paperNames[paper],
      write: allMet([commonVerdict, subjects.verdict]),
      marks: allMet(marks.map(({ verdict }) => verdict)),
      rules: { subjects, marks },
    };
  });
  const write = {
    id: "write",
    title: `To write JEE Main ${facts.edition}`,
    verdict: oneMet(papers.map((paper) => paper.write)),
    words: writeWords(
      papers.map(({ name, write: verdict }) => ({ name, verdict })),
      facts.edition,
    ),
    rules: [...common, ...papers.map(({ rules }) => rules.subjects)],
  } as const;
  const own = seatRules(asker, facts);
  const ownVerdict = allMet(own.map(({ verdict }) => verdict));
  const marks = allMet([ownVerdict, oneMet(papers.map((paper) => paper.marks))]);
  const seat = {
    id: "seat",
    title: "To be admitted to an NIT, IIIT or GFTI",
    verdict: oneMet(papers.map((paper) => allMet([paper.write, ownVerdict, paper.marks]))),
    words: write.verdict === "not-met" ? seatClosed(facts.edition) : seatWords[marks],
    rules: [...own, ...papers.flatMap(({ rules }) => rules.marks)],
  } as const;
  const further = advancedRules(asker, facts);
  const advanced = {
    id: "advanced",
    title: `For JEE Advanced ${facts.edition} (IITs)`,
    verdict: allMet([write.verdict, ...further.map(({ verdict }) => verdict)]),
    rules: further,
  } as const;
  return { write, seat, advanced: { ...advanced, words: advancedWords[advanced.verdict] } };
}

type Named = { readonly name: string; readonly verdict: Verdict };

/** For which papers so, and for which not. */
function writeWords(papers: readonly Named[], edition: string): Words {
  const exam = plain(`JEE Main ${edition}`);
  const of = (wanted: Verdict) =>
    papers.filter(({ verdict }) => verdict === wanted).map(({ name }) => name);
  const sentences: readonly (readonly [Verdict, (names: ReturnType<typeof namesOf>) => Words])[] = [
    [
      "met",
      (names) => say`You meet the rules that our records have for writing ${exam} (${names}).`,
    ],
    ["not-met", (names) => say`You do not meet the rules for writing ${exam} (${names}).`],
    [
      "open",
      (names) =>
        say`Whether you may write ${exam} is not known yet (${names}): some rules are open.`,
    ],
    [
      "unannounced",
      (names) =>
        say`Whether you may write ${exam} is not known yet (${names}): a rule of it is not announced here.`,
    ],
    [
      "unknown",
      (names) => say`Whether you may write ${exam} is not known here (${names}): ask NTA.`,
    ],
  ];
  return sentences
    .flatMap(([verdict, sentence]) =>
      of(verdict).length === 0 ? [] : [sentence(namesOf(of(verdict)))],
    )
    .flatMap((words, index) => (index === 0 ? words : [plain(" "), ...words]));
}

function seatClosed(edition: string): Words {
  return say`A seat needs a rank in JEE Main first, and you do not meet the rules for writing it in ${plain(edition)}.`;
}

const seatWords: Readonly<Record<Verdict, Words>> = {
  met: say`Your Class 12 is enough for a seat. Which one you get depends on your rank.`,
  "not-met": say`Your Class 12 is not enough for a seat there. You may still write the exam: other colleges have rules of their own.`,
  open: say`Whether your Class 12 is enough for a seat is not known yet.`,
  unannounced: say`Whether your Class 12 is enough for a seat is not announced here yet.`,
  unknown: say`Whether your Class 12 is enough for a seat is not known here.`,
};

const advancedWords: Readonly<Record<Verdict, Words>> = {
  met: say`You meet its rules.`,
  "not-met": say`You do not meet its rules.`,
  open: say`Not known yet: the result of Paper 1 decides, and the rules that are open below.`,
  unannounced: say`Not known yet: the result of Paper 1 decides, and rules that are not announced here.`,
  unknown: say`Not known here: look at ${{ kind: "official", site: "jeeAdvanced" }}.`,
};
