import { factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { stemsOf } from "../../../database/search-words.ts";
import { silentWords } from "../../language/taught-words.ts";
import { draftContentSchema } from "../../posts/post.ts";
import { factsIn, filledText } from "../../posts/text/fact-tokens.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { cutBlocks, joinBlocks } from "../blocks/blocks.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { sourcesOf } from "../material/evidence-facts.ts";
import { textBounds } from "../safety/shape.ts";
import type { DraftContent } from "../writer.ts";
import { type PlainCorrection, plainForms, readCorrections } from "./plain-corrections.ts";

const byHand = "For everything else, edit the text by hand in the editor.";

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
  const shown = [content.hero_summary, content.meta_description, content.body_markdown];
  const whole = draftContentSchema.safeParse({
    ...content,
    source_references: sourcesOf(shown, facts, content.source_references),
  });
  if (!whole.success || excessiveContent(whole.data) !== null)
    return refusal("The article would be too long or empty. Nothing was changed.");
  return succeed(whole.data);
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
    case "replace":
      return replaceWords(content, correction, facts);
    case "remove":
    case "move":
    case "add": {
      const sections = sectionsOf(content.body_markdown, facts);
      const changed = await changeSections(sections, correction, facts);
      if (!changed.ok) return changed;
      const body_markdown = joinBlocks(changed.value.map(({ markdown }) => markdown)).trim();
      return succeed({ ...content, body_markdown });
    }
    case "unread":
      return refusal(`without a model only these are understood: ${plainForms}. ${byHand}`);
  }
}

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
  return succeed({ ...content, [field]: text.charAt(0).toUpperCase() + text.slice(1) });
}

/** A heading of level 1 or 2 with what stands below it; the text before the first has no name. */
type Section = { readonly name: string; readonly markdown: string };

function sectionsOf(body: string, facts: FactSnapshot): readonly Section[] {
  const sections: { name: string; blocks: string[] }[] = [{ name: "", blocks: [] }];
  for (const block of cutBlocks(body)) {
    if (/^##? /.test(block))
      sections.push({ name: filledText(block.replace(/^#+\s*/, ""), facts), blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections.map(({ name, blocks }) => ({ name, markdown: joinBlocks(blocks) }));
}

async function changeSections(
  sections: readonly Section[],
  correction: Extract<PlainCorrection, { kind: "remove" | "move" | "add" }>,
  facts: FactSnapshot,
): Promise<Result<readonly Section[]>> {
  if (correction.kind === "add") return addSection(sections, correction.subject, facts);
  const found = sectionCalled(correction.section, sections);
  if (!found.ok) return found;
  const section = found.value;
  const left = sections.filter((one) => one !== section);
  if (correction.kind === "remove")
    return left.length === 1 ? refusal("nothing of the article would be left.") : succeed(left);
  const { place, beside } = correction;
  if (place === "top") return succeed(left.toSpliced(1, 0, section));
  if (place === "end") return succeed([...left, section]);
  const target = sectionCalled(beside, left);
  if (!target.ok) return target;
  const at = left.indexOf(target.value) + (place === "after" ? 1 : 0);
  return succeed(left.toSpliced(at, 0, section));
}

/** The one section of just this name, else the one whose heading has all of its telling words. */
function sectionCalled(name: string, sections: readonly Section[]): Result<Section> {
  const named = sections.slice(1);
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
  const telling = (words: string) =>
    new Set(stemsOf(words).filter((stem) => !silentWords.has(stem)));
  const wanted = telling(name);
  const exact = named.filter((section) => plain(section.name) === plain(name));
  const alike = named.filter(
    (section) => wanted.size > 0 && wanted.isSubsetOf(telling(section.name)),
  );
  const [section, ...others] = exact.length > 0 ? exact : alike;
  const listed = (shown: readonly Section[]) => shown.map((one) => `“${one.name}”`).join(", ");
  if (section === undefined)
    return refusal(`the article has no section “${name}”. Its sections are ${listed(named)}.`);
  return others.length > 0
    ? refusal(`several sections fit: ${listed([section, ...others])}. Please name one of them.`)
    : succeed(section);
}

/** The passage of the library that is about a subject, as a section in front of the closing. */
async function addSection(
  sections: readonly Section[],
  subject: string,
  facts: FactSnapshot,
): Promise<Result<readonly Section[]>> {
  const index = await guideIndexOf(facts);
  const [best] = index
    .material(index.read(subject))
    .filter(({ material }) => !sections.some((one) => one.markdown.includes(material.markdown)));
  if (best === undefined || best.coverage < 0.6 || best.likeness < 0.3)
    return refusal(`our library has no passage on “${subject}”.`);
  const { title: name, markdown } = best.material;
  const added = { name, markdown: `## ${name}\n\n${markdown}` };
  return succeed(sections.toSpliced(Math.max(1, sections.length - 1), 0, added));
}

const fields = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

/** Tokens, and the targets of links: what a reader does not see as it is written. */
const unread = String.raw`\{\{[^{}\n]*\}\}|\]\([^()\s]*\)`;

/** Other words for these wherever they stand, in any case; refused where they show a value of a record. */
function replaceWords(
  content: DraftContent,
  { from, to }: Extract<PlainCorrection, { kind: "replace" }>,
  facts: FactSnapshot,
): Result<DraftContent> {
  const pattern = new RegExp(`(${wholeWords(from)})|${unread}`, "giu");
  const changed = { ...content };
  for (const field of fields) {
    changed[field] = content[field].replace(pattern, (found, own?: string) =>
      own === undefined ? found : inCaseOf(found, from, to),
    );
    if (changed[field].trim() === "") return refusal("a text would be empty.");
  }
  if (fields.some((field) => changed[field] !== content[field])) return succeed(changed);
  const texts = fields.map((field) => content[field]).join("\n");
  const record = factsIn(texts, facts).find((one) => {
    const value = factText(one);
    return [
      [from, value],
      [value, from],
    ].some(([part = "", whole = ""]) => new RegExp(wholeWords(part), "iu").test(whole));
  });
  return record === undefined
    ? refusal(`the words “${from}” do not stand in the article.`)
    : refusal(
        `“${from}” is the value of our record “${record.label}” and cannot be typed over. See it with its source (${record.source.title}) on ${record.page}; once the record is corrected, this post follows.`,
      );
}

/** The new words with a capital where the old ones had one that was not asked for. */
function inCaseOf(found: string, from: string, to: string): string {
  const isCapital = found !== from && found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}

/** The words as they stand, but `pay` is not found in `payment`, nor `₹50` in `₹500`. */
function wholeWords(words: string): string {
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?!\p{L}|[.,]?\p{N})` : "";
  return before + words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`) + after;
}
