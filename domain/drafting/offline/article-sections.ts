import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { stemsOf } from "../../../database/search-words.ts";
import { silentWords } from "../../language/taught-words.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { cutBlocks } from "../blocks/blocks.ts";

/** A heading of level 2 in an article with the blocks below it. */
export type SectionOfBody = {
  readonly name: string;
  /** The numbers of its blocks, from 1, its heading first. */
  readonly blocks: readonly number[];
  readonly markdown: string;
};

export function sectionsOfBody(body: string, facts: FactSnapshot): readonly SectionOfBody[] {
  const { blocks } = cutBlocks(body);
  const starts = blocks.flatMap(({ markdown }, place) => (/^##? /.test(markdown) ? [place] : []));
  return starts.map((start, place) => {
    const own = blocks.slice(start, starts[place + 1]);
    const [heading] = own;
    return {
      name: filledText((heading?.markdown ?? "").replace(/^#+\s*/, ""), facts),
      blocks: own.map((_block, offset) => start + offset + 1),
      markdown: own.map(({ markdown }) => markdown).join("\n\n"),
    };
  });
}

/** The section of just this name; else those whose headings have all of its telling words. */
export function sectionsCalled(
  name: string,
  sections: readonly SectionOfBody[],
): readonly SectionOfBody[] {
  const exact = sections.filter((section) => plainName(section.name) === plainName(name));
  if (exact.length > 0) return exact;
  const wanted = tellingStems(name);
  if (wanted.size === 0) return [];
  return sections.filter((section) => wanted.isSubsetOf(tellingStems(section.name)));
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function tellingStems(text: string): ReadonlySet<string> {
  return new Set(stemsOf(text).filter((stem) => !silentWords.has(stem)));
}
