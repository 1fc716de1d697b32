import { firstEdition, inOneSentence } from "../../../../content/facts/index.ts";
import type { RequestReading } from "../../evidence/request-reading.ts";
import type { Passage } from "../../writer.ts";
import { askName } from "./ask-names.ts";
import type { AnsweredAsk } from "./chosen-passages.ts";

const longestTitle = 70;
const shortestTitle = 25;
const mostNamed = 3;
/** Asks that a title names. */
const mostInTitle = 2;

/** Subjects whose name in a title is another one than the subject's own. */
const nameOf: Readonly<Partial<Record<string, string>>> = {
  "cutoffs and ranks": "ranks",
  "jee advanced": "JEE Advanced",
  "colleges and branches": "colleges",
  "sleep and health": "sleep and food",
  "coaching and self-study": "coaching",
  "architecture and planning": "B.Arch preparation",
  "time in the exam": "time in the exam hall",
  uploads: "photo and signature files",
  attempts: "sessions and attempts",
  droppers: "drop year",
  "form mistakes": "mistakes in the form",
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

/** A title as a person writes it: what is told, to whom; 70 characters at most. */
export function titleOf(reading: RequestReading, answered: readonly AnsweredAsk[]): string {
  const names = subjectNames(answered);
  const readers = readersName(reading);
  const isOpen = reading.cycle === "next" || tellsFormerYear(reading, answered);
  const own =
    formTitle(reading, names, readers) ??
    (isOpen && reading.cycle === "this" ? null : passageTitle(reading, answered, readers));
  if (own !== null && own.length <= longestTitle) return own;
  return longestFitting(namesForTitle(answered), (some) => {
    const list = inOneSentence(some.map(inTitleCase));
    if (isOpen) return [`JEE Main ${yearMeant(reading)} ${list}: What Is Known So Far`];
    const subject =
      readers === null
        ? `JEE Main ${list}`.replace(/Main (?=JEE|Board Exams)/, "Main and ")
        : `${list} for ${readers}`;
    return [subject.length < shortestTitle ? `${subject}: What to Know` : subject];
  });
}

/** The year that a request is on. */
function yearMeant({ edition, cycle }: RequestReading): number {
  return Number(edition) + (cycle === "next" ? 1 : 0);
}

/** True where what answers a request names an earlier year in its title: its own year is still open. */
function tellsFormerYear({ edition }: RequestReading, [first]: readonly AnsweredAsk[]): boolean {
  const years = first?.passages[0]?.title.match(/\b20\d\d\b/g) ?? [];
  return edition > firstEdition && years.length > 0 && years.every((year) => year < edition);
}

/** What the first asks call their subjects; where none names one, those of the passages. */
function namesForTitle(answered: readonly AnsweredAsk[]): readonly string[] {
  const asked = answered.flatMap(({ ask }) => askName(ask) ?? []);
  const named = asked.length > 0 ? [...new Set(asked)] : subjectNames(answered).slice(0, 1);
  return named.slice(0, mostInTitle);
}

function formTitle(
  { form, words }: RequestReading,
  [first = "preparation"]: readonly string[],
  readers: string | null,
): string | null {
  if (form.kind === "tips" && form.count !== null) {
    const count = numbers[form.count - 2] ?? "Some";
    if (/\bmistakes\b/i.test(words))
      return `${count} Mistakes to Avoid ${/\bform\b/i.test(words) ? "in the JEE Main Form" : `as ${readers ?? "JEE Main Students"}`}`;
    return `${count} Tips for ${readers ?? `JEE Main ${inTitleCase(first)}`}`;
  }
  if (form.kind === "plan" && form.days !== null)
    return `${spanName(form.days)} Plan for ${readers ?? "JEE Main"}`;
  return form.kind === "questions"
    ? `JEE Main ${inTitleCase(first)}: Questions ${readers === null ? "and Answers" : `from ${readers}`}`
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

/** Where all asks have one answer its title, with the exam named where it speaks of it. */
function passageTitle(
  { form, words, groups }: RequestReading,
  answered: readonly AnsweredAsk[],
  readers: string | null,
): string | null {
  const told = answered.flatMap(({ passages, ask: { answering = 1 } }) =>
    passages.slice(0, Math.max(1, answering)),
  );
  const [passage, ...others] = told;
  const isOnTopics = /\b(?:syllabus|topics?|chapters?)\b/i.test(words) && answered.length === 1;
  const subject = isOnTopics ? /\b(?:physics|chemistry|math\w*)\b/i.exec(words)?.[0] : undefined;
  if (subject !== undefined)
    return `JEE Main ${inTitleCase(subject.replace(/^math.*/i, "mathematics"))} Topics and How to Study Them`;
  if (form.kind === "comparison" && !/\b(?:compared?|differs?|or)\b/i.test(passage?.title ?? ""))
    return null;
  // Two groups may have a passage each; one ask else has the name of what answers it first.
  const isOfSeveral =
    others.length > 0 &&
    (answered.length > 1 || groups.filter((group) => group in groupNames).length > 1);
  if (passage === undefined || isOfSeveral || passage.title.includes("{")) return null;
  if (passage.kind !== "library" && passage.title.length < 20) return null;
  const named = /\bJEE\b/.test(passage.title)
    ? passage.title
    : passage.title.replace(
        /\bthe (form|exam day|exam hall|exam|paper|admit card|syllabus|answer key|scorecard)\b/i,
        "the JEE Main $1",
      );
  const title = inTitleCase(
    form.kind === "checklist" ? `${named}: a checklist` : named.replace(/[?.]$/, ""),
  );
  const isForAll =
    readers === null ||
    /\b(?:students|category|parents?)\b/i.test(title) ||
    /^(?:what|how|when|why|should|may|can|is|are|if|who|which|where)\b/i.test(title) ||
    readers.split(/[\s,]+/).some((word) => word !== "Students" && title.includes(word));
  // "Extra Seats for Women for SC Students" names two readers.
  if (!isForAll && / for /i.test(title) && answered.some(({ ask }) => askName(ask) !== null))
    return null;
  const asking = /^(?:is|are|can|may|should|do|does|will|must|has|have)\b/i.test(title);
  return isForAll ? `${title}${asking ? "?" : ""}` : `${title} for ${readers}`;
}

/** What the article is about, each subject once, in the order of the asks. */
export function subjectNames(answered: readonly AnsweredAsk[]): readonly string[] {
  const subjects = answered.flatMap(({ passages, ask }) => {
    const { answering = 1, facts } = ask;
    const told = passages.slice(0, Math.max(1, answering));
    const all = told.map((passage) => nextName(passage) ?? passage.subject ?? passage.path);
    return (all.length > 0 ? all : [facts[0]?.page ?? ""]).flatMap(
      (subject) => nameOf[subject] ?? (subject.startsWith("/") ? [] : subject),
    );
  });
  return [...new Set(subjects)].filter(Boolean).slice(0, mostNamed);
}

/** What a passage on the next exam is about. */
function nextName({ subject, title }: Passage): string | null {
  if (subject !== "next cycle") return null;
  if (/syllabus/i.test(title)) return "syllabus";
  return /who may|class/i.test(title) ? "eligibility" : "dates";
}

const groupNames = { obc: "OBC", ews: "EWS", sc: "SC", st: "ST", pwd: "PwD" } as const;

/** For whom the article is, as a title says it; null for every student. */
export function readersName({ readers, groups }: RequestReading): string | null {
  const [reader] = readers;
  if (reader === "parent") return "Parents";
  if (reader === "dropper") return "Droppers";
  if (reader === "class 11") return "Class 11 Students";
  if (reader === "class 12") return "Class 12 Students";
  if (reader === "b.arch") return "B.Arch Students";
  if (reader === "b.planning") return "B.Planning Students";
  const all: Readonly<Partial<Record<string, string>>> = groupNames;
  const named = groups.flatMap((group) => all[group] ?? []);
  return named.length === 0 ? null : `${inOneSentence(named)} Students`;
}

function longestFitting(
  names: readonly string[],
  write: (some: readonly string[]) => readonly string[],
) {
  const tries = names.flatMap((_name, place) => write(names.slice(0, names.length - place)));
  return tries.find((title) => title.length <= longestTitle) ?? tries.at(-1) ?? "JEE Main in Short";
}

const smallWords = new Set(
  "a an and as at but by for from in into of on or the to with".split(" "),
);

/** Words that have a capital keep their form; the last word has one too. */
export function inTitleCase(text: string): string {
  const words = text.split(" ");
  return words
    .map((word, place) =>
      place > 0 &&
      place < words.length - 1 &&
      smallWords.has(word) &&
      !words[place - 1]?.endsWith(":")
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}
