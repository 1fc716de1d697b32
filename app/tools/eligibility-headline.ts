import { inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { followingEdition } from "../season/exam-over.ts";
import type { Eligibility, PaperAnswer } from "./eligibility-answer.ts";
import type { Verdict } from "./rule-answer.ts";

/**
 * What the answer comes to, no better than the weakest part of what was asked: papers that differ are told one
 * by one. Of an exam that is over, that comes first, and a refusal never stands without the next exam.
 */
export function eligibilityHeadline(
  eligibility: Eligibility,
  facts: Pick<FactSnapshot, "edition">,
): string {
  const { edition } = facts;
  if (eligibility.isOver) return afterTheExam(eligibility, edition, followingEdition(facts));
  if (eligibility.hasWrittenAll)
    return `You have written all sessions of JEE Main ${edition}: none is left`;
  const [firstGroup, ...otherGroups] = groupsOf(eligibility.papers, edition);
  if (otherGroups.length > 0)
    return `JEE Main ${edition}. ${paperClauses(eligibility.papers, edition)}`;
  if (firstGroup === undefined) return "";
  if (firstGroup.write === "not-met") return `Not eligible to write JEE Main ${edition}`;
  if (firstGroup.write === "unknown") return "Not known here: ask NTA";
  if (firstGroup.write === "open") return "Not known yet: some answers are missing";
  if (firstGroup.write === "unannounced")
    return `Not known yet: the rules of ${edition} are not all announced`;
  return `Eligible to write JEE Main ${edition}${forSeat(edition)[firstGroup.marks]}`;
}

function afterTheExam(
  { papers, hasWrittenAll, laterYear }: Eligibility,
  edition: string,
  following: string,
): string {
  const start = `JEE Main ${edition} is over`;
  if (hasWrittenAll) return `${start}, and you have written all its sessions`;
  if (laterYear !== null)
    return `${start}. Class 12 in ${laterYear} is for a later exam, whose rules are not announced`;
  const [firstGroup, ...otherGroups] = groupsOf(papers, edition);
  const isIneligible = papers.some(({ write }) => write === "not-met");
  const next = isIneligible ? `; those of ${following} are not announced` : "";
  if (otherGroups.length > 0)
    return `${start}. By its rules, ${paperClauses(papers, edition)}${next}`;
  if (firstGroup === undefined) return start;
  const sentences: Readonly<Record<Verdict, string>> = {
    met: `By its rules you would be eligible${forSeat(edition)[firstGroup.marks]}`,
    "not-met": "By its rules you would not be eligible",
    open: "What its rules say of you is not known yet: some answers are missing",
    unannounced: "Its rules are not all announced here",
    unknown: "What its rules say of you is not known here: ask NTA",
  };
  return `${start}. ${sentences[firstGroup.write]}${next}`;
}

type Group = Pick<PaperAnswer, "write" | "marks"> & { readonly names: readonly string[] };

/** Papers of which the same is said, together. */
function groupsOf(papers: readonly PaperAnswer[], edition: string): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { name, write, marks } of papers) {
    const paperClause = clause({ write, marks }, edition);
    groups.set(paperClause, {
      write,
      marks,
      names: [...(groups.get(paperClause)?.names ?? []), name],
    });
  }
  return [...groups.values()];
}

function paperClauses(papers: readonly PaperAnswer[], edition: string): string {
  return groupsOf(papers, edition)
    .map((group) => `${inOneSentence(group.names)}: ${clause(group, edition)}`)
    .join("; ");
}

function clause({ write, marks }: Pick<PaperAnswer, "write" | "marks">, edition: string): string {
  const seatClauses: Readonly<Record<Verdict, string>> = {
    met: `eligible${forSeat(edition)[marks]}`,
    "not-met": "not eligible",
    open: "some answers are missing",
    unannounced: `the rules of ${edition} are not all announced`,
    unknown: "not known here, ask NTA",
  };
  return seatClauses[write];
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
