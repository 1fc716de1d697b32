import type { Root } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { CheckedSentence, Ledger } from "../../posts/revisions/ledger.ts";
import {
  excessiveContent,
  excessiveHeads,
  excessiveSentence,
  textLimits,
  tooManyFigures,
} from "../../posts/text/text-limits.ts";
import type { DraftContent } from "../writer.ts";
import { figuresIn } from "./figures/read-figures.ts";
import { draftParts, type DraftPart } from "./safety/draft-parts.ts";
import { parsedBody } from "./text/parse-body.ts";
import { statementsOfBody } from "./text/read-statements.ts";
import { runOf, sentencesOf } from "./text/text-run.ts";
import type { Statement } from "./text/statement.ts";

/** A draft read once for all checks. */
export type DraftText = {
  readonly content: DraftContent;
  readonly tree: Root;
  /** Each stretch of the source, for what may stand nowhere. */
  readonly parts: readonly DraftPart[];
  /** Title, summary, description and body, in this order. */
  readonly statements: readonly Statement[];
  /** What is beyond the bounds of a text, in words; the checks have then nothing of it to read. */
  readonly excess: string | null;
};

/** Reads a draft with the values of these records in place of its tokens. */
export function readDraft(content: DraftContent, facts: FactSnapshot): DraftText {
  const { title, hero_summary, meta_description, body_markdown } = content;
  const excess = excessiveContent(content);
  if (excess !== null) return unreadable(content, excess);
  const tree = parsedBody(body_markdown);
  const statements = [
    ...fieldStatements("title", title, facts),
    ...fieldStatements("hero_summary", hero_summary, facts),
    ...fieldStatements("meta_description", meta_description, facts),
    ...statementsOfBody(tree, body_markdown, facts),
  ];
  for (const { text, own } of statements) {
    const beyond = excessiveSentence(text) ?? excessiveHeads(own) ?? manyFigures(text);
    if (beyond !== null) return unreadable(content, beyond);
  }
  return { content, tree, parts: draftParts(content, tree), statements, excess: null };
}

function unreadable(content: DraftContent, excess: string): DraftText {
  return { content, tree: parsedBody(""), parts: [], statements: [], excess };
}

/** Figures in words and those of values are known when they are read. */
function manyFigures(text: string): string | null {
  const { length } = figuresIn(text);
  return length > textLimits.figures ? tooManyFigures(length, text) : null;
}

function fieldStatements(
  field: "title" | "hero_summary" | "meta_description",
  text: string,
  facts: FactSnapshot,
): readonly Statement[] {
  const runs = sentencesOf(runOf(text, field === "title" ? null : 0, facts));
  return runs.map((run, index) => ({
    place: { field },
    role: field === "title" ? "title" : "sentence",
    own: "",
    corner: "",
    before: runs[index - 1]?.text ?? "",
    listed: false,
    headings: [],
    example: false,
    ...run,
  }));
}

/** What a draft is held against. */
export type CheckContext = {
  /** The records as they hold at the moment of the check. */
  readonly facts: FactSnapshot;
  /** ISO day in India: what is past may not be called coming. */
  readonly today: string;
  /** ISO instant, for the ledger. */
  readonly checkedAt: string;
  /** Paths that exist: pages and published posts. */
  readonly paths: ReadonlySet<string>;
  /** Addresses out of the site that the draft may lead to besides official ones and sources of records: those the person supplied. */
  readonly suppliedAddresses: ReadonlySet<string>;
  /** The request for the post: what its numbers say of the reader is a premise, no claim; none without it. */
  readonly request?: string;
  /** Phone numbers and e-mail addresses of the institute, which a draft may name; none without it. */
  readonly ownContacts?: ReadonlySet<string>;
  /** What stands in its address already; without it the title gives that. */
  readonly slug?: string;
};

export type CheckedDraft = {
  /** The draft with autofixes: typed values that a record holds became tokens. */
  readonly content: DraftContent;
  readonly ledger: Ledger;
  /** Every sentence and cell in reading order, for a second reading by the model. */
  readonly sentences: readonly CheckedSentence[];
};
