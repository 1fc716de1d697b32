import type { Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { draftContentSchema } from "../../posts/post.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { editBlocks } from "../blocks/blocks.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { sourcesOf } from "../material/evidence-facts.ts";
import { textBounds } from "../safety/shape.ts";
import type { DraftContent } from "../writer.ts";
import { type SectionOfBody, sectionsCalled, sectionsOfBody } from "./article-sections.ts";
import { type PlainCorrection, plainForms, readCorrections } from "./plain-corrections.ts";
import { replacedWords } from "./replaced-words.ts";

/** Carries out all that the reviewer's words ask for, or nothing: `unacceptable` says which part cannot be done, and why. */
export async function correctedArticle(
  original: DraftContent,
  corrections: string,
  facts: FactSnapshot,
): Promise<Result<DraftContent>> {
  let content = draftContentSchema.parse(original);
  const instructions = readCorrections(corrections);
  if (instructions.length === 0)
    return refusal(`Without a model these can be done: ${plainForms}. ${byHand}`);
  const others = instructions.length > 1 ? " Nothing was changed." : "";
  for (const { words, correction } of instructions) {
    const change = await carryOut(content, correction, facts);
    if (!change.ok) return refusal(`“${words}” cannot be done: ${change.failure.message}${others}`);
    if (JSON.stringify(change.value) === JSON.stringify(content))
      return refusal(`“${words}” would change nothing.${others}`);
    content = change.value;
    await yieldToOthers();
  }
  return wholeArticle(content, facts);
}

const byHand = "For everything else, edit the text by hand in the editor.";

/** The changed article as a post may be stored, with the sources of its values. */
function wholeArticle(content: DraftContent, facts: FactSnapshot): Result<DraftContent> {
  const shown = [content.hero_summary, content.meta_description, content.body_markdown];
  const whole = draftContentSchema.safeParse({
    ...content,
    source_references: sourcesOf(shown, facts, content.source_references),
  });
  if (!whole.success)
    return refusal("The article would be too long or empty. Nothing was changed.");
  const excess = excessiveContent(whole.data);
  return excess === null
    ? succeed(whole.data)
    : refusal(`The article could not be checked (${excess}). Nothing was changed.`);
}

function refusal(message: string): Result<never> {
  return fail("unacceptable", message);
}

async function carryOut(
  content: DraftContent,
  correction: PlainCorrection,
  facts: FactSnapshot,
): Promise<Result<DraftContent>> {
  switch (correction.kind) {
    case "set":
      return setField(content, correction, facts);
    case "remove":
      return removeSection(content, correction.section, facts);
    case "move":
      return moveSection(content, correction, facts);
    case "add":
      return addSection(content, correction, facts);
    case "replace":
      return replaceWords(content, correction, facts);
    case "unread":
      return refusal(`without a model only these are understood: ${plainForms}. ${byHand}`);
  }
}

/** Says how the words should be, and not what they are. */
const vague =
  /^(?:something|anything|(?:more|much|less|a bit|very)\s|better|catchy|attractive|interesting|good|nice|shorter|longer|clearer|simpler)\b/i;

function setField(
  content: DraftContent,
  { field, text }: Extract<PlainCorrection, { kind: "set" }>,
  facts: FactSnapshot,
): Result<DraftContent> {
  const { min, max } = textBounds[field];
  const { length } = filledText(text, facts);
  if (vague.test(text)) return refusal("please write out the new words.");
  if (length < min || length > max)
    return refusal(`it has ${length} characters; ${min} to ${max} are possible.`);
  const written = text.charAt(0).toUpperCase() + text.slice(1);
  return succeed({ ...content, [field]: written });
}

/** The one section that a name means, with all of them. */
function sectionCalled(
  { body_markdown }: DraftContent,
  name: string,
  facts: FactSnapshot,
): Result<{ readonly section: SectionOfBody; readonly sections: readonly SectionOfBody[] }> {
  const sections = sectionsOfBody(body_markdown, facts);
  const [section, ...others] = sectionsCalled(name, sections);
  if (section === undefined)
    return refusal(
      sections.length === 0
        ? "the article has no sections."
        : `the article has no section “${name}”. Its sections are ${listNames(sections)}.`,
    );
  return others.length > 0
    ? refusal(`several sections fit: ${listNames([section, ...others])}. Please name one of them.`)
    : succeed({ section, sections });
}

function removeSection(
  content: DraftContent,
  name: string,
  facts: FactSnapshot,
): Result<DraftContent> {
  const found = sectionCalled(content, name, facts);
  if (!found.ok) return found;
  const { section, sections } = found.value;
  if (sections.length === 1) return refusal("nothing of the article would be left.");
  return withBody(content, without(content, section));
}

function moveSection(
  content: DraftContent,
  { section: name, place, beside }: Extract<PlainCorrection, { kind: "move" }>,
  facts: FactSnapshot,
): Result<DraftContent> {
  const found = sectionCalled(content, name, facts);
  if (!found.ok) return found;
  const { section } = found.value;
  const body = without(content, section);
  if (body === null) return refusal("this section cannot be moved alone.");
  const rest = { ...content, body_markdown: body.trim() };
  const left = sectionsOfBody(rest.body_markdown, facts);
  if (place === "top" || place === "end") {
    const [first] = left;
    const block = place === "top" ? (first?.blocks[0] ?? 1) - 1 : (left.at(-1)?.blocks.at(-1) ?? 0);
    return withBody(rest, insert(rest, block, section.markdown));
  }
  const target = sectionCalled(rest, beside, facts);
  if (!target.ok) return target;
  const { blocks } = target.value.section;
  const block = place === "before" ? (blocks[0] ?? 1) - 1 : (blocks.at(-1) ?? 0);
  return withBody(rest, insert(rest, block, section.markdown));
}

/** The passage of the library that is about a subject, as a section in front of the closing. */
async function addSection(
  content: DraftContent,
  { subject }: Extract<PlainCorrection, { kind: "add" }>,
  facts: FactSnapshot,
): Promise<Result<DraftContent>> {
  const index = await guideIndexOf(facts);
  const [best] = index
    .material(index.read(subject))
    .filter(
      ({ material }) =>
        material.kind !== "facts" && !content.body_markdown.includes(material.markdown),
    );
  if (best === undefined || best.coverage < 0.6 || best.likeness < 0.3)
    return refusal(`our library has no passage on “${subject}”.`);
  const { title, markdown } = best.material;
  const last = sectionsOfBody(content.body_markdown, facts).at(-1);
  const block = (last?.blocks[0] ?? 1) - 1;
  return withBody(content, insert(content, block, `## ${title}\n\n${markdown}`));
}

function without({ body_markdown }: DraftContent, { blocks }: SectionOfBody): string | null {
  return editBlocks(
    body_markdown,
    blocks.map((block) => ({ action: "remove", block })),
  );
}

function insert({ body_markdown }: DraftContent, block: number, text: string): string | null {
  return editBlocks(body_markdown, [{ action: "insert-after", block, text }]);
}

function withBody(content: DraftContent, body: string | null): Result<DraftContent> {
  return body === null
    ? refusal("this cannot be changed alone.")
    : succeed({ ...content, body_markdown: body.trim() });
}

const maxListed = 10;

function listNames(sections: readonly SectionOfBody[]): string {
  return sections
    .slice(0, maxListed)
    .map(({ name }) => `“${name}”`)
    .join(", ");
}

const fields = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

/** Other words for these wherever they stand; refused where they show a value. */
function replaceWords(
  content: DraftContent,
  { from, to }: Extract<PlainCorrection, { kind: "replace" }>,
  facts: FactSnapshot,
): Result<DraftContent> {
  if (from === "" || to === "")
    return refusal("it does not say which words to put in their place.");
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
  return `“${words}” is the value of our record “${label}” and cannot be typed over. See it with its source (${source.title}) on ${page}; once the record is corrected, this post follows.`;
}
