import {
  type CandidateGroup,
  type Fact,
  isPlannedDate,
  isReportedDifference,
} from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories } from "../../../content/faq-content.ts";
import type { LibraryPassage, Reader } from "../../../content/library/index.ts";
import { entriesOf } from "../../posts/text/article.ts";
import { factToken, filledText } from "../../posts/text/fact-tokens.ts";
import { slugFromTitle } from "../../posts/post-address.ts";
import { isStill } from "../checks/claims/stated-records.ts";
import { asMarkdown, tableMarkdown } from "../evidence/content-as-markdown.ts";
import { inItsYear } from "../evidence/in-its-year.ts";
import { libraryIn } from "../evidence/library-in.ts";
import type { Candidate } from "./outline-shape.ts";

/** A candidate with its text, and with what prompts are compared with. */
export type CandidateText = Candidate & {
  /** Its title and its text as Markdown with tokens. */
  readonly heading: string;
  readonly markdown: string;
  /** The page of this site that says more. */
  readonly page: string;
  /** Other ways in which somebody asks for it. */
  readonly asks: readonly string[];
  readonly subjects: readonly string[];
  /** For whom it is written; empty for everybody. */
  readonly groups: readonly CandidateGroup[];
  readonly readers: readonly Reader[];
};

/** Characters of a first line. */
const longestOpening = 160;

/**
 * Everything of which a post can be made, by the records of an edition: the library, the questions, and the records by
 * topic. What says in its own words what a record says no more is left out.
 */
export const candidatesIn = derivedFrom((facts): readonly CandidateText[] =>
  [
    ...libraryIn(facts).map((passage) => ofPassage(passage, facts)),
    ...questionsIn(facts),
    ...recordGroups(facts),
  ].filter(({ title, markdown }) => isStill({ title, text: markdown }, facts)),
);

function ofPassage(passage: LibraryPassage, facts: FactSnapshot): CandidateText {
  const { id, title, asks, subjects, body, page, groups = [], readers = [] } = passage;
  return {
    ...shownParts({ heading: title, markdown: body }, facts),
    ...{ id: `passage:${id}`, kind: "passage", subject: subjects[0], page },
    ...{ subjects, groups, readers: readers.filter((reader) => reader !== "student") },
    asks: asks.map((ask) => filledText(ask, facts)),
  };
}

function questionsIn(facts: FactSnapshot): readonly CandidateText[] {
  return faqCategories(facts.edition).flatMap(({ name, questions }) =>
    questions.map(({ id, question, answer }): CandidateText => {
      const heading = asMarkdown(question);
      const markdown = inItsYear(asMarkdown(answer), facts, heading);
      return {
        ...shownParts({ heading, markdown }, facts),
        ...{ id: `question:${id}`, kind: "question", subject: name, page: "/faq" },
        ...forEverybody,
        subjects: [name],
      };
    }),
  );
}

const forEverybody = { asks: [], groups: [], readers: [] } as const;

/** The records of each topic; those of this site itself, and what is only reported or planned, are no part of a post. */
function recordGroups(facts: FactSnapshot): readonly CandidateText[] {
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
    const markdown = recordsMarkdown(records);
    return {
      ...shownParts({ heading: topic, markdown }, facts),
      ...{ id: `facts:${slugFromTitle(topic)}`, kind: "facts" as const },
      ...{ subject: topic, page: first.page, ...forEverybody, subjects: [topic] },
    };
  });
}

/** Values as a table with the year of each, then what is a list of its own. */
function recordsMarkdown(records: readonly Fact[]): string {
  const [lists, values] = [true, false].map((isList) =>
    records.filter((record) => (entriesOf(record) !== null) === isList),
  );
  const rows = (values ?? []).map(({ id, label, carried, edition }) => [
    label,
    factToken(id),
    carried?.from ?? edition,
  ]);
  return [
    tableMarkdown(["What", "Value", "Year"], rows),
    ...(lists ?? []).map(({ id, label }) => `${label}:\n\n${factToken(id)}`),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function shownParts(
  { heading, markdown }: Pick<CandidateText, "heading" | "markdown">,
  facts: FactSnapshot,
) {
  const text = filledText(markdown, facts);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return { heading, markdown, title: filledText(heading, facts), opening: openingOf(text), words };
}

/** The first line that says something, without the marks of Markdown. */
function openingOf(text: string): string {
  const line =
    text
      .split("\n")
      .map((one) => one.replaceAll(/^\s*(?:[-*>#|]|\d+\.)+\s*|[*_`|]|\]\([^)]*\)|\[/g, " "))
      .map((one) => one.replaceAll(/\s+/g, " ").trim())
      .find((one) => /\p{L}/u.test(one) && one !== "What Value Year") ?? "";
  if (line.length <= longestOpening) return line;
  return `${line.slice(0, longestOpening).replace(/\s+\S*$/, "")} …`;
}
