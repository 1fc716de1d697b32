import { factText, findFact } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/fact-tokens.ts";
import type { Finding, TextLocation } from "../../posts/ledger.ts";
import { cutBlocks } from "../blocks.ts";
import type { Locks } from "../locked-blocks.ts";
import type { DraftContent, RepairRequest, RevisionRequest } from "../writer.ts";
import { evidenceData, message } from "./evidence-data.ts";
import { rules } from "./rules.ts";

const howToEdit = `You answer with edits, never with the whole article. "blocks" are the numbered blocks of its body. Each edit names one block: "replace" puts your markdown in its place, "remove" takes it out, "insert-after" puts your markdown behind it (block 0: before everything). Every block that you do not name stays as it is, letter for letter. Change a block at most once. A block with "locked": true is kept as it is by its reviewers: never replace or remove it, and never write its text a second time. Give title, hero_summary, meta_description, tags and internal_links only where they have to change, else null.`;

/** What a model is told before a reviewer's corrections. */
export const revisionInstructions = `${rules}

Your task: change the article by the reviewer's corrections. Change what they ask for and nothing else: leave every block alone that they do not touch. What they ask for is held to the rules above as well.
${howToEdit}`;

/** What a model is told before the findings of the checks. */
export const repairInstructions = `${rules}

Your task: mend the article. "findings" lists exactly what the checks found wrong: where it stands, the words in question, what is wrong with them, and where there is one the fact that says otherwise or has to be used. Mend each finding by the smallest change: put the right token in place of a typed or wrong value, and take out what no fact supports. Edit only the places that the findings name.
${howToEdit}`;

/** `today` is an ISO day in India. */
export function revisionMessage(
  { current, corrections, evidence, locks }: RevisionRequest,
  today: string,
): string {
  const article = articleData(current, locks);
  return message({ today, corrections, article, ...evidenceData(evidence) });
}

/** `today` is an ISO day in India. */
export function repairMessage(
  { draft, findings, evidence, locks }: RepairRequest,
  today: string,
): string {
  return message({
    today,
    findings: findings.map(findingData),
    article: articleData(draft, locks),
    ...evidenceData(evidence),
  });
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

function findingData({ kind, place, quote, message: wrong, record }: Finding) {
  return { kind, where: placeName(place), quote, wrong, ...recordData(record) };
}

function placeName(place: TextLocation): string {
  return place.field === "body_markdown" ? `block ${place.block}` : place.field;
}

function recordData(id: string | null) {
  const record = id === null ? undefined : findFact(id);
  if (record === undefined) return {};
  const { label, edition } = record;
  return { fact: { token: factToken(record.id), label, value: factText(record), year: edition } };
}
