import type { Fact } from "../../../../content/facts/index.ts";
import { postContentSchema } from "../../../posts/post.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { lockedIn, type Locks, nothingChanged } from "../../blocks/blocks.ts";
import type { DraftContent, RevisionRequest } from "../../writer.ts";
import { withMissingFacts, withoutSection } from "./body-sections.ts";
import { replacedUnlocked, replacedWords } from "./replaced-words.ts";

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

/** What a reviewer's words ask for, as far as it can be done without a model. */
type Command =
  | { readonly kind: "replace"; readonly from: string; readonly to: string }
  | {
      readonly kind: "set";
      readonly field: "title" | "hero_summary" | "meta_description";
      readonly text: string;
    }
  | { readonly kind: "remove-section"; readonly name: string };

const quote = `["“”]|(?<!\\w)['‘’]|['‘’](?!\\w)`;
const quotedText = `(?:${quote})((?:(?!${quote}).)+)(?:${quote})`;
const replacePattern = new RegExp(
  String.raw`\b(?:replace|change|correct)\s+(?:the (?:words?|text|phrase|sentence)\s+)?${quotedText}\s+(?:with|by|to|into)\s+${quotedText}`,
  "gis",
);
const setPattern = new RegExp(
  String.raw`\b(?:change|set|make|update)\s+the\s+(title|headline|hero summary|summary|meta description|description)\s*(?:\s(?:to|into|as)\b)\s*:?\s*${quotedText}`,
  "gis",
);
const removePattern = new RegExp(
  String.raw`\b(?:remove|delete|drop|cut)\s+the\s+(?:section|part|heading)\s+(?:on |about |called |named )?${quotedText}|\b(?:remove|delete|drop|cut)\s+the\s+${quotedText}\s+(?:section|part|heading)`,
  "gis",
);

const fieldOfName: Readonly<Record<string, Extract<Command, { kind: "set" }>["field"]>> = {
  title: "title",
  headline: "title",
  "hero summary": "hero_summary",
  summary: "hero_summary",
  "meta description": "meta_description",
  description: "meta_description",
};

/** The commands in a reviewer's words, and the words that are left besides them. */
function readCommands(corrections: string): {
  readonly commands: readonly Command[];
  readonly rest: string;
} {
  const commands: Command[] = [];
  const rest = corrections
    .replace(setPattern, (_match, name: string, text: string) => {
      const field = fieldOfName[name.toLowerCase()];
      if (field !== undefined) commands.push({ kind: "set", field, text: text.trim() });
      return " ";
    })
    .replace(replacePattern, (_match, from: string, to: string) => {
      commands.push({ kind: "replace", from, to });
      return " ";
    })
    .replace(removePattern, (_match, after: string | undefined, before: string | undefined) => {
      commands.push({ kind: "remove-section", name: (after ?? before ?? "").trim() });
      return " ";
    });
  return { commands, rest: rest.trim() };
}
