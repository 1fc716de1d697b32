import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { bullets, tableMarkdown } from "../../evidence/content-as-markdown.ts";
import type { RequestReading } from "../../evidence/request-reading.ts";
import type { Passage } from "../../writer.ts";
import { type AnsweredAsk, type Section, wordsIn } from "./chosen-passages.ts";

const usualTips = 8;
const usualQuestions = 6;
/** Words of a point that can stand alone as a tip. */
const wordsOfTip = 6;
/** A point that names a thing is no advice. */
const isThing = /^(?:an?|the|your|any|at least|no|one|two|both)\b/i;

/** The article in the form that the request names; null where it names none that these passages can have. */
export function inRequestedForm(
  { form }: RequestReading,
  answered: readonly AnsweredAsk[],
  facts: FactSnapshot,
): readonly Section[] | null {
  switch (form.kind) {
    case "tips":
      return form.count === null ? null : tipSections(form.count, answered, facts);
    case "questions":
      return questionSections(form.count ?? usualQuestions, answered);
    case "plan":
      return form.days === null ? null : planSections(form.days, answered);
    case "checklist":
      return checklistSections(answered);
    case "article":
    case "comparison":
    case "steps":
    case "table":
      return null;
  }
}

/** One numbered list of what our passages advise, one tip of each in turn. */
function tipSections(
  count: number,
  answered: readonly AnsweredAsk[],
  facts: FactSnapshot,
): readonly Section[] | null {
  const [first] = answered;
  if (first === undefined) return null;
  const tips = tipsOf(first.ask.passages, facts).slice(0, count);
  if (tips.length < Math.min(count, usualTips)) return null;
  const listed = tips.map((tip, place) => `${place + 1}. ${tip}`);
  const others = answered.slice(1).flatMap(({ sections }) => sections);
  return [{ heading: "", body: listed.join("\n") }, ...others];
}

/** The points of lists that are whole sentences, a point of each passage in turn. */
export function tipsOf(passages: readonly Passage[], facts: FactSnapshot): readonly string[] {
  const lists = passages
    .filter(({ kind }) => kind === "library")
    .map(({ text }) =>
      pointsOf(text).filter(
        (point) =>
          !isThing.test(point) && wordsIn(point, facts) >= wordsOfTip && /[.!?]$/.test(point),
      ),
    );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  );
  return [...new Set(inTurn.flat())];
}

function pointsOf(markdown: string): readonly string[] {
  return markdown.split("\n").flatMap((line) => /^\s*(?:[-*]|\d+\.)\s+(.+)$/.exec(line)?.[1] ?? []);
}

/** The points of each answer to tick off; an answer without a list stays as it is. */
function checklistSections(answered: readonly AnsweredAsk[]): readonly Section[] {
  return answered.flatMap(({ sections }) =>
    sections.map(({ heading, body }) => {
      const points = pointsOf(body);
      return { heading, body: points.length < 3 ? body : bullets(points) };
    }),
  );
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
  const [first, ...others] = answered.flatMap(({ sections }) => sections);
  // A passage that is such a plan itself needs no second one.
  const isPlan = /\b(?:days?|weeks?|months?|year)\b/i.test(first?.heading ?? "");
  return isPlan || first === undefined
    ? answered.flatMap(({ sections }) => sections)
    : [first, plan, ...others];
}
