import { inOneSentence } from "../../../../content/facts/index.ts";
import type { RequestReading } from "../../evidence/request-reading.ts";
import type { AnsweredAsk } from "./chosen-passages.ts";

const longestTitle = 70;
const mostNamed = 3;

/** Subjects whose name in a title is another one than the subject's own. */
const nameOf: Readonly<Partial<Record<string, string>>> = {
  uploads: "photo and signature files",
  attempts: "number of attempts",
  droppers: "drop year",
  "form mistakes": "mistakes in the form",
  "board exams": "board exams",
  "time in the exam": "time in the exam hall",
  "books and material": "books",
  "candidates with disabilities": "help in the exam hall",
  "results and percentiles": "percentiles",
  "seat and admission": "admission",
  "home state": "home-state seats",
  "official help": "where to ask for help",
  "next cycle": "dates",
  parents: "how parents can help",
  money: "costs",
  "/registration-2026": "registration",
  "/syllabus-2026": "syllabus",
  "/exam-pattern": "exam pattern",
  "/eligibility-criteria": "eligibility",
  "/important-dates": "dates",
  "/admit-card": "admit card",
  "/results": "results",
  "/counseling": "counselling",
  "/preparation-tips": "preparation",
  "/mock-tests": "mock tests",
  "/previous-papers": "previous papers",
};

const numbers =
  "Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty".split(
    " ",
  );

/** A title as a person writes it: the subject, for whom; no figures, 70 characters at most. */
export function titleOf(reading: RequestReading, answered: readonly AnsweredAsk[]): string {
  const names = subjectNames(answered);
  const readers = readersName(reading);
  const own = formTitle(reading, names, readers) ?? passageTitle(reading, answered, readers);
  if (own !== null && own.length <= longestTitle) return own;
  return longestFitting(names, (some) => {
    const list = inOneSentence(some.map(capitalised));
    if (reading.cycle === "next") return `${list} for the Next JEE Main`;
    return readers === null ? `JEE Main ${list} Explained` : `${list} for ${readers}`;
  });
}

function formTitle(
  { form }: RequestReading,
  [first = "preparation"]: readonly string[],
  readers: string | null,
): string | null {
  if (form.kind === "tips") {
    const count = numbers[(form.count ?? 0) - 2];
    const about = readers ?? `JEE Main ${capitalised(first)}`;
    return count === undefined && readers === null
      ? null
      : `${count ?? "Useful"} Tips for ${about}`;
  }
  if (form.kind === "plan" && form.days !== null)
    return `${spanName(form.days)} Plan for ${readers ?? "JEE Main"}`;
  return form.kind === "questions" && readers === null
    ? `JEE Main ${capitalised(first)}: Questions and Answers`
    : null;
}

function spanName(days: number): string {
  const [count, unit] =
    days < 7
      ? [days, "Day"]
      : days < 60 && days % 30 !== 0
        ? [Math.round(days / 7), "Week"]
        : days < 330
          ? [Math.round(days / 30), "Month"]
          : [1, "Year"];
  const name = numbers[count - 2] ?? (count === 1 ? "One" : "Long");
  return `A ${name}-${unit}`.replace(/^A (?=Eight|Eleven)/, "An ");
}

/** For one ask the title of its answer, with the exam named where it speaks of it. */
function passageTitle(
  reading: RequestReading,
  answered: readonly AnsweredAsk[],
  readers: string | null,
): string | null {
  const [only, ...others] = answered;
  const passage = only?.passages[0];
  if (passage === undefined || others.length > 0 || /[{\d]/.test(passage.title)) return null;
  if (reading.cycle === "next") return null;
  const named = passage.title
    .replace(/\bthe (form|exam day|exam hall|paper|admit card)\b/i, "the JEE Main $1")
    .replace(/\bthe exam\b/i, "JEE Main");
  const title = inTitleCase(named);
  const mentions =
    readers === null ||
    readers === "School Students" ||
    new RegExp(readers.split(" ").at(-1) ?? "", "i").test(title);
  return mentions || /\?$|^(?:what|how|when|why|should|may|can)\b/i.test(title)
    ? title
    : `${title} for ${readers}`;
}

/** What the article is about, each subject once, in the order of the asks. */
export function subjectNames(answered: readonly AnsweredAsk[]): readonly string[] {
  const subjects = answered.flatMap(({ passages: [first], ask }) => {
    const subject = first?.subject ?? first?.path ?? ask.facts[0]?.page ?? "";
    return nameOf[subject] ?? (subject.startsWith("/") ? [] : subject);
  });
  return [...new Set(subjects)].slice(0, mostNamed);
}

const groupNames = { obc: "OBC", ews: "EWS", sc: "SC", st: "ST", pwd: "PwD" } as const;

/** For whom the article is, as a title says it; null for every student. */
export function readersName({ readers, groups }: RequestReading): string | null {
  const [reader] = readers;
  if (reader === "parent") return "JEE Main Parents";
  if (reader === "dropper") return "JEE Main Droppers";
  if (reader === "class 11" || reader === "class 12") return "School Students";
  if (reader === "b.arch") return "B.Arch Students";
  if (reader === "b.planning") return "B.Planning Students";
  const named = Object.entries(groupNames).flatMap(([group, name]) =>
    groups.some((one) => one === group) ? [name] : [],
  );
  return named.length === 0 ? null : `${inOneSentence(named)} Students`;
}

function longestFitting(names: readonly string[], write: (some: readonly string[]) => string) {
  const tries = names.map((_name, place) => write(names.slice(0, names.length - place)));
  return tries.find((title) => title.length <= longestTitle) ?? tries.at(-1) ?? "JEE Main in Short";
}

const smallWords = new Set(
  "a an and as at beside but by for from in into of on or the to with your you after before".split(
    " ",
  ),
);

/** Words that have a capital keep their form. */
export function inTitleCase(text: string): string {
  return text
    .split(" ")
    .map((word, place) =>
      place > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}

function capitalised(name: string): string {
  return inTitleCase(name);
}
