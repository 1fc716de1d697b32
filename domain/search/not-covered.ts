import { stemsOf } from "../../database/search-words.ts";
import { commonWords } from "../language/silent-words.ts";
import { taughtWords } from "../language/taught-words.ts";
import { absentTopics } from "./words/absent-topics.ts";

/** What a query asks for and this site does not tell. */
export type NotCovered = {
  /** As a sentence about it begins. */
  readonly name: string;
  /** Whether everything that is found answers something else. */
  readonly isAll: boolean;
  /** The stems by which a post would tell of it after all. */
  readonly stems: readonly string[];
  /** Path of the document that is nearest to it; null where nothing is. */
  readonly nearest: string | null;
};

type Subject = {
  readonly name: string;
  readonly phrases: readonly (readonly string[])[];
  readonly but: ReadonlySet<string>;
  readonly nearest: string | null;
  readonly isExam: boolean;
};

const subjects: readonly Subject[] = [
  ...Object.entries(taughtWords.otherExams).map(([name, phrases]) => ({
    name,
    phrases: phrases.map(stemsOf),
    isExam: true,
    but: new Set<string>(),
    nearest: null,
  })),
  ...absentTopics.map(({ name, phrases, but, nearest }) => ({
    name,
    phrases: phrasesIn(phrases),
    isExam: false,
    but: new Set(stemsOf(but)),
    nearest,
  })),
];

/** By the stems that phrases begin with: a query looks at few of them. */
const subjectsBy = new Map<string, Subject[]>();
for (const subject of subjects)
  for (const first of new Set(subject.phrases.map(([stem = ""]) => stem)))
    subjectsBy.set(first, [...(subjectsBy.get(first) ?? []), subject]);

/** The first thing in these words (as stems) that this site does not tell; null where all may be told. */
export function notCoveredIn(stems: readonly string[]): NotCovered | null {
  for (const [at, stem] of stems.entries())
    for (const { name, phrases, but, nearest, isExam } of subjectsBy.get(stem) ?? []) {
      const phraseSaid = phrases.find((phrase) =>
        phrase.every((one, on) => stems[at + on] === one),
      );
      if (phraseSaid === undefined || stems.some((one) => but.has(one))) continue;
      // Who names our own exam besides asks about both.
      const isAll = !isExam || !stems.some((one) => ownExam.has(one) && !phraseSaid.includes(one));
      return { name, isAll, stems: phraseSaid, nearest };
    }
  return null;
}

const ownExam: ReadonlySet<string> = new Set(
  [...commonWords].filter((word) => !/^20\d\d$/.test(word) && !["exam", "online"].includes(word)),
);

function phrasesIn(list: string): readonly (readonly string[])[] {
  return list.split(",").map(stemsOf);
}
