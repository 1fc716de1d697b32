import { fact, type FactForm, type FactId, type Topic } from "../../../../content/facts/index.ts";
import { figure } from "../../../../content/words.ts";
import { factToken } from "../../../posts/fact-tokens.ts";
import type { Clock } from "../../../shared/clock.ts";
import { bullets, piecesOf, tableMarkdown } from "../../evidence/content-as-markdown.ts";
import { sitePassages } from "../../evidence/passages.ts";
import type { RequestScope } from "../../evidence/request-scope.ts";
import { type ArticleSection, datesTable, notesOf, sectionNamed } from "./article-section.ts";
import type { ArticleTopics } from "./article-topics.ts";
import { type PartName, topicGuides } from "./guides/index.ts";
import { plansFor } from "./guides/papers.ts";
import { write } from "./guides/topic-guide.ts";
import type { Reading } from "./request-reading.ts";

/** Parts of one topic: all of them where few topics share an article. */
const fewTopics = 2;
const partsOfMany = 1;
const partsOfCompanion = 2;

/** The parts of an article between its opening and its questions, in the order that its form asks for. */
export function formSections(
  reading: Reading,
  { main, companions }: ArticleTopics,
  clock: Clock,
): readonly ArticleSection[] {
  const { form, scope, words, forParents } = reading;
  if (form === "news") return newsSections(scope, clock);
  const compared = form === "comparison" ? comparisonSection(words, scope) : null;
  if (compared !== null) return [compared, ...partsFor(reading, markingIfPapers(main))];
  const crowded = main.length > fewTopics;
  const isAlone = main.length === 1 && scope.sessions.size === 0;
  const own = main.flatMap((topic) => {
    if (topic === "Important dates")
      return [datesTable(scope, clock), ...(isAlone ? partsFor(reading, [topic]) : [])];
    const parts = partsFor(reading, [topic]);
    return crowded ? parts.slice(0, partsOfMany) : parts;
  });
  const along = companions.flatMap((topic) =>
    topicGuides[topic].parts
      .slice(0, crowded || forParents || form === "plan" ? partsOfMany : partsOfCompanion)
      .flatMap((name) => sectionNamed(name, scope) ?? []),
  );
  return [...own, ...along];
}

function partsFor(reading: Reading, topics: readonly Topic[]): readonly ArticleSection[] {
  const named = topics.flatMap((topic) => partNames(topic, reading));
  return named.flatMap((name) => sectionNamed(name, reading.scope) ?? []);
}

function partNames(topic: Topic, { words }: Reading): readonly PartName[] {
  const { parts } = topicGuides[topic];
  if (topic === "Preparation") return [...plansFor(words), ...parts];
  if (topic === "Syllabus") return syllabusFor(words, parts);
  return parts;
}

/** Which parts of the syllabus a request names; all of them when it names none. */
function syllabusFor(words: string, parts: readonly PartName[]): readonly PartName[] {
  const named = parts.filter((name) => {
    const subjects = name.split(".").slice(1);
    return subjects.some((subject) => new RegExp(String.raw`\b${subject}\b`, "i").test(words));
  });
  const exact = named.filter((name) =>
    new RegExp(String.raw`\b${name.split(".").at(-1) ?? ""}\b`, "i").test(words),
  );
  if (exact.length > 0) return exact;
  return named.length > 0 ? named : parts;
}

/** A comparison of papers wants to know next how an answer is marked. */
function markingIfPapers(main: readonly Topic[]): readonly Topic[] {
  return main.some((topic) => topic.startsWith("Paper")) ? ["Marking"] : [];
}

type Comparison = {
  readonly heading: string;
  readonly columns: readonly { readonly name: string; readonly key: string }[];
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly FactId[];
    readonly form?: FactForm;
  }[];
};

const papers: Comparison = {
  heading: "The papers side by side",
  columns: [
    { name: "Paper 1 (B.E./B.Tech)", key: "1" },
    { name: "Paper 2A (B.Arch)", key: "2A" },
    { name: "Paper 2B (B.Planning)", key: "2B" },
  ],
  rows: [
    {
      name: "Questions",
      values: ["paper1.questions", "paper2a.questions", "paper2b.questions"],
      form: "figure",
    },
    {
      name: "Marks",
      values: ["paper1.total_marks", "paper2a.total_marks", "paper2b.total_marks"],
      form: "figure",
    },
    { name: "Time", values: ["paper1.duration", "paper2.duration", "paper2.duration"] },
  ],
};

const sessions: Comparison = {
  heading: "The two sessions side by side",
  columns: [
    { name: "Session 1", key: "session1" },
    { name: "Session 2", key: "session2" },
  ],
  rows: [
    { name: "Registration", values: ["date.s1.registration", "date.s2.registration"] },
    { name: "Correction of the form", values: ["date.s1.correction", "date.s2.correction"] },
    { name: "Admit card, from", values: ["date.s1.admit_card", "date.s2.admit_card"] },
    { name: "Paper 1", values: ["date.s1.paper1", "date.s2.paper1"] },
    { name: "Paper 2", values: ["date.s1.paper2", "date.s2.paper2"] },
    { name: "Answer key", values: ["date.s1.answer_key", "date.s2.answer_key"] },
    { name: "Paper 1 result", values: ["date.s1.result", "date.s2.result"] },
  ],
};

/** The table that sets side by side what a request wants compared; null when it is neither papers nor sessions. */
function comparisonSection(words: string, scope: RequestScope): ArticleSection | null {
  if (scope.papers.size > 1 || /\bpapers\b/i.test(words)) return tableOf(papers, scope.papers);
  if (scope.sessions.size > 1 || /\bsessions\b/i.test(words)) return tableOf(sessions, new Set());
  return null;
}

/** Without keys all columns are shown. */
function tableOf(
  { heading, columns, rows }: Comparison,
  keys: ReadonlySet<string>,
): ArticleSection {
  const shown = columns.map(({ key }) => keys.size < 2 || keys.has(key));
  const cells = rows.map(({ name, values, form }) => ({
    name,
    form,
    values: values.filter((_id, place) => shown[place]),
  }));
  return {
    heading,
    body: tableMarkdown(
      ["", ...columns.filter((_column, place) => shown[place]).map(({ name }) => name)],
      cells.map(({ name, values, form }) => [name, ...values.map((id) => factToken(id, form))]),
    ),
    notes: notesOf(cells.flatMap(({ values }) => values.map(fact))),
  };
}

/** What a year had that the one before had not. */
const changes = [
  write`**Syllabus:** ${"syllabus.change"}.`,
  write`**Session 2 forms:** the window was opened once more from ${"date.s2.reopened"}.`,
  write`**Session 1 answer key:** the final key dropped ${"key.s1.dropped"}.`,
  write`**General cutoff in 2026:** ${figure("cutoff.2026.general")} percentile, after ${figure("cutoff.2025.general")} in 2025.`,
  write`**JoSAA seats in 2026:** ${"josaa.2026.seats"} were reported, after ${"josaa.2025.seats"} in 2025.`,
] as const;

const updates = sitePassages().filter(({ kind }) => kind === "update");

/** What a reader of news wants to know: what was changed, what is over, what was announced. */
function newsSections(scope: RequestScope, clock: Clock): readonly ArticleSection[] {
  return [
    { heading: "What was new in 2026", body: bullets(changes), notes: [] },
    sectionNamed("/important-dates#changes", scope),
    datesTable(scope, clock),
    announced(),
  ].filter((section) => section !== null);
}

/** The latest news that has a sentence without a figure of its own. */
function announced(): ArticleSection | null {
  const lines = updates.flatMap(({ title, text }) => {
    if (hasOwnFigure(title)) return [];
    const sentences = text.split(/(?<=\.)\s+/).filter((sentence) => !hasOwnFigure(sentence));
    return sentences.length === 0 ? [] : [`**${title}.** ${sentences.join(" ")}`];
  });
  if (lines.length === 0) return null;
  return { heading: "What was announced, newest first", body: bullets(lines), notes: [] };
}

/** A number that is no token and names no session, paper, class or edition. */
function hasOwnFigure(text: string): boolean {
  return piecesOf(text).some(
    (piece, place) =>
      place % 2 === 0 &&
      /\d/.test(piece.replace(/\b(?:Session|Paper|Class) \d+[AB]?\b|\bJEE Main 20\d\d\b/g, "")),
  );
}
