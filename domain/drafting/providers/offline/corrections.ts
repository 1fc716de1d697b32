import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import { draftContentSchema } from "../../../posts/post.ts";
import { excessiveContent } from "../../../posts/text/text-limits.ts";
import { cutBlocks, lockedIn } from "../../blocks/blocks.ts";
import { sourcesOf } from "../../evidence/references.ts";
import type { DraftContent, Refusal, RevisionRequest } from "../../writer.ts";
import { blockBefore, withAddition, withStatement, withTips } from "./additions.ts";
import { findSection, sectionsOn, introductionOf } from "./article-outline.ts";
import { type Change, done, edited, notFound, refused, removed, type Tools } from "./change.ts";
import type { Command, Field, Place } from "./correction-rules.ts";
import { readCorrections } from "./read-corrections.ts";
import { shortened } from "./shorten.ts";
import { spelt, withHeadingsReplaced, withReplaced } from "./word-changes.ts";

const help =
  "sorry, that takes a person, in the editor. Without a model these can be done: make a part shorter, remove or move a section, add a section or a table on a subject of this site, set the title or the summary, replace words, or add a sentence of yours.";

type Correction =
  | { readonly kind: "done"; readonly content: DraftContent }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Carries out all that the reviewer's words ask for, or nothing: then it says which part cannot be done, and why. */
export function corrected(
  { current, corrections, locks }: Pick<RevisionRequest, "current" | "corrections" | "locks">,
  tools: Tools,
): Correction {
  const original = draftContentSchema.parse(current);
  const instructions = readCorrections(corrections);
  if (instructions.length === 0)
    return refusal(`No correction was given. ${help.replace(/^.*?editor\. /, "")}`);
  let content = original;
  for (const { words, command } of instructions) {
    const change = carriedOut(content, command, tools);
    if (change.kind === "refused")
      return refusal(
        `“${words}” cannot be done: ${change.why}${othersLeft(instructions.length)}`,
        change.nearest,
      );
    if (JSON.stringify(change.content) === JSON.stringify(content))
      return refusal(`“${words}” would change nothing.${othersLeft(instructions.length)}`);
    content = change.content;
  }
  const kept = (body: string) => lockedIn(body, locks ?? new Set()).join("\n\n");
  if (kept(original.body_markdown) !== kept(content.body_markdown))
    return refusal(
      "These corrections would change a passage that is kept as it is, so nothing was changed. Unlock that passage, or leave it out of the corrections.",
    );
  const shown = [content.hero_summary, content.meta_description, content.body_markdown];
  const whole = draftContentSchema.safeParse({
    ...content,
    source_references: sourcesOf(shown, tools.finder.facts, content.source_references),
  });
  if (!whole.success)
    return refusal(
      "The article would be too long or empty after these corrections, so nothing was changed.",
    );
  const excess = excessiveContent(whole.data);
  return excess === null
    ? { kind: "done", content: whole.data }
    : refusal(
        `The article could not be checked after these corrections, for ${excess}. So nothing was changed.`,
      );
}

function othersLeft(count: number): string {
  return count > 1 ? " So nothing was changed, the other corrections neither." : "";
}

function refusal(message: string, nearest: Refusal["nearest"] = []): Correction {
  return { kind: "refused", refusal: { message, nearest } };
}

function carriedOut(content: DraftContent, command: Command, tools: Tools): Change {
  const { facts } = tools.finder;
  switch (command.kind) {
    case "set":
      return withField(content, command.field, command.text, facts);
    case "shorten":
      return shortened(content, command.part, command.words, facts);
    case "remove":
      return without(content, command.part, facts);
    case "replace":
      return command.within === "headings"
        ? withHeadingsReplaced(content, command.from, command.to, facts)
        : withReplaced(content, command.from, command.to, facts);
    case "mention":
      return withMention(content, command.text, facts);
    case "tips":
      return withTips(content, command, tools);
    case "rename":
      return withHeading(content, command.part, command.text, facts);
    case "move":
      return moved(content, command.part, command.place, facts);
    case "add":
      return withAddition(content, command, tools);
    case "state":
      return withStatement(content, command, facts);
    case "spell":
      return spelt(content, command.word, tools);
    case "unread":
      return refused(help);
  }
}

/** Characters that a part may have as it is read. */
const bounds: Readonly<Record<Field, readonly [least: number, most: number]>> = {
  title: [3, 110],
  hero_summary: [1, 300],
  meta_description: [50, 160],
};
const vague =
  /^(?:something|anything|(?:more|much|less|a bit|very)\s|better|catchy|attractive|interesting|good|nice|shorter|longer|clearer|simpler)\b/i;

function withField(content: DraftContent, field: Field, text: string, facts: FactSnapshot): Change {
  const [least, most] = bounds[field];
  const { length } = filledText(text, facts);
  if (vague.test(text)) return refused("the new words have to be written out.");
  if (length < least || length > most)
    return refused(`it has ${length} characters, and ${least} to ${most} are possible.`);
  return done({ ...content, [field]: text.charAt(0).toUpperCase() + text.slice(1) });
}

/** Removes a section, the introduction, the only table, or the one paragraph that speaks of it. */
function without(content: DraftContent, part: string, facts: FactSnapshot): Change {
  const { body_markdown: body } = content;
  const { blocks } = cutBlocks(body);
  const found = findSection(body, part, facts);
  if (/\b(?:everything|all|anything)\b/i.test(part))
    return refused("please name the sections or the sentences.");
  const end = /^(?:the )?(first|last) para(?:graph)?$/i.exec(part.trim())?.[1]?.toLowerCase();
  const texts = blocks.flatMap(({ markdown }, index) =>
    markdown.startsWith("#") ? [] : [index + 1],
  );
  const paragraph = end === "first" ? texts[0] : texts.at(-1);
  if (end !== undefined && paragraph !== undefined) return edited(content, removed([paragraph]));
  const tables = blocks.flatMap(({ markdown }, index) =>
    markdown.startsWith("|") ? [index + 1] : [],
  );
  if (/^(?:the )?(?:\w+ )?table\b/i.test(part.trim())) {
    const [only, ...others] = tables;
    if (only === undefined) return refused("the article has no table.");
    return others.length === 0
      ? edited(content, removed([only]))
      : refused("the article has several tables; name the section.");
  }
  // Who wants nothing on fees wants none of the sections on them.
  const about = sectionsOn(body, part, facts);
  if (about.length > 1 && /\b(?:on|about|abt|of|wal[aei])\b/i.test(part))
    return edited(content, removed([...new Set(about.flatMap((one) => one.blocks))]));
  if (found.kind === "one") return edited(content, removed(found.part.blocks));
  if (found.kind === "several" && /\b(?:on|about|abt|of)\b/i.test(part))
    return edited(content, removed([...new Set(found.parts.flatMap((one) => one.blocks))]));
  const sentence = sentenceWith(content, part, facts);
  return sentence ?? notFound(body, found, facts);
}

/** Removes the one sentence of the body that holds these very words; null where there is none, or more than one. */
function sentenceWith(content: DraftContent, part: string, facts: FactSnapshot): Change | null {
  const words = part
    .replace(
      /^(?:the )?(?:sentence|line|point|part|paragraph|bit)s?(?: (?:on|about|that says|saying|where it says|which says))? /i,
      "",
    )
    .replace(/[.?!]$/, "");
  const { blocks } = cutBlocks(content.body_markdown);
  const hits = blocks.flatMap(({ markdown }, index) =>
    markdown
      .split(/(?<=[.?!])\s+|\n/)
      .flatMap((sentence) =>
        filledText(sentence, facts).toLowerCase().includes(words.toLowerCase()) &&
        !sentence.startsWith("#")
          ? [{ block: index + 1, markdown, sentence }]
          : [],
      ),
  );
  const [hit, ...others] = hits;
  if (hit === undefined || others.length > 0 || words.length < 4 || hit.markdown.startsWith("|"))
    return null;
  const left = hit.markdown
    .replace(hit.sentence, "")
    .replace(/ {2,}/g, " ")
    .replace(/\n{2,}/g, "\n")
    .trim();
  return edited(content, [
    left === ""
      ? { action: "remove", block: hit.block }
      : { action: "replace", block: hit.block, text: left },
  ]);
}

function withMention(content: DraftContent, text: string, facts: FactSnapshot): Change {
  return content.title.toLowerCase().includes(text.toLowerCase())
    ? refused("the title mentions it already.")
    : withField(content, "title", `${content.title.replace(/\?$/, "")} (${text})`, facts);
}

function withHeading(
  content: DraftContent,
  part: string,
  text: string,
  facts: FactSnapshot,
): Change {
  const { body_markdown: body } = content;
  const found = findSection(body, part, facts);
  if (found.kind !== "one") return notFound(body, found, facts);
  const [block = 0] = found.part.blocks;
  const marks = /^#+/.exec(cutBlocks(body).blocks[block - 1]?.markdown ?? "")?.[0];
  return marks === undefined
    ? refused("the introduction has no heading.")
    : edited(content, [{ action: "replace", block, text: `${marks} ${text}` }]);
}

function moved(content: DraftContent, part: string, place: Place, facts: FactSnapshot): Change {
  const { body_markdown: body } = content;
  const found = findSection(body, part, facts);
  if (found.kind !== "one") return notFound(body, found, facts);
  const { blocks: own } = found.part;
  if (own[0] === introductionOf(body, facts).blocks[0])
    return refused("the introduction stays in front.");
  const after = blockBefore(body, place, facts);
  if (typeof after !== "number") return after;
  if (own.includes(after) || after === (own[0] ?? 0) - 1)
    return refused("it stands there already.");
  const { blocks } = cutBlocks(body);
  const text = own.map((number) => blocks[number - 1]?.markdown ?? "").join("\n\n");
  return edited(content, [...removed(own), { action: "insert-after", block: after, text }]);
}
