import { z } from "zod";
import type { Mark } from "../../posts/revisions/mark.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { type BlockEdit, cutBlocks, editBlocks } from "../blocks/blocks.ts";
import type { DraftContent, Evidence, RevisionRequest } from "../writer.ts";
import {
  evidenceData,
  knownLinks,
  message,
  rules,
  validContent,
  type Question,
  type Written,
} from "./rules.ts";

const howToEdit = `You answer with edits, never with the whole article. "blocks" are the numbered blocks of its body. Each edit names one block: "replace" puts your markdown in its place, "remove" takes it out, "insert-after" puts your markdown behind it (block 0: before everything). Every block that you do not name stays as it is, letter for letter. Change a block at most once. Give title, hero_summary, meta_description, tags and internal_links only where they have to change, else null.`;

const revisionTask = `

Your task: change the article by the reviewer's corrections ("request" is what it was made for). Do all that they ask for, and nothing else: leave every block alone that they do not touch. "open_marks" are statements that differ from a record or that no record answers: mend those that the corrections speak of. A new title, name or word is changed wherever the old one stands: title, summary, description, headings, text. What they ask for is held to the rules above as well.
${howToEdit}`;

export function revisionQuestion(
  { current, prompt, corrections, openMarks, evidence }: RevisionRequest,
  today: string,
): Question<EditsAnswer, Written> {
  return {
    instructions: rules(evidence.records) + revisionTask,
    message: message({
      today,
      request: prompt ?? undefined,
      corrections,
      open_marks: openMarks.map(markData),
      article: articleData(current),
      ...evidenceData(evidence),
    }),
    schema: editsSchema,
    resultOf(answer) {
      const content = editedContent(current, answer, evidence);
      return content && { content, notCovered: [], fit: "written" };
    },
  };
}

function articleData(content: DraftContent) {
  const { title, hero_summary, meta_description, tags, internal_links } = content;
  const blocks = cutBlocks(content.body_markdown).map((markdown, index) => ({
    block: index + 1,
    markdown,
  }));
  return { title, hero_summary, meta_description, tags, internal_links, blocks };
}

function markData({ kind, field, block, sentence, why, record }: Mark) {
  return {
    kind,
    where: field === "body_markdown" ? `block ${block}` : field,
    sentence,
    why,
    record: record === null ? undefined : factToken(record.id),
    value: record?.value,
  };
}

const editSchema = z.object({
  block: z.number().describe("The block's number."),
  action: z.enum(["replace", "remove", "insert-after"]),
  markdown: z.string().nullable().describe("The new markdown; null for remove."),
});

const editsSchema = z.object({
  title: z.string().nullable(),
  hero_summary: z.string().nullable(),
  meta_description: z.string().nullable(),
  tags: z.array(z.string()).nullable(),
  internal_links: z.array(z.string()).nullable(),
  edits: z.array(editSchema),
});

type EditsAnswer = z.infer<typeof editsSchema>;

function editedContent(
  content: DraftContent,
  answer: EditsAnswer,
  evidence: Evidence,
): DraftContent | null {
  const body = editBlocks(content.body_markdown, answer.edits.map(blockEdit));
  if (body === null) return null;
  const { internal_links: before } = content;
  return validContent(
    {
      ...content,
      title: answer.title ?? content.title,
      hero_summary: answer.hero_summary ?? content.hero_summary,
      meta_description: answer.meta_description ?? content.meta_description,
      tags: answer.tags ?? content.tags,
      internal_links: knownLinks(answer.internal_links ?? before, evidence, before),
      body_markdown: body,
    },
    evidence.records,
  );
}

function blockEdit({ block, action, markdown }: EditsAnswer["edits"][number]): BlockEdit {
  return action === "remove" ? { action, block } : { action, block, text: markdown ?? "" };
}
