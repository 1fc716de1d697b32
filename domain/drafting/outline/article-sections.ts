import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { cutBlocks } from "../blocks/blocks.ts";

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
    const text = joined(blocks.slice(from, end - 1));
    return { name: filledText(heading, facts), blocks: numbers, text };
  });
}

/** What stands above the first heading. */
export function introductionOf(body: string): string {
  const { blocks } = cutBlocks(body);
  const first = blocks.findIndex(({ markdown }) => /^##?[ \t]/.test(markdown));
  return joined(first < 0 ? blocks : blocks.slice(0, first));
}

/** Blocks with what stands between them, so that each stays as it is written. */
function joined(blocks: ReturnType<typeof cutBlocks>["blocks"]): string {
  return blocks
    .map(({ before, markdown }, place) => (place === 0 ? markdown : before + markdown))
    .join("");
}
