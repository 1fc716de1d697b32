import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import type { EvidenceFinder } from "../../evidence/evidence.ts";
import type { DraftContent, Refusal } from "../../writer.ts";
import { excessiveMarkdown } from "../../../posts/text/text-limits.ts";
import { editBlocks, type BlockEdit } from "../../blocks/blocks.ts";
import type { Found } from "./article-outline.ts";
import { sectionsOf } from "./article-outline.ts";

/** What became of one instruction: the content with all of it done, or why it cannot be. */
export type Change =
  | { readonly kind: "done"; readonly content: DraftContent }
  | { readonly kind: "refused"; readonly why: string; readonly nearest: Refusal["nearest"] };

export type Tools = { readonly finder: EvidenceFinder };

export function done(content: DraftContent): Change {
  return { kind: "done", content };
}

export function refused(why: string, nearest: Refusal["nearest"] = []): Change {
  return { kind: "refused", why, nearest };
}

/** The content with the edits made in its body; refused where they do not fit, are beyond the bounds of a text or leave nothing. */
export function edited(content: DraftContent, edits: readonly BlockEdit[]): Change {
  for (const edit of edits) {
    const excess = edit.action === "remove" ? null : excessiveMarkdown(edit.text);
    if (excess !== null) return refused(`the text could not be checked, for ${excess}.`);
  }
  const body = editBlocks(content.body_markdown, edits);
  if (body === null) return refused("the text does not fit into the article.");
  if (body.trim() === "") return refused("nothing of the article would be left.");
  return done({ ...content, body_markdown: body.trim() });
}

export function removed(blocks: readonly number[]): readonly BlockEdit[] {
  return blocks.map((block) => ({ action: "remove", block }));
}

const mostListed = 6;

/** Why no section, or no single one, is meant by the words. */
export function notFound(
  body: string,
  found: Exclude<Found, { kind: "one" }>,
  facts: FactSnapshot,
): Change {
  if (found.kind === "several")
    return refused(`several sections fit: ${quoted(found.names)}. Please name one of them.`);
  const names = sectionsOf(body, facts).map(({ name }) => name);
  return refused(
    names.length === 0
      ? "the article has no sections."
      : `the article has no such section. Its sections are ${quoted(names.slice(0, mostListed))}.`,
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}
