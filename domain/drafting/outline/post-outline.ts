import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { DraftContent } from "../writer.ts";
import { candidatesIn } from "./candidates.ts";
import type { ChosenOutline, ChosenSection } from "./chosen-outline.ts";
import { type ArticleSection, introductionOf, sectionsOf } from "./article-sections.ts";

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
