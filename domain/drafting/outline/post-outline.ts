import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { DraftContent } from "../writer.ts";
import { candidatesIn } from "./candidates.ts";
import type { ChosenOutline, ChosenSection, ShapedPost } from "./outline-shape.ts";
import { textBounds } from "../checks/shape.ts";
import { cutBlocks } from "../blocks/blocks.ts";
import { outlineOf } from "./outline.ts";

/**
 * What a post is made of as it stands: its headings in their order, each with the part of ours that it has the name of, or
 * had when it was chosen. What was edited by hand since is told as it is now.
 */
export function outlineOfPost(
  {
    title,
    hero_summary: summary,
    body_markdown: body,
  }: Pick<DraftContent, "title" | "hero_summary" | "body_markdown">,
  stored: ChosenOutline | null,
  facts: FactSnapshot,
): ChosenOutline | null {
  const sections = sectionsOf(body, facts).map((section) => chosenSection(section, stored, facts));
  if (sections.length === 0) return null;
  const opening = stored?.opening;
  const isKept =
    opening !== undefined && (summary === opening || introductionOf(body).includes(opening));
  return { title: filledText(title, facts), ...(isKept && { opening }), sections };
}

function chosenSection(
  { name }: ArticleSection,
  stored: ChosenOutline | null,
  facts: FactSnapshot,
): ChosenSection {
  const candidates = candidatesIn(facts);
  const titleOf = (id: string) => candidates.find((one) => one.id === id)?.title;
  const before = stored?.sections.find((section) =>
    sameWords(section.heading ?? ("id" in section ? (titleOf(section.id) ?? "") : ""), name),
  );
  if (before !== undefined && (!("id" in before) || titleOf(before.id) !== undefined))
    return before;
  const own = candidates.find(({ title }) => sameWords(title, name));
  return own === undefined ? { heading: name } : { id: own.id };
}

/** Whether two texts differ in signs and capitals at most. */
export function sameWords(one: string, other: string): boolean {
  return bareWords(one) === bareWords(other);
}

function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A headed part of a body: it reaches to the next heading of its own or a higher level. */
export type ArticleSection = {
  /** The heading as readers see it. */
  readonly name: string;
  /** The numbers of its blocks, from 1, its heading first. */
  readonly blocks: readonly number[];
  /** All of it as it is written, without its heading. */
  readonly text: string;
};

/** The sections of a body under headings of the second level, in their order. */
export function sectionsOf(body: string, facts: FactSnapshot): readonly ArticleSection[] {
  const { blocks } = cutBlocks(body);
  const starts = blocks.flatMap(({ markdown }, index) => {
    const [, heading] = /^##?[ \t]+(.+?)[ \t]*#*$/.exec(markdown) ?? [];
    return heading === undefined ? [] : [{ heading, from: index + 1 }];
  });
  return starts.map(({ heading, from }, place) => {
    const end = starts[place + 1]?.from ?? blocks.length + 1;
    const numbers = Array.from({ length: end - from }, (_, offset) => from + offset);
    const text = joinBlocks(blocks.slice(from, end - 1));
    return { name: filledText(heading, facts), blocks: numbers, text };
  });
}

/** What stands above the first heading. */
function introductionOf(body: string): string {
  const { blocks } = cutBlocks(body);
  const first = blocks.findIndex(({ markdown }) => /^##?[ \t]/.test(markdown));
  return joinBlocks(first < 0 ? blocks : blocks.slice(0, first));
}

/** Blocks with what stands between them, so that each stays as it is written. */
function joinBlocks(blocks: ReturnType<typeof cutBlocks>["blocks"]): string {
  return blocks
    .map(({ before, markdown }, place) => (place === 0 ? markdown : before + markdown))
    .join("");
}

/**
 * The post with its sections as they were chosen: what it has stays as it is written, under its new heading or in its new
 * place; what is new comes from our passages; what is not chosen any more is gone. Nothing else changes.
 */
export function withChosenSections(
  content: DraftContent,
  chosen: ChosenOutline,
  facts: FactSnapshot,
): DraftContent {
  const { body_markdown: body } = content;
  const left = [...sectionsOf(body, facts)];
  const sections = chosen.sections.map((section) => {
    const { heading, names, text } = wantedSection(section, facts);
    const place = left.findIndex(({ name }) => names.some((one) => sameWords(one, name)));
    const [present] = place < 0 ? [] : left.splice(place, 1);
    return markdownOf(present, heading, text);
  });
  const introduction = introductionOf(body);
  const { title = "", opening = "" } = chosen;
  const isNewTitle = title !== "" && title !== filledText(content.title, facts);
  const isNewOpening = opening !== "" && !introduction.includes(opening);
  const isSummary = opening.length <= textBounds.hero_summary.most;
  const above = isNewOpening && !isSummary ? opening : introduction;
  return {
    ...content,
    ...(isNewTitle && { title }),
    ...(isNewOpening && isSummary && { hero_summary: opening }),
    body_markdown: [above, ...sections].filter((part) => part !== "").join("\n\n"),
  };
}

/** Its heading as it is to stand there, the headings that it may have now, and its text if it is new. */
function wantedSection(section: ChosenSection, facts: FactSnapshot) {
  const own = "id" in section ? candidatesIn(facts).find(({ id }) => id === section.id) : undefined;
  const written = section.heading ?? "";
  return {
    heading: written === "" ? (own?.heading ?? "") : written,
    names: [written, own?.title ?? ""].filter((name) => name !== ""),
    text: own?.markdown ?? "",
  };
}

function markdownOf(present: ArticleSection | undefined, heading: string, text: string): string {
  const body = present?.text ?? text;
  return body === "" ? `## ${heading}` : `## ${heading}\n\n${body}`;
}

/** What a post is made of for which nobody has chosen: the ticks that its outline has by itself, and headings for the other asks. */
export function ownChoice(prompt: string, facts: FactSnapshot): ChosenOutline {
  return { sections: [...outlineOf({ prompt }, facts).sections] };
}

/** What a model may state when it corrects a post: what the post is made of, and what the corrections ask for by name. */
export function correctionChoice(
  post: (ShapedPost & { readonly corrections: string }) | null,
  facts: FactSnapshot,
): ChosenOutline {
  if (post === null) return { sections: [] };
  const own = outlineOfPost(post, post.stored, facts)?.sections ?? [];
  const asked = outlineOf({ prompt: post.corrections }, facts).sections;
  return { sections: [...own, ...asked.filter((section) => "id" in section)] };
}
