import {
  type CandidateGroup,
  type Fact,
  isPlannedDate,
  isReportedDifference,
} from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories } from "../../../content/faq-content.ts";
import type { LibraryPassage } from "../../../content/library/index.ts";
import type { SourceReference } from "../../posts/post.ts";
import { slugFromTitle } from "../../posts/post-address.ts";
import { entriesOf } from "../../posts/text/article.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { inItsYear } from "../../posts/text/in-its-year.ts";
import { passagesIn } from "../../posts/text/library-passages.ts";
import { asMarkdown, tableMarkdown } from "./content-as-markdown.ts";

/** A checked text of ours of which a post can be made: a passage, a question with its answer, or the records of a topic. */
export type Material = {
  /** `passage:ID`, `question:ID` or `facts:TOPIC`. */
  readonly id: string;
  readonly kind: "passage" | "question" | "facts";
  readonly title: string;
  /** With tokens. */
  readonly markdown: string;
  /** Ways in which people ask for it. */
  readonly asks: readonly string[];
  readonly subjects: readonly string[];
  /** The groups of candidates for which it is written; empty for everybody. */
  readonly groups: readonly CandidateGroup[];
  /** The page of this site that says more. */
  readonly page: string;
  /** The source of a rule in it that no record holds. */
  readonly source: SourceReference | null;
};

/** Everything of which a post can be made, by the records of an edition. */
export const materialIn = derivedFrom((facts: FactSnapshot): readonly Material[] => [
  ...passagesIn(facts).map(ofPassage),
  ...questionsIn(facts),
  ...recordTopics(facts),
]);

function ofPassage(passage: LibraryPassage): Material {
  const { id, title, asks, subjects, body, page, groups = [], source } = passage;
  return {
    id: `passage:${id}`,
    kind: "passage",
    title,
    markdown: body,
    asks,
    subjects,
    groups,
    page,
    source: source === undefined ? null : { title: source.title, url: source.address },
  };
}

function questionsIn(facts: FactSnapshot): readonly Material[] {
  return faqCategories(facts.edition).flatMap(({ name, questions }) =>
    questions.map(({ id, question, answer }): Material => {
      const title = asMarkdown(question);
      return {
        id: `question:${id}`,
        kind: "question",
        title,
        markdown: inItsYear(asMarkdown(answer), facts, title),
        asks: [],
        subjects: [name],
        groups: [],
        page: "/faq",
        source: null,
      };
    }),
  );
}

/** The records of each topic; those of this site itself, and what is only reported or planned, are no part of a post. */
function recordTopics(facts: FactSnapshot): readonly Material[] {
  const stated = facts.all.filter(
    (record) =>
      !isReportedDifference(record) &&
      !isPlannedDate(record) &&
      record.standing !== "withdrawn" &&
      record.topic !== "This site",
  );
  return [...Map.groupBy(stated, ({ topic }) => topic)].flatMap(([topic, records]) => {
    const [first] = records;
    if (first === undefined) return [];
    return {
      id: `facts:${slugFromTitle(topic)}`,
      kind: "facts" as const,
      title: topic,
      markdown: recordsMarkdown(records),
      asks: [],
      subjects: [topic],
      groups: [],
      page: first.page,
      source: null,
    };
  });
}

/** Values as a table with the year of each, then the records that are lists of their own. */
function recordsMarkdown(records: readonly Fact[]): string {
  const values = records.filter((record) => entriesOf(record) === null);
  const lists = records.filter((record) => entriesOf(record) !== null);
  const rows = values.map(({ id, label, carried, edition }) => [
    label,
    factToken(id),
    carried?.from ?? edition,
  ]);
  return [
    tableMarkdown(["What", "Value", "Year"], rows),
    ...lists.map(({ id, label }) => `${label}:\n\n${factToken(id)}`),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
