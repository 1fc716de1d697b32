import { inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { followingEdition } from "../season/exam-over.ts";
import type { Eligibility, PaperAnswer } from "./eligibility-answer.ts";
import type { Verdict } from "./rule-answer.ts";

/**
 * The verdict on what was asked, no better than its weakest part; papers that differ are told one by one. Once the
 * exam of the edition is over it is about the next one, whose rules nobody has announced: by those of this one.
 */
export function eligibilityHeadline(
  eligibility: Eligibility,
  { edition }: Pick<FactSnapshot, "edition">,
): string {
  const { papers, isOver, hasWrittenAll, laterYear } = eligibility;
  const next = followingEdition({ edition });
  if (isOver && laterYear !== null)
    return `Not for ${next}: Class 12 in ${laterYear} is for a later exam`;
  if (!isOver && hasWrittenAll)
    return `You have written all sessions of JEE Main ${edition}: none is left`;
  const groups = groupsOf(papers, isOver);
  const [onlyGroup, ...otherGroups] = groups;
  if (onlyGroup === undefined) return "";
  if (otherGroups.length === 0)
    return isOver
      ? nextExam(onlyGroup, eligibility, { edition, next })
      : thisExam(onlyGroup, edition);
  const clauses = groups.map((group) => {
    return `${inOneSentence(group.names)}: ${clause(group, edition, isOver)}`;
  });
  const start = isOver ? `For ${next}, if the rules stay` : `JEE Main ${edition}`;
  return `${start}. ${clauses.join("; ")}`;
}

/** Papers of which the same is said, together: of writing the exam in question, and of Class 12 for a seat. */
type Group = {
  readonly write: Verdict;
  readonly marks: Verdict;
  readonly names: readonly string[];
};

function groupsOf(papers: readonly PaperAnswer[], isOver: boolean): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { name, marks, ...paper } of papers) {
    const write = isOver ? paper.following : paper.write;
    const key = write === "met" ? `${write} ${marks}` : write;
    groups.set(key, { write, marks, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()];
}

function thisExam({ write, marks }: Group, edition: string): string {
  const sentences: Readonly<Record<Verdict, string>> = {
    met: `Eligible to write JEE Main ${edition}${forSeat(edition)[marks]}`,
    "not-met": `Not eligible to write JEE Main ${edition}`,
    open: "Not known yet: some answers are missing",
    unannounced: `Not known yet: the rules of ${edition} are not all announced`,
    unknown: "Not known here: ask NTA",
  };
  return sentences[write];
}

type Years = { readonly edition: string; readonly next: string };

function nextExam(
  { write, marks }: Group,
  { followingStops }: Eligibility,
  { edition, next }: Years,
): string {
  const stops = followingStops.map((title) => title.charAt(0).toLowerCase() + title.slice(1));
  const unmet = stops.length === 0 ? "subjects" : inOneSentence(stops);
  const sentences: Readonly<Record<Verdict, string>> = {
    met: `Probably yes for ${next}, if the rules stay: you may write it${forSeat(edition)[marks]}`,
    "not-met": `Probably no for ${next}, if the rules stay: ${unmet} not met`,
    open: `Not known yet for ${next}: some answers are missing`,
    unannounced: `Not known yet for ${next}: the rules of ${edition} are not all announced`,
    unknown: `Not known here for ${next}: ask NTA`,
  };
  return sentences[write];
}

function clause({ write, marks }: Group, edition: string, isOver: boolean): string {
  const clauses: Readonly<Record<Verdict, string>> = {
    met: `${isOver ? "probably yes" : "eligible"}${forSeat(edition)[marks]}`,
    "not-met": isOver ? "probably no" : "not eligible",
    open: "some answers are missing",
    unannounced: `the rules of ${edition} are not all announced`,
    unknown: "not known here, ask NTA",
  };
  return clauses[write];
}

function forSeat(edition: string): Readonly<Record<Verdict, string>> {
  return {
    met: ", and your Class 12 is enough for a seat",
    "not-met": ", but your Class 12 is not enough for an NIT, IIIT or GFTI",
    open: ", but for a seat some answers are missing",
    unannounced: `, but for a seat the rules of ${edition} are not all announced`,
    unknown: ", but for a seat ask the institute",
  };
}
