import type { Root } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { TextLocation } from "../../posts/revisions/ledger.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { sentencesOf } from "../marks/sentences.ts";
import type { DraftContent } from "../writer.ts";
import { draftParts, type DraftPart } from "./draft-parts.ts";

export type SafetyContext = {
  readonly facts: FactSnapshot;
  /** ISO day in India. */
  readonly today: string;
  /** Paths that exist: pages and published posts. */
  readonly paths: ReadonlySet<string>;
  /** Addresses out of the site that a person gave, besides official ones and sources of records. */
  readonly suppliedAddresses: ReadonlySet<string>;
  /** Phone numbers and e-mail addresses of the institute. */
  readonly ownContacts: ReadonlySet<string>;
  /** The address that the post has already; null where the title gives it. */
  readonly slug: string | null;
  /** True for a sentence of our own texts, which people have checked. */
  readonly isOwnSentence: (sentence: string) => boolean;
};

/** A sentence as readers see it, with what belongs to it. */
export type SafetySentence = {
  readonly place: TextLocation;
  readonly text: string;
  /** The sentence before, or what opens its list or table; empty for none. */
  readonly before: string;
  /** The heads of a cell; empty for what is none. */
  readonly heads: string;
  readonly headings: readonly string[];
};

/** A draft read once for all rules. */
export type SafetyText = {
  readonly content: DraftContent;
  readonly tree: Root;
  readonly parts: readonly DraftPart[];
  /** Its sentences but for those of our own texts. */
  readonly statements: readonly SafetySentence[];
  /** Why it is beyond the bounds of a text, in words; nothing of it is read then. */
  readonly excess: string | null;
};

export function readSafetyText(
  content: DraftContent,
  { facts, isOwnSentence }: Pick<SafetyContext, "facts" | "isOwnSentence">,
): SafetyText {
  const excess = excessiveContent(content);
  if (excess !== null)
    return { content, tree: parseMarkdown(""), parts: [], statements: [], excess };
  const tree = parseMarkdown(content.body_markdown);
  const doubted = sentencesOf(content, facts).filter(({ text }) => !isOwnSentence(text));
  const statements = doubted.map(
    ({ field, block, text, before, row, column, headings }): SafetySentence => ({
      place: field === "body_markdown" ? { field, block } : { field },
      text,
      before,
      heads: [column, row].filter((head) => head !== "").join(" "),
      headings,
    }),
  );
  return { content, tree, parts: draftParts(content, tree), statements, excess: null };
}
