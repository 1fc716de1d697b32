import { z } from "zod";
import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import {
  type BlockEdit,
  cutBlocks,
  editBlocks,
  lockedNumbers,
  type Locks,
} from "../blocks/blocks.ts";
import type { DraftContent, Evidence, RepairRequest, RevisionRequest } from "../writer.ts";
import { knownLinks, validContent, message, type Question, rules, type Written } from "./rules.ts";
import { evidenceData } from "./evidence-data.ts";

const howToEdit = `You answer with edits, never with the whole article. "blocks" are the numbered blocks of its body. Each edit names one block: "replace" puts your markdown in its place, "remove" takes it out, "insert-after" puts your markdown behind it (block 0: before everything). Every block that you do not name stays as it is, letter for letter. Change a block at most once. A block with "locked": true is kept as it is by its reviewers: never replace or remove it, and never write its text a second time. Give title, hero_summary, meta_description, tags and internal_links only where they have to change, else null.`;

const revisionTask = `

Your task: change the article by the reviewer's corrections ("request" is what it was made for). Do all that they ask for, and nothing else: leave every block alone that they do not touch. A new title, name or word is changed wherever the old one stands: title, summary, description, headings, text. What they ask for is held to the rules above as well.
${howToEdit}`;

const repairTask = `

Your task: mend the article. "findings" lists what the checks found wrong: where it stands, the words in question, and what is wrong with them. Mend each by the smallest change of its block, as "wrong" says: correct the statement, or leave it out so that the text around it still reads well. A neighbouring block may change only where the mended one needs it. Never undo what "corrections" asked for, and keep what the request asked for.
${howToEdit}`;

/** Asks for the edits that a reviewer's corrections need; `today` is an ISO day in India. */
export function revisionQuestion(
  { current, prompt = null, corrections, evidence, locks }: RevisionRequest,
  today: string,
): Question<EditsAnswer, Written> {
  const article = articleData(current, locks);
  return {
    instructions: rules(evidence.records) + revisionTask,
    message: message({
      today,
      ...wordsOf(prompt, corrections),
      article,
      ...evidenceData(evidence),
    }),
    schema: editsSchema,
    resultOf(answer) {
      const allowed = withoutLockedEdits(answer, current, locks);
      const content = editedContent(current, allowed, evidence);
      return content && { content, skippedChanges: answer.edits.length - allowed.edits.length };
    },
  };
}

/** Asks for the edits that mend what the checks found; `today` is an ISO day in India. */
export function repairQuestion(
  { draft, prompt, corrections, findings, evidence, locks }: RepairRequest,
  today: string,
): Question<EditsAnswer, Written> {
  const article = articleData(draft, locks);
  const given = { ...wordsOf(prompt, corrections), findings: findings.map(findingData), article };
  return {
    instructions: rules(evidence.records) + repairTask,
    message: message({ today, ...given, ...evidenceData(evidence) }),
    schema: editsSchema,
    resultOf(answer) {
      const allowed = withoutLockedEdits(withinFindings(answer, findings), draft, locks);
      const content = editedContent(draft, allowed, evidence);
      return content && { content };
    },
  };
}

function wordsOf(prompt: string | null, corrections: string | null) {
  return {
    ...(prompt !== null && { request: prompt }),
    ...(corrections !== null && { corrections }),
  };
}

function articleData(content: DraftContent, locks: Locks | undefined) {
  const { title, hero_summary, meta_description, tags, internal_links } = content;
  const blocks = cutBlocks(content.body_markdown).blocks.map(({ markdown }, index) => ({
    block: index + 1,
    markdown,
    ...(locks?.has(markdown) === true && { locked: true }),
  }));
  return { title, hero_summary, meta_description, tags, internal_links, blocks };
}

/** A finding names a token where that token would be right: in its own words. */
function findingData({ kind, place, quote, message: wrong }: Finding) {
  return { kind, where: placeName(place), quote, wrong };
}

function placeName(place: TextLocation): string {
  return place.field === "body_markdown" ? `block ${place.block}` : place.field;
}

const editSchema = z.object({
  block: z.number().describe("The block's number."),
  action: z.enum(["replace", "remove", "insert-after"]),
  markdown: z.string().nullable().describe("The new markdown; null for remove."),
});

/** What a model answers to corrections and findings: edits that code applies. */
const editsSchema = z.object({
  title: z.string().nullable(),
  hero_summary: z.string().nullable(),
  meta_description: z.string().nullable(),
  tags: z.array(z.string()).nullable(),
  internal_links: z.array(z.string()).nullable(),
  edits: z.array(editSchema),
});

type EditsAnswer = z.infer<typeof editsSchema>;

/** The content with the answer's changes, all else as it was; null when they make no post. */
function editedContent(
  content: DraftContent,
  answer: EditsAnswer,
  evidence: Evidence,
): DraftContent | null {
  const edits = answer.edits.map(blockEdit);
  const body = edits.includes(null)
    ? null
    : editBlocks(content.body_markdown, edits.filter(isEdit));
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

/** What of an answer to findings changes the places that they name or a block beside them; a repair changes nothing else. */
function withinFindings(answer: EditsAnswer, findings: readonly Finding[]): EditsAnswer {
  const fields = new Set<string>(findings.map(({ place }) => place.field));
  const blocks = new Set(
    findings.flatMap(({ place }) =>
      place.field === "body_markdown" ? [place.block - 1, place.block, place.block + 1] : [],
    ),
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
function withoutLockedEdits(
  answer: EditsAnswer,
  { body_markdown }: DraftContent,
  locks: Locks = new Set(),
): EditsAnswer {
  const locked = lockedNumbers(body_markdown, locks);
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
