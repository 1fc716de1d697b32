import type { Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { fail, succeed, type Result } from "../../../shared/result.ts";
import { draftContentSchema } from "../../../posts/post.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import { excessiveContent } from "../../../posts/text/text-limits.ts";
import { stemsOf } from "../../../../database/search-words.ts";
import { silentWords } from "../../../language/silent-words.ts";
import { editBlocks, lockedIn, type Locks } from "../../blocks/blocks.ts";
import { textBounds } from "../../checks/shape.ts";
import { sourcesOf } from "../../evidence/evidence-facts.ts";
import { type ArticleSection, sectionsOf, sameWords } from "../../outline/post-outline.ts";
import type { DraftContent } from "../../writer.ts";
import { type PlainCorrection, plainForms, readCorrections } from "./plain-corrections.ts";
import { replacedWords } from "./replaced-words.ts";
import { namesAsNow } from "./summary.ts";

/** Carries out all that the reviewer's words ask for, or nothing: `unacceptable` says which part cannot be done, and why. */
export function correctedArticle(
  original: DraftContent,
  { corrections, locks }: { readonly corrections: string; readonly locks: Locks },
  facts: FactSnapshot,
): Result<DraftContent> {
  let content = draftContentSchema.parse(original);
  const instructions = readCorrections(corrections);
  if (instructions.length === 0)
    return refusal(`Without a model these can be done: ${plainForms}.`);
  const others =
    instructions.length > 1 ? " So nothing was changed, the other corrections neither." : "";
  for (const { words, correction } of instructions) {
    const change = carriedOut(content, correction, facts);
    if (!change.ok) return refusal(`“${words}” cannot be done: ${change.failure.message}${others}`);
    if (JSON.stringify(change.value) === JSON.stringify(content))
      return refusal(`“${words}” would change nothing.${others}`);
    content = change.value;
  }
  return wholeArticle(content, original, { locks, facts });
}

/** The changed article as a post may be stored: locked passages as they were, its present title and headings in the summary, sources of its values, within the bounds of a text. */
export function wholeArticle(
  changed: DraftContent,
  original: DraftContent,
  { locks, facts }: { readonly locks: Locks; readonly facts: FactSnapshot },
): Result<DraftContent> {
  const named = ({ title, body_markdown }: DraftContent) => ({
    title,
    sections: sectionsOf(body_markdown, facts).map(({ name, text }) => ({
      heading: name,
      body: text,
    })),
  });
  const names = namesAsNow(changed, { former: named(original), now: named(changed) }, facts);
  const content = { ...changed, ...names };
  const kept = (body: string) => JSON.stringify(lockedIn(body, locks));
  if (kept(original.body_markdown) !== kept(content.body_markdown))
    return refusal(
      "This would change a passage that is kept as it is, so nothing was changed. Unlock that passage, or leave it out of the corrections.",
    );
  const shown = [content.hero_summary, content.meta_description, content.body_markdown];
  const whole = draftContentSchema.safeParse({
    ...content,
    source_references: sourcesOf(shown, facts, content.source_references),
  });
  if (!whole.success)
    return refusal("The article would be too long or empty then, so nothing was changed.");
  const excess = excessiveContent(whole.data);
  return excess === null
    ? succeed(whole.data)
    : refusal(`The article could not be checked then, for ${excess}. So nothing was changed.`);
}

function refusal(message: string): Result<never> {
  return fail("unacceptable", message);
}

function carriedOut(
  content: DraftContent,
  correction: PlainCorrection,
  facts: FactSnapshot,
): Result<DraftContent> {
  switch (correction.kind) {
    case "set":
      return withField(content, correction, facts);
    case "remove":
      return withoutSection(content, correction.section, facts);
    case "replace":
      return withReplaced(content, correction, facts);
    case "unread":
      return refusal(
        `without a model only these are read: ${plainForms}. Everything else takes the sections below, or the editor.`,
      );
  }
}

/** Says how the words should be, and not what they are. */
const vague =
  /^(?:something|anything|(?:more|much|less|a bit|very)\s|better|catchy|attractive|interesting|good|nice|shorter|longer|clearer|simpler)\b/i;

function withField(
  content: DraftContent,
  { field, text }: Extract<PlainCorrection, { kind: "set" }>,
  facts: FactSnapshot,
): Result<DraftContent> {
  const { least, most } = textBounds[field];
  const { length } = filledText(text, facts);
  if (vague.test(text)) return refusal("the new words have to be written out.");
  if (length < least || length > most)
    return refusal(`it has ${length} characters, and ${least} to ${most} are possible.`);
  const written = text.charAt(0).toUpperCase() + text.slice(1);
  return succeed({ ...content, [field]: written });
}

function withoutSection(
  content: DraftContent,
  name: string,
  facts: FactSnapshot,
): Result<DraftContent> {
  const sections = sectionsOf(content.body_markdown, facts);
  const [section, ...others] = sectionsCalled(name, sections);
  if (section === undefined)
    return refusal(
      sections.length === 0
        ? "the article has no sections."
        : `the article has no such section. Its sections are ${listOf(sections)}.`,
    );
  if (others.length > 0)
    return refusal(
      `several sections fit: ${listOf([section, ...others])}. Please name one of them.`,
    );
  if (sections.length === 1) return refusal("nothing of the article would be left.");
  const edits = section.blocks.map((block) => ({ action: "remove", block }) as const);
  const body = editBlocks(content.body_markdown, edits);
  if (body === null) return refusal("the section cannot be taken out alone.");
  return succeed({ ...content, body_markdown: body.trim() });
}

/** The section of just this name; else those whose headings have all of its telling words. */
function sectionsCalled(
  name: string,
  sections: readonly ArticleSection[],
): readonly ArticleSection[] {
  const exact = sections.filter((section) => sameWords(section.name, name));
  if (exact.length > 0) return exact;
  const wanted = tellingStems(name);
  if (wanted.size === 0) return [];
  return sections.filter((section) => wanted.isSubsetOf(tellingStems(section.name)));
}

function tellingStems(text: string): ReadonlySet<string> {
  return new Set(stemsOf(text).filter((stem) => !silentWords.has(stem)));
}

const mostListed = 8;

function listOf(sections: readonly ArticleSection[]): string {
  return sections
    .slice(0, mostListed)
    .map(({ name }) => `“${name}”`)
    .join(", ");
}

const fields = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

/** Other words for these wherever they stand; refused where they show a value. */
function withReplaced(
  content: DraftContent,
  { from, to }: Extract<PlainCorrection, { kind: "replace" }>,
  facts: FactSnapshot,
): Result<DraftContent> {
  if (from === "" || to === "") return refusal("it does not say which words are to stand there.");
  let changed = content;
  for (const field of fields) {
    const outcome = replacedWords(changed[field], from, to, facts);
    if (outcome.kind === "value") return refusal(typedOver(from, outcome.record));
    if (outcome.kind === "replaced") changed = { ...changed, [field]: outcome.text };
    if (changed[field].trim() === "") return refusal("a text would be empty.");
  }
  return changed === content
    ? refusal(`the words “${from}” do not stand in the article.`)
    : succeed(changed);
}

function typedOver(words: string, { label, page, source }: Fact): string {
  return `“${words}” shows the record “${label}” and cannot be typed over: a post states what the record says. See it with its source (${source.title}) on ${page}; once the record is corrected, this post follows by itself.`;
}
