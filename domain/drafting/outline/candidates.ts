import { factText, isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories } from "../../../content/faq-content.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { slugFromTitle } from "../../posts/post-address.ts";
import { asMarkdown } from "../evidence/content-as-markdown.ts";
import { libraryIn } from "../evidence/library-in.ts";
import { topicWords } from "../evidence/topic-synonyms.ts";

/** Something of ours that a post can have as a section. */
export type Candidate = {
  /** Stays the same as long as the passage, question or group of records is there. */
  readonly id: string;
  readonly kind: "passage" | "question" | "facts";
  readonly title: string;
  /** The first line of its text, with the values as they hold now. */
  readonly opening: string;
  /** How many words it adds to a post. */
  readonly words: number;
  readonly subject: string;
};

/** A candidate with what prompts are compared with. */
export type MatchableCandidate = Candidate & {
  /** Ways in which somebody asks for it, or calls it. */
  readonly asks: readonly string[];
  readonly subjects: string;
  readonly body: string;
};

/** Characters of a first line. */
const longestOpening = 160;

/** Everything of which a post can be made, by the records of an edition: the library, the questions, and the records by topic. */
export const candidatesIn = derivedFrom((facts): readonly MatchableCandidate[] => {
  const questions = faqCategories(facts.edition).flatMap(({ name, questions: ofCategory }) =>
    ofCategory.map(({ question, answer }) => {
      const title = filledText(asMarkdown(question), facts);
      return candidate(facts, {
        id: `question:${slugFromTitle(title)}`,
        kind: "question",
        title,
        body: asMarkdown(answer),
        subject: name,
      });
    }),
  );
  const library = libraryIn(facts).map(({ id, title, asks, subjects, body }) => ({
    ...candidate(facts, {
      id: `passage:${id}`,
      kind: "passage",
      title,
      body,
      subject: subjects[0],
    }),
    asks: [title, ...asks].map((ask) => filledText(ask, facts)),
    subjects: subjects.join(" "),
  }));
  return [...library, ...questions, ...recordGroups(facts)];
});

function candidate(
  facts: FactSnapshot,
  { body, ...of }: Pick<Candidate, "id" | "kind" | "title" | "subject"> & { readonly body: string },
): MatchableCandidate {
  const text = filledText(body, facts);
  const title = filledText(of.title, facts);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const shown = { ...of, title, opening: openingOf(text), words };
  return { ...shown, asks: [title], subjects: of.subject, body: text };
}

/** The first line that says something, without the marks of Markdown. */
function openingOf(text: string): string {
  const line =
    text
      .split("\n")
      .map((one) => one.replaceAll(/^\s*(?:[-*>#|]|\d+\.)+\s*|[*_`|]|\]\([^)]*\)|\[/g, " "))
      .map((one) => one.replaceAll(/\s+/g, " ").trim())
      .find((one) => /\p{L}/u.test(one)) ?? "";
  if (line.length <= longestOpening) return line;
  return `${line.slice(0, longestOpening).replace(/\s+\S*$/, "")} …`;
}

/** The records of each topic as a list, those that this site only reports left out. */
function recordGroups(facts: FactSnapshot): readonly MatchableCandidate[] {
  const stated = facts.all.filter(
    (record) => !isReportedDifference(record) && record.standing !== "withdrawn",
  );
  return [...Map.groupBy(stated, ({ topic }) => topic)].map(([topic, records]) => {
    const body = records.map(lineOf).join("\n");
    return {
      ...candidate(facts, {
        ...{ id: `facts:${slugFromTitle(topic)}`, kind: "facts", title: topic, subject: topic },
        body,
      }),
      subjects: `${topic} ${topicWords[topic]}`,
    };
  });
}

function lineOf(record: Fact): string {
  return `${record.label}: ${factText(record)}`;
}
