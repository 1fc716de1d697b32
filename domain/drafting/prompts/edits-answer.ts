import { z } from "zod";
import type { Finding } from "../../posts/ledger.ts";
import { editBlocks, type BlockEdit } from "../blocks.ts";
import { lockedNumbers, type Locks } from "../locked-blocks.ts";
import type { DraftContent, Evidence } from "../writer.ts";
import { knownLinks, validContent } from "./answered-content.ts";

const editSchema = z.object({
  block: z.number().describe("The block's number."),
  action: z.enum(["replace", "remove", "insert-after"]),
  markdown: z.string().nullable().describe("The new markdown; null for remove."),
});

/** What a model answers to corrections and findings: edits that code applies. */
export const editsAnswerSchema = z.object({
  title: z.string().nullable(),
  hero_summary: z.string().nullable(),
  meta_description: z.string().nullable(),
  tags: z.array(z.string()).nullable(),
  internal_links: z.array(z.string()).nullable(),
  edits: z.array(editSchema),
});

export type EditsAnswer = z.infer<typeof editsAnswerSchema>;

/** The content with the answer's changes, all else as it was; null when they make no post. */
export function editedContent(
  content: DraftContent,
  answer: EditsAnswer,
  evidence: Evidence,
): DraftContent | null {
  const edits = answer.edits.map(blockEdit);
  const body = edits.includes(null)
    ? null
    : editBlocks(content.body_markdown, edits.filter(isEdit));
  if (body === null) return null;
  return validContent({
    title: answer.title ?? content.title,
    hero_summary: answer.hero_summary ?? content.hero_summary,
    meta_description: answer.meta_description ?? content.meta_description,
    tags: answer.tags ?? content.tags,
    internal_links:
      answer.internal_links === null
        ? content.internal_links
        : knownLinks(answer.internal_links, evidence, content.internal_links),
    body_markdown: body,
    hero_image_url: content.hero_image_url,
    hero_image_alt: content.hero_image_alt,
    source_references: content.source_references,
  });
}

/** What of an answer to findings changes the places that they name; a repair changes nothing else. */
export function withinFindings(answer: EditsAnswer, findings: readonly Finding[]): EditsAnswer {
  const fields = new Set<string>(findings.map(({ place }) => place.field));
  const blocks = new Set(
    findings.flatMap(({ place }) => (place.field === "body_markdown" ? [place.block] : [])),
  );
  return {
    title: fields.has("title") ? answer.title : null,
    hero_summary: fields.has("hero_summary") ? answer.hero_summary : null,
    meta_description: fields.has("meta_description") ? answer.meta_description : null,
    tags: fields.has("tags") ? answer.tags : null,
    internal_links: fields.has("internal_links") ? answer.internal_links : null,
    edits: answer.edits.filter(({ block }) => blocks.has(block)),
  };
}

/** The answer without its changes of locked blocks; something new may stand behind one. */
export function withoutLockedEdits(answer: EditsAnswer, body: string, locks: Locks): EditsAnswer {
  if (locks.size === 0) return answer;
  const locked = lockedNumbers(body, locks);
  const edits = answer.edits.filter(
    ({ block, action }) => action === "insert-after" || !locked.has(block),
  );
  return { ...answer, edits };
}

function blockEdit({ block, action, markdown }: EditsAnswer["edits"][number]): BlockEdit | null {
  if (action === "remove") return { action, block };
  return markdown === null ? null : { action, block, text: markdown };
}

function isEdit(edit: BlockEdit | null): edit is BlockEdit {
  return edit !== null;
}
