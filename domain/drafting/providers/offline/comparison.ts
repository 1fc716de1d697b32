import { fact, type FactForm, type FactId } from "../../../../content/facts/index.ts";
import { factToken } from "../../../posts/fact-tokens.ts";
import type { RequestScope } from "../../request-scope.ts";
import { tableMarkdown } from "../../section-as-markdown.ts";
import { notesOf, type ArticleSection } from "./article-section.ts";

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
export function comparisonSection(words: string, scope: RequestScope): ArticleSection | null {
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
