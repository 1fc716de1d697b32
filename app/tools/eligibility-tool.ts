import { lastDayOf, inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { say } from "../../content/word-tokens.ts";
import { isExamOver } from "../season/exam-over.ts";
import { advancedRules } from "./eligibility-advanced.ts";
import type { Eligibility, Goal } from "./eligibility-answer.ts";
import { hasWrittenAll } from "./eligibility-attempts.ts";
import { paperNames, categoryNames, type Asker } from "./eligibility-form.ts";
import { followingWords, advancedWords, seatWordsOf, writeWords } from "./eligibility-words.ts";
import { courseMarksRule, subjectRule } from "./eligibility-papers.ts";
import { seatRules } from "./eligibility-seat.ts";
import { laterYear, writingRules } from "./eligibility-write.ts";
import { allMet, type RuleAnswer, type Verdict } from "./rule-answer.ts";
import { subjectNames } from "./record-words.ts";

/**
 * What the records of the edition say of who asks on the Indian calendar day `today`: whether they may write
 * JEE Main, whether their Class 12 does for a seat in an NIT, IIIT or GFTI, and in short JEE Advanced.
 * Nothing is assumed of what is left out.
 */
export function eligibilityOf(asker: Asker, facts: FactSnapshot, today: string): Eligibility {
  const isOver = isExamOver(today, facts);
  const common = writingRules(asker, facts);
  const later = writingRules(asker, facts, 1);
  const seatAnswers = seatRules(asker, facts);
  const papers = asker.paper.map((paper) => {
    const subjects = subjectRule(paper, asker, facts);
    const marks = courseMarksRule(paper, asker, facts, subjects.verdict);
    const write = verdictOf([...common, subjects]);
    const following = verdictOf([...later, subjects]);
    return {
      ...{
        id: paper,
        name: paperNames[paper],
        write,
        following,
        marks: verdictOf([...seatAnswers, ...marks]),
      },
      rules: { subjects, marks },
    };
  });
  const writing: Goal = {
    id: "write",
    title: `To write JEE Main ${facts.edition}${isOver ? " (over)" : ""}`,
    verdict: allMet(papers.map(({ write }) => write)),
    words: writeWords(papers, facts.edition),
    rules: [...common, ...papers.map(({ rules }) => rules.subjects)],
  };
  const seat: Goal = {
    id: "seat",
    title: "To be admitted to an NIT, IIIT or GFTI",
    verdict: allMet(papers.flatMap(({ write, marks }) => [write, marks])),
    words: seatWordsOf(papers, { edition: facts.edition, isOver }),
    rules: [...seatAnswers, ...papers.flatMap(({ rules }) => rules.marks)],
  };
  const btech = papers.filter(({ id }) => id === "btech").map(({ write }) => write);
  const further = advancedRules(asker, facts);
  const advancedVerdict = allMet([...btech, ...further.map(({ verdict }) => verdict)]);
  const heldOn = lastDayOf(facts.fact("date.advanced.exam"));
  return {
    asked: askedOfEligibility(asker),
    isOver,
    hasWrittenAll: hasWrittenAll(asker, facts),
    laterYear: laterYear(asker, facts, isOver ? 1 : 0),
    papers: papers.map(({ name, write, following, marks }) => ({ name, write, following, marks })),
    followingStops: later.filter(({ verdict }) => verdict === "not-met").map(({ title }) => title),
    following: isOver ? followingWords(papers, later, facts) : null,
    write: writing,
    seat,
    advanced: {
      id: "advanced",
      title: `For JEE Advanced ${facts.edition} (IITs)`,
      verdict: advancedVerdict,
      words: [
        ...(heldOn !== undefined && heldOn < today
          ? say`It has been held, and the rules of the next one are not announced here. `
          : []),
        ...advancedWords[advancedVerdict],
      ],
      rules: further,
    },
  };
}

function verdictOf(rules: readonly RuleAnswer[]): Verdict {
  return allMet(rules.map(({ verdict }) => verdict));
}

/** What was filled in, in words: on paper the form is not there to tell whom the answer is for. */
function askedOfEligibility(asker: Asker): string {
  const { paper, category, pwd } = asker;
  const description = [
    inOneSentence(paper.map((one) => paperNames[one])),
    ...(category === undefined ? [] : [categoryNames[category]]),
    ...(pwd === undefined ? [] : [pwd === "yes" ? "PwD" : "not PwD"]),
  ];
  const parts = [...class12Parts(asker), ...examParts(asker)].filter((part) => part !== "");
  return `For ${description.join(", ")}${parts.length === 0 ? "" : `: ${parts.join("; ")}`}.`;
}

const boardWords: Readonly<Record<Asker["board"], string>> = {
  school: "",
  open: "an open school",
  abroad: "a board outside India",
  diploma: "a diploma",
};

const nationWords: Readonly<Record<Asker["nation"], string>> = {
  indian: "",
  oci: "OCI or PIO card holder",
  foreign: "not a citizen of India",
};

function class12Parts(asker: Asker): readonly string[] {
  const { class12, year, appeared, improved, board, subject, count, percent, top20 } = asker;
  const in_ = year === undefined ? "" : ` in ${year}`;
  const marks = (["physics", "chemistry", "maths"] as const)
    .filter((one) => asker[one] !== undefined)
    .map((one) => `${subjectNames[one]} ${asker[one]}%`);
  return [
    class12 === "passed" ? `Class 12 passed${in_}` : "",
    class12 === "appearing" ? `Class 12 still to be written${in_}` : "",
    class12 === undefined && year !== undefined ? `Class 12${in_}` : "",
    appeared === undefined ? "" : `first sat it in ${appeared}`,
    improved === "yes" ? "with an improvement exam" : "",
    boardWords[board],
    inOneSentence(subject.map((one) => subjectNames[one])),
    count === undefined ? "" : `${count} subjects in all`,
    percent === undefined ? "" : `${percent}%`,
    ...marks,
    top20 === undefined
      ? ""
      : `${top20 === "yes" ? "in" : "not in"} the top percentile of the board`,
  ];
}

function examParts({ tried, first, sessions, nation, born, advanced }: Asker): readonly string[] {
  return [
    tried === "no" ? "never wrote JEE Main" : tried === "yes" ? "wrote JEE Main before" : "",
    first === undefined ? "" : `first in ${first}`,
    sessions === undefined ? "" : `${sessions} ${sessions === 1 ? "session" : "sessions"} so far`,
    nationWords[nation],
    born === undefined ? "" : `born in ${born}`,
    advanced === undefined
      ? ""
      : `JEE Advanced ${{ "0": "never", "1": "once", "2": "twice or more" }[advanced]}`,
  ];
}
