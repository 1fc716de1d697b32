import { plain, say, type Words } from "../../content/word-tokens.ts";
import type { PaperAnswer } from "./eligibility-answer.ts";
import { namesOf, ruleRecord, type Verdict, type RuleAnswer } from "./rule-answer.ts";
import { inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { followingEdition } from "../season/exam-over.ts";
import { passingYears, yearsLater } from "./record-words.ts";

type Names = ReturnType<typeof namesOf>;

/** What is said of papers of one kind, one sentence after the other, in the order of `kinds`. */
function wordsByKind<Kind extends string>(
  papers: readonly { readonly name: string; readonly kind: Kind }[],
  sentences: Readonly<Record<Kind, (names: Names) => Words>>,
  kinds: readonly Kind[],
): Words {
  return kinds
    .map((kindOfName) => ({
      wanted: kindOfName,
      names: papers.filter(({ kind }) => kind === kindOfName).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ wanted, names }) => sentences[wanted](namesOf(names)))
    .flatMap((words, index) => (index === 0 ? words : [plain(" "), ...words]));
}

const verdictOrder: readonly Verdict[] = ["met", "not-met", "open", "unannounced", "unknown"];

/** For which papers so, and for which not. */
export function writeWords(
  papers: readonly Pick<PaperAnswer, "name" | "write">[],
  edition: string,
): Words {
  const exam = plain(`JEE Main ${edition}`);
  return wordsByKind<Verdict>(
    papers.map(({ name, write }) => ({ name, kind: write })),
    {
      met: (names) => say`You meet the rules that our records have for writing ${exam} (${names}).`,
      "not-met": (names) => say`You do not meet the rules for writing ${exam} (${names}).`,
      open: (names) =>
        say`Whether you may write ${exam} is not known yet (${names}): some rules are open.`,
      unannounced: (names) =>
        say`Whether you may write ${exam} is not known yet (${names}): a rule of it is not announced here.`,
      unknown: (names) => say`Whether you may write ${exam} is not known here (${names}): ask NTA.`,
    },
    verdictOrder,
  );
}

type ForSeat = Pick<PaperAnswer, "name" | "write" | "following" | "marks">;

/** Whether Class 12 does for a seat; each paper by name where they differ. */
export function seatWordsOf(
  papers: readonly ForSeat[],
  { edition, isOver }: { readonly edition: string; readonly isOver: boolean },
): Words {
  const isClosed = ({ write, following }: ForSeat) =>
    write === "not-met" && (!isOver || following === "not-met");
  const noSeatWords = say`A seat needs a rank in JEE Main first, and you do not meet the rules for writing it in ${plain(edition)}.`;
  const kinds = papers.map((paper) => ({
    name: paper.name,
    kind: isClosed(paper) ? ("closed" as const) : paper.marks,
  }));
  const differ = new Set(kinds.map(({ kind }) => kind)).size > 1;
  const withNames = (words: Words) => (names: Names) =>
    differ ? [names, plain(": "), ...words] : words;
  return wordsByKind<Verdict | "closed">(
    kinds,
    {
      closed: withNames(noSeatWords),
      met: withNames(
        say`Your Class 12 is enough for a seat. Which one you get depends on your rank.`,
      ),
      "not-met": withNames(
        say`Your Class 12 is not enough for a seat there. Other colleges have rules of their own.`,
      ),
      open: withNames(say`Whether your Class 12 is enough for a seat is not known yet.`),
      unannounced: withNames(
        say`Whether your Class 12 is enough for a seat is not announced here yet.`,
      ),
      unknown: withNames(
        say`Whether your Class 12 is enough for a seat is not known here. Ask the institute.`,
      ),
    },
    [...verdictOrder, "closed"],
  );
}

export const advancedWords: Readonly<Record<Verdict, Words>> = {
  met: say`You meet its rules.`,
  "not-met": say`You do not meet its rules.`,
  open: say`Not known yet: your place in Paper 1 decides, and the rules that are open below.`,
  unannounced: say`Not known yet: your place in Paper 1 decides, and rules that are not announced here.`,
  unknown: say`Not known here: look at ${{ kind: "official", site: "jeeAdvanced" }}.`,
};

/**
 * What the rules of the exam that is over would mean for the next one, whose own are not announced: the same
 * rules, one year on. `later` are those of every paper, judged so.
 */
export function followingWords(
  papers: readonly Pick<PaperAnswer, "name" | "following">[],
  later: readonly RuleAnswer[],
  facts: FactSnapshot,
): Words {
  const { edition } = facts;
  const stops = later.filter(({ verdict }) => verdict === "not-met").map(({ title }) => title);
  const why = stops.length === 0 ? "its subjects" : inOneSentence(stops);
  const open = later.filter(({ verdict }) => verdict === "open").map(({ title }) => title);
  const missing = open.length === 0 ? "your subjects" : inOneSentence(open);
  return [
    ...say`Its rules are not announced here. `,
    ...say`If those of ${plain(edition)} stay, one year on${plain(yearsTaken(facts))}: `,
    ...wordsByKind<Verdict>(
      papers.map(({ name, following }) => ({ name, kind: following })),
      {
        met: (names) => say`you may write it (${names}).`,
        "not-met": (names) => say`you may not write it (${names}), because of: ${plain(why)}.`,
        open: (names) => say`what you have not said decides (${names}): ${plain(missing)}.`,
        unannounced: (names) => say`what is not announced here decides (${names}).`,
        unknown: (names) => say`it is not known here (${names}), ask NTA.`,
      },
      verdictOrder,
    ),
  ];
}

/** `, it takes Class 12 of 2025, 2026 and 2027`. */
function yearsTaken(facts: FactSnapshot): string {
  const rule = ruleRecord(facts.fact("eligibility.years"), passingYears);
  if (rule.kind !== "own") return "";
  const { passed, appearing } = yearsLater(rule.value, 1);
  const years = [...new Set([...passed, ...appearing])].sort((one, other) => one - other);
  return `, JEE Main ${followingEdition(facts)} takes Class 12 of ${inOneSentence(years.map(String))}`;
}
