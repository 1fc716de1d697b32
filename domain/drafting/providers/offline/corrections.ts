import type { Fact } from "../../../../content/facts/index.ts";
import { postContentSchema } from "../../../posts/post.ts";
import { fail, succeed, type Result } from "../../../shared/result.ts";
import type { DraftContent, RevisionRequest } from "../../writer.ts";
import { withMissingFacts } from "./added-sections.ts";
import { readCommands, type Command } from "./commands.ts";
import { withoutSection } from "./markdown-sections.ts";
import { replacedWords } from "./replaced-words.ts";

const addition = /\b(?:add|include|mention|cover|explain|give|list|say|missing|insert)\b/i;
const help =
  'Without a model only these corrections can be applied: replace "…" with "…", set the title (or the summary) to "…", remove the section "…", or add a section on a subject of our records.';

const draftSchema = postContentSchema.omit({ slug: true, category: true });

/**
 * Applies what the reviewer's words ask for and leaves everything else as it is. `unacceptable` when
 * nothing of it can be applied, or when it would type over the value of a record.
 */
export function applyCorrections(request: RevisionRequest): Result<DraftContent> {
  const { commands, rest } = readCommands(request.corrections);
  const original = draftSchema.parse(request.current);
  const commanded = commands.reduce<Result<DraftContent>>(
    (before, command) => (before.ok ? applied(before.value, command) : before),
    succeed(original),
  );
  if (!commanded.ok) return commanded;
  const corrected = addition.test(rest)
    ? withMissingFacts(commanded.value, rest, request.evidence)
    : commanded.value;
  return isSame(original, corrected) ? fail("unacceptable", help) : succeed(corrected);
}

function applied(content: DraftContent, command: Command): Result<DraftContent> {
  switch (command.kind) {
    case "set":
      return succeed({ ...content, [command.field]: command.text });
    case "remove-section": {
      const body = withoutSection(content.body_markdown, command.name);
      const kept = body === null || body === "" ? content.body_markdown : body;
      return succeed({ ...content, body_markdown: kept });
    }
    case "replace":
      return replaced(content, command.from, command.to);
  }
}

const written = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

function replaced(content: DraftContent, from: string, to: string): Result<DraftContent> {
  let changed = content;
  for (const field of written) {
    const outcome = replacedWords(content[field], from, to);
    if (outcome.kind === "value") return fail("unacceptable", typedOver(from, outcome.record));
    if (outcome.kind === "absent") continue;
    // A text of which nothing is left is no text.
    if (outcome.text.trim() === "") return succeed(content);
    changed = { ...changed, [field]: outcome.text };
  }
  return succeed(changed);
}

function typedOver(words: string, { label, page, source }: Fact): string {
  return `“${words}” shows the record “${label}” and cannot be typed over: a post states what the record says. See it with its source (${source.title}) on ${page}; once the record is corrected, this post follows by itself.`;
}

function isSame(one: DraftContent, other: DraftContent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
