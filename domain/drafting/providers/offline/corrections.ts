import type { Fact } from "../../../../content/facts/index.ts";
import { postContentSchema } from "../../../posts/post.ts";
import { fail, succeed, type Result } from "../../../shared/result.ts";
import { lockedIn, nothingChanged, type Locks } from "../../locked-blocks.ts";
import type { DraftContent, RevisionRequest } from "../../writer.ts";
import { withMissingFacts } from "./added-sections.ts";
import { readCommands, type Command } from "./commands.ts";
import { withoutSection } from "./markdown-sections.ts";
import { replacedWords } from "./replaced-words.ts";
import { replacedUnlocked } from "./unlocked-words.ts";

const addition = /\b(?:add|include|mention|cover|explain|give|list|say|missing|insert)\b/i;
const help =
  'Without a model only these corrections can be applied: replace "…" with "…", set the title (or the summary) to "…", remove the section "…", or add a section on a subject of our records.';

const draftSchema = postContentSchema.omit({ slug: true, category: true });

/**
 * Applies what the reviewer's words ask for and leaves everything else as it is, locked blocks above
 * all. `unacceptable` when nothing of it can be applied, or when it would type over the value of a record.
 */
export function applyCorrections(request: RevisionRequest): Result<Corrected> {
  const { commands, rest } = readCommands(request.corrections);
  const original = draftSchema.parse(request.current);
  const { locks = new Set<string>() } = request;
  const commanded = commands.reduce<Result<Corrected>>(
    (before, command) => (before.ok ? applied(before.value, command, locks) : before),
    succeed({ content: original, skippedChanges: 0 }),
  );
  if (!commanded.ok) return commanded;
  const { content, skippedChanges } = commanded.value;
  const corrected = addition.test(rest)
    ? withMissingFacts(content, rest, request.evidence)
    : content;
  if (!isSame(original, corrected)) return succeed({ content: corrected, skippedChanges });
  return skippedChanges > 0 ? nothingChanged(skippedChanges) : fail("unacceptable", help);
}

type Corrected = {
  readonly content: DraftContent;
  /** How many commands met locked blocks and left them alone. */
  readonly skippedChanges: number;
};

function applied(before: Corrected, command: Command, locks: Locks): Result<Corrected> {
  const { content, skippedChanges } = before;
  switch (command.kind) {
    case "set":
      return succeed({ content: { ...content, [command.field]: command.text }, skippedChanges });
    case "remove-section": {
      const body = withoutSection(content.body_markdown, command.name);
      if (body === null || body === "") return succeed(before);
      const lost = lockedIn(content.body_markdown, locks).length - lockedIn(body, locks).length;
      if (lost > 0) return succeed({ content, skippedChanges: skippedChanges + 1 });
      return succeed({ content: { ...content, body_markdown: body }, skippedChanges });
    }
    case "replace":
      return replaced(before, command, locks);
  }
}

const above = ["title", "hero_summary", "meta_description"] as const;

function replaced(
  before: Corrected,
  { from, to }: Extract<Command, { kind: "replace" }>,
  locks: Locks,
): Result<Corrected> {
  const { content, skippedChanges } = before;
  const body = replacedUnlocked(content.body_markdown, locks, [from, to]);
  if (body.kind === "value") return fail("unacceptable", typedOver(from, body.record));
  let changed = { ...content, body_markdown: body.text };
  for (const field of above) {
    const outcome = replacedWords(content[field], from, to);
    if (outcome.kind === "value") return fail("unacceptable", typedOver(from, outcome.record));
    if (outcome.kind === "absent") continue;
    changed = { ...changed, [field]: outcome.text };
  }
  // A text of which nothing is left is no text.
  if ([...above, "body_markdown" as const].some((field) => changed[field].trim() === ""))
    return succeed(before);
  return succeed({
    content: changed,
    skippedChanges: skippedChanges + (body.isLockedSkipped ? 1 : 0),
  });
}

function typedOver(words: string, { label, page, source }: Fact): string {
  return `“${words}” shows the record “${label}” and cannot be typed over: a post states what the record says. See it with its source (${source.title}) on ${page}; once the record is corrected, this post follows by itself.`;
}

function isSame(one: DraftContent, other: DraftContent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
