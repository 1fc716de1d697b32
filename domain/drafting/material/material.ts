import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories } from "../../../content/faq-content.ts";
import type { LibraryPassage } from "../../../content/library/index.ts";
import type { SourceReference } from "../../posts/post.ts";
import { inItsYear } from "../../posts/text/in-its-year.ts";
import { passagesIn } from "../../posts/text/library-passages.ts";
import { asMarkdown } from "./content-as-markdown.ts";

/** A checked text of ours of which a post can be made: a passage, or a question with its answer. */
export type Material = {
  /** `passage:ID` or `question:ID`. */
  readonly id: string;
  readonly kind: "passage" | "question";
  readonly title: string;
  readonly markdown: string;
  /** Ways in which people ask for it. */
  readonly asks: readonly string[];
  readonly subjects: readonly string[];
  readonly page: string;
  /** The source of a rule in it that no record holds. */
  readonly source: SourceReference | null;
};

/** Everything of which a post can be made, by the records of an edition. */
export const materialIn = derivedFrom((facts: FactSnapshot): readonly Material[] => [
  ...passagesIn(facts).map(ofPassage),
  ...questionsIn(facts),
]);

function ofPassage(passage: LibraryPassage): Material {
  const { id, title, asks, subjects, body, page, source } = passage;
  return {
    id: `passage:${id}`,
    kind: "passage",
    title,
    markdown: body,
    asks,
    subjects,
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
        page: "/faq",
        source: null,
      };
    }),
  );
}
