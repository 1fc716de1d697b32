import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Checks, Flagged } from "../../../domain/review/checks/checks.ts";
import { withKeptMark } from "../passages/kept-marks.ts";
import { markedQuote } from "./marked-quote.ts";

export type AnchoredTree = {
  readonly tree: Root;
  /** The flagged items whose words are marked in the text, each by an id of its own. */
  readonly marked: ReadonlySet<number>;
};

/**
 * On the server: a body in which each block has an id, the flagged words are marked, and a line below
 * their block leads back to the panel; what is kept as it is says so.
 */
export function anchoredTree(
  tree: Root,
  { blocks, flagged }: Checks,
  kept: ReadonlySet<number>,
): AnchoredTree {
  const marked = new Set<number>();
  let shown = 0;
  const children = tree.children.flatMap((child): RootContent[] => {
    if (child.type !== "element") return [child];
    const block = blocks[shown++];
    // After the blocks come the footnotes.
    if (block === undefined) return [child];
    const flags = flagged.filter(
      ({ place }) => place.field === "body_markdown" && place.block === block,
    );
    const element = flags.reduce((before, flag) => {
      const after = markedQuote(before, flag);
      if (after !== null) marked.add(flag.number);
      return after ?? before;
    }, child);
    const properties = { ...element.properties, id: `block-${block}` };
    const anchored = withKeptMark({ ...element, properties }, kept.has(block));
    return flags.length === 0 ? [...anchored] : [...anchored, wayBack(flags)];
  });
  return { tree: { ...tree, children }, marked };
}

function wayBack(flags: readonly Flagged[]): Element {
  const links = flags.flatMap(({ number }): ElementContent[] => [
    { type: "text", value: " " },
    {
      type: "element",
      tagName: "a",
      properties: { href: `#check-${number}` },
      children: [{ type: "text", value: `check ${number}` }],
    },
  ]);
  return {
    type: "element",
    tagName: "p",
    properties: { className: ["flag-note"] },
    children: [{ type: "text", value: "Flagged:" }, ...links],
  };
}
