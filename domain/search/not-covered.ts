import { stemsOf } from "../../database/search-words.ts";
import { commonWords, taughtWords } from "../language/taught-words.ts";
import { absentTopics } from "./other-names.ts";

export type NotCovered = NonNullable<ReturnType<typeof notCoveredIn>>;

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

const subjectsBy = new Map<string, Subject[]>();
for (const subject of subjects)
  for (const first of new Set(subject.phrases.map(([stem = ""]) => stem)))
    subjectsBy.set(first, [...(subjectsBy.get(first) ?? []), subject]);

export function notCoveredIn(stems: readonly string[]) {
  for (const [at, stem] of stems.entries())
    for (const { name, phrases, but, nearest, isExam } of subjectsBy.get(stem) ?? []) {
      const phraseSaid = phrases.find((phrase) =>
        phrase.every((one, on) => stems[at + on] === one),
      );
      if (phraseSaid === undefined || stems.some((one) => but.has(one))) continue;
      // A query that names our own exam besides asks about both.
      const isAll = !isExam || !stems.some((one) => ownExam.has(one) && !phraseSaid.includes(one));
      /** `isAll`: everything that is found answers something else. */
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
