import { inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say, type Words } from "../../content/word-tokens.ts";
import { followingEdition, isExamOver } from "../season/what-now.ts";
import {
  type Asker,
  paperNames,
  courseMarksRule,
  hasWrittenAll,
  laterYear,
  ownYears,
  seatRules,
  subjectRule,
  writingRules,
  allMet,
  type RuleAnswer,
  ruleAnswer,
  type Verdict,
  yearsLater,
} from "./eligibility-rules.ts";

/** One paper: if it may be written, and if Class 12 does for a seat. */
type PaperAnswer = { readonly name: string; readonly write: Verdict; readonly marks: Verdict };

export type Eligibility = ReturnType<typeof eligibilityOf>;

/**
 * The answer of the edition's records on the Indian calendar day `today`: whether they may write
 * JEE Main, and whether their Class 12 does for a seat in an NIT, IIIT or GFTI. Nothing is assumed of what
 * is left out.
 */
export function eligibilityOf(asker: Asker, facts: FactSnapshot, today: string) {
  const isOver = isExamOver(today, facts);
  const told = (rule: RuleAnswer) => ruleAnswer(rule, facts);
  const own = writingRules(asker, facts);
  const inQuestion = isOver ? writingRules(asker, facts, 1) : own;
  const ofSeat = seatRules(asker, facts);
  const courses = asker.paper.map((paper) => {
    const subjects = subjectRule(paper, asker, facts);
    const marks = paper === "btech" ? [] : [courseMarksRule(paper)];
    return { name: paperNames[paper], subjects, marks };
  });
  const papers = courses.map(({ name, subjects, marks }): PaperAnswer => ({
    name,
    write: verdictOf([...inQuestion, subjects]),
    marks: verdictOf([...ofSeat, ...marks]),
  }));
  const asked = [...inQuestion, ...courses.map(({ subjects }) => subjects)];
  const writing = [...own, ...courses.map(({ subjects }) => subjects)];
  return {
    /** Then all of it is about the next exam, by the same rules. */
    isOver,
    hasWrittenAll: hasWrittenAll(asker, facts),
    /** The year of Class 12, where it is later than the exam in question takes. */
    laterYear: laterYear(asker, facts, isOver ? 1 : 0),
    papers,
    stops: asked.filter(({ verdict }) => verdict === "not-met").map(stopWords),
    asks: asksOf(asked),
    /** By which years the next exam would go; null while this one is still to be written. */
    following: isOver ? followingWords(facts) : null,
    write: writing.map(told),
    seat: [...ofSeat, ...courses.flatMap(({ marks }) => marks)].map(told),
  };
}

export function asksOf(rules: readonly RuleAnswer[]): readonly string[] {
  return [...new Set(rules.flatMap(({ verdict, asks }) => (verdict === "open" && asks) || []))];
}

/** `year of passing Class 12`; the name of a course keeps its capitals. */
function stopWords({ title }: RuleAnswer): string {
  return title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

function verdictOf(rules: readonly RuleAnswer[]): Verdict {
  return allMet(rules.map(({ verdict }) => verdict));
}

function followingWords(facts: FactSnapshot): Words {
  const unknown = say`We have no rules for it on record.`;
  const own = ownYears(facts);
  if (own === undefined) return unknown;
  const { passed, appearing } = yearsLater(own, 1);
  const years = [...new Set([...passed, ...appearing])].sort((one, other) => one - other);
  const taken = `JEE Main ${followingEdition(facts)} takes Class 12 of ${inOneSentence(years.map(String))}`;
  return [
    ...unknown,
    ...say` If the ${plain(facts.edition)} rules move on by a year, ${plain(taken)}.`,
  ];
}

type Headline = { readonly figure: string; readonly sentence: string };

/**
 * The verdict on what was asked, no better than its weakest part; papers that differ are told one by one. Once the
 * exam of the edition is over it is about the next one, whose rules nobody has announced: by those of this one.
 */
export function eligibilityHeadline(
  eligibility: Eligibility,
  { edition }: Pick<FactSnapshot, "edition">,
): Headline {
  const { papers, isOver, hasWrittenAll, laterYear, stops, asks } = eligibility;
  const next = followingEdition({ edition });
  const exam = `JEE Main ${isOver ? next : edition}`;
  if (isOver && laterYear !== null)
    return {
      figure: `Not for ${next}`,
      sentence: `as Class 12 in ${laterYear} is for a later exam`,
    };
  if (!isOver && hasWrittenAll)
    return { figure: "No session left", sentence: `as you have written all of ${exam}` };
  const groups = groupsOf(papers);
  const [onlyGroup, ...otherGroups] = groups;
  const ifTheyStay = isOver ? ", if the rules stay the same" : "";
  if (onlyGroup === undefined) return { figure: "Choose a course", sentence: "" };
  if (otherGroups.length > 0) {
    const clauses = groups.map(
      (group) => `${inOneSentence(group.names)}: ${clause(group, isOver)}`,
    );
    return {
      figure: "It depends",
      sentence: `on the paper, for ${exam}${ifTheyStay}. ${clauses.join("; ")}`,
    };
  }
  const { write, marks } = onlyGroup;
  const headlines: Readonly<Record<Verdict, Headline>> = {
    met: { figure: yes(isOver), sentence: `for ${exam}${ifTheyStay}${forSeat[marks]}` },
    "not-met": {
      figure: no(isOver),
      sentence: `for ${exam}${ifTheyStay}, because of your ${inOneSentence(stops)}`,
    },
    open: {
      figure: asks.length === 1 ? "1 answer missing" : `${asks.length} answers missing`,
      sentence: `for ${exam}. Tell us ${inOneSentence(asks)}`,
    },
    unannounced: { figure: "Not known yet", sentence: `as not all rules of ${exam} are on record` },
    unknown: { figure: "Ask NTA", sentence: `as our records do not cover your case for ${exam}` },
  };
  return headlines[write];
}

/** Papers of which the same is said, together: of writing the exam in question, and of Class 12 for a seat. */
type Group = Pick<PaperAnswer, "write" | "marks"> & { readonly names: readonly string[] };

function groupsOf(papers: readonly PaperAnswer[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { name, marks, write } of papers) {
    const key = write === "met" ? `${write} ${marks}` : write;
    groups.set(key, { write, marks, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()];
}

const yes = (isOver: boolean) => (isOver ? "Probably yes" : "Eligible");
const no = (isOver: boolean) => (isOver ? "Probably no" : "Not eligible");

function clause({ write, marks }: Group, isOver: boolean): string {
  const clauses: Readonly<Record<Verdict, string>> = {
    met: `${yes(isOver).toLowerCase()}${forSeat[marks]}`,
    "not-met": no(isOver).toLowerCase(),
    open: "some answers are missing",
    unannounced: "not all rules are on record",
    unknown: "not in our records, ask NTA",
  };
  return clauses[write];
}

const forSeat: Readonly<Record<Verdict, string>> = {
  met: ", and your Class 12 is enough for a seat",
  "not-met": ", but your Class 12 is not enough for an NIT, IIIT or GFTI seat",
  open: ", but some answers are missing for a seat",
  unannounced: ", but not all rules for a seat are on record",
  unknown: ", but ask the institute about a seat",
};
