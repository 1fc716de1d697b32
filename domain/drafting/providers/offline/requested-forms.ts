import { tableMarkdown } from "../../evidence/content-as-markdown.ts";
import type { RequestReading } from "../../evidence/request-reading.ts";
import type { Passage } from "../../writer.ts";
import type { AnsweredAsk, Section } from "./chosen-passages.ts";
import { plain, sentencesOf } from "./opening.ts";

const usualTips = 8;
const usualQuestions = 6;
/** Sentences of one tip. */
const tipSentences = 2;

/** The article in the form that the request names; null where it names none that these passages can have. */
export function inRequestedForm(
  { form }: RequestReading,
  answered: readonly AnsweredAsk[],
): readonly Section[] | null {
  switch (form.kind) {
    case "tips":
      return form.count === null ? null : tipSections(form.count, answered);
    case "questions":
      return questionSections(form.count ?? usualQuestions, answered);
    case "plan":
      return form.days === null ? null : planSections(form.days, answered);
    case "article":
    case "checklist":
    case "comparison":
    case "steps":
    case "table":
      return null;
  }
}

/** One numbered list: each tip is the title of a passage and how it begins. */
function tipSections(count: number, answered: readonly AnsweredAsk[]): readonly Section[] | null {
  const [first] = answered;
  if (first === undefined) return null;
  const tips = first.ask.passages.filter(({ kind }) => kind === "library").flatMap(tipOf);
  if (tips.length < Math.min(count, usualTips) / 2) return null;
  const listed = tips.slice(0, count).map((tip, place) => `${place + 1}. ${tip}`);
  const others = answered.slice(1).flatMap(({ sections }) => sections);
  return [{ heading: "", body: listed.join("\n") }, ...others];
}

function tipOf({ title, text }: Passage): readonly string[] {
  const sentences = sentencesOf(text).slice(0, tipSentences).map(plain);
  return sentences.length === 0
    ? []
    : [`**${title}.** ${sentences.join(" ")}`.replace("?.**", "?**")];
}

/** Questions as small headings, each with its answer. */
function questionSections(count: number, answered: readonly AnsweredAsk[]): readonly Section[] {
  const passages = answered.flatMap(({ ask }) => ask.passages);
  const questions = [
    ...passages.filter(({ kind }) => kind === "question"),
    ...passages.filter(
      ({ kind, title }) =>
        kind === "library" &&
        /^(?:what|how|when|why|who|where|which|should|may|can|is|are|do|does|will)\b/i.test(title),
    ),
    ...passages.filter(({ kind }) => kind === "library"),
  ];
  const told = [...new Set(questions)].slice(0, count);
  return told.map(({ title, text }) => ({ heading: title, body: text }));
}

/** What each part of the time is for, by the share of it that it takes. */
const phases: readonly (readonly [number, string, string])[] = [
  [
    0.15,
    "List your chapters as strong, fair or weak, and begin with the fair ones",
    "One set of mixed questions",
  ],
  [
    0.2,
    "Mathematics and Physics: fair chapters, formulas and solved examples",
    "Questions of previous papers on the same chapters",
  ],
  [
    0.2,
    "Chemistry: inorganic facts and organic reactions, read with a pen in hand",
    "Questions of previous papers on the same chapters",
  ],
  [
    0.2,
    "The weak chapters that you can still mend; leave the rest",
    "A mock test every third day, in the hours of your shift",
  ],
  [0.15, "Mock tests and the list of your mistakes", "The chapters in which the mistakes are"],
  [
    0.1,
    "Your own short notes and formulas, nothing new",
    "A walk, your papers for the exam, early to bed",
  ],
];

function planSections(days: number, answered: readonly AnsweredAsk[]): readonly Section[] {
  const [unit, count] = days > 120 ? ["Week", Math.round(days / 7)] : ["Day", days];
  const rows = phases
    .slice(-Math.min(phases.length, count))
    .flatMap(([share, day, evening], place, used) => {
      const all = used.reduce((sum, [one]) => sum + one, 0);
      const before = used.slice(0, place).reduce((sum, [one]) => sum + one, 0);
      const from = Math.round((before / all) * count) + 1;
      const to = Math.round(((before + share) / all) * count);
      return from > to
        ? []
        : [[from === to ? `${unit} ${from}` : `${unit}s ${from} to ${to}`, day, evening]];
    });
  const plan = {
    heading: "The plan in one table",
    body: tableMarkdown(["When", "Main work of the day", "Evening"], rows),
  };
  return [plan, ...answered.flatMap(({ sections }) => sections)];
}
