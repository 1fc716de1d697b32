import { postContentSchema } from "../../../posts/post.ts";
import { fail, succeed, type Result } from "../../../shared/result.ts";
import { createEvidence } from "../../evidence.ts";
import type { DraftContent, Evidence, RevisionRequest } from "../../writer.ts";
import { readCommands, type Command } from "./commands.ts";
import { withoutSection, withSections } from "./markdown-sections.ts";
import { statedFacts, topicsOf, type StatedFact } from "./material.ts";
import { checksHeading, topicSections } from "./sections.ts";

const addition = /\b(?:add|include|mention|cover|explain|give|list|say|missing|insert)\b/i;
const help =
  'Without a model only these corrections can be applied: replace "…" with "…", set the title (or the summary) to "…", remove the section "…", or add a section on a subject of our records.';

const draftSchema = postContentSchema.omit({ slug: true, category: true });
const evidenceOfWords = createEvidence();

/**
 * Applies what the reviewer's words ask for and leaves everything else as it is. `unacceptable` when
 * nothing of it can be applied.
 */
export function applyCorrections(request: RevisionRequest): Result<DraftContent> {
  const { commands, rest } = readCommands(request.corrections);
  const original = draftSchema.parse(request.current);
  const commanded = commands.reduce(applied, original);
  const corrected = addition.test(rest)
    ? withMissingFacts(commanded, rest, request.evidence)
    : commanded;
  return isSame(original, corrected) ? fail("unacceptable", help) : succeed(corrected);
}

function applied(content: DraftContent, command: Command): DraftContent {
  switch (command.kind) {
    case "set":
      return { ...content, [command.field]: command.text };
    case "remove-section": {
      const body = withoutSection(content.body_markdown, command.name);
      return body === null || body === "" ? content : { ...content, body_markdown: body };
    }
    case "replace":
      return replaced(content, command.from, command.to);
  }
}

function replaced(content: DraftContent, from: string, to: string): DraftContent {
  const wanted = wholeWords(from);
  // A function, because `$&` in a reviewer's words is no pattern.
  const swap = (text: string) => text.replace(wanted, () => to);
  const changed = {
    ...content,
    title: swap(content.title),
    hero_summary: swap(content.hero_summary),
    meta_description: swap(content.meta_description),
    body_markdown: swap(content.body_markdown),
  };
  const emptied = [
    changed.title,
    changed.hero_summary,
    changed.meta_description,
    changed.body_markdown,
  ];
  return emptied.some((text) => text.trim() === "") ? content : changed;
}

/** The words as they stand, but `pay` is not found in `payment`, nor `₹50` in `₹500`. */
function wholeWords(words: string): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?![\p{L}\p{N}])` : "";
  return new RegExp(`${before}${literal}${after}`, "gu");
}

/** Adds sections with the facts that the words ask for, may be stated, and the body does not state. */
function withMissingFacts(content: DraftContent, words: string, allowed: Evidence): DraftContent {
  const wanted = new Set(evidenceOfWords.gather(words).facts.map(({ id }) => id));
  const facts = statedFacts(allowed).filter(
    (fact) => wanted.has(fact.id) && !states(content, fact),
  );
  const materials = topicsOf(facts, words);
  if (materials.length === 0) return content;
  const shown = materials.flatMap((material) => material.facts);
  const known = new Set(content.source_references.map(({ url }) => url));
  const newSources = shown.map(({ source }) => source).filter(({ url }) => !known.has(url));
  return {
    ...content,
    body_markdown: withSections(
      content.body_markdown,
      topicSections(materials, () => ""),
      checksHeading,
    ),
    source_references: [
      ...content.source_references,
      ...new Map(newSources.map((source) => [source.url, source])).values(),
    ],
  };
}

function states({ body_markdown: body }: DraftContent, fact: StatedFact): boolean {
  const [firstEntry] = fact.items?.entries ?? [];
  if (firstEntry !== undefined) return body.toLowerCase().includes(firstEntry.toLowerCase());
  return body.includes(fact.sentence) || body.includes(`| ${fact.label} | ${fact.text}`);
}

function isSame(one: DraftContent, other: DraftContent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
