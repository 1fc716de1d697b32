import type { ElementContent, Parents, Root } from "hast";
import { factNote, type Fact } from "../../content/facts/index.ts";
import { textParts, unknownValue, type TextPart } from "./fact-tokens.ts";

/** One record whose value a post shows, as the list of its figures names it. */
export type Figure = {
  readonly id: string;
  /** The id of its element in the list below the post. */
  readonly anchor: string;
  readonly label: string;
  readonly edition: string;
  readonly note: string | null;
  readonly source: { readonly title: string; readonly url: string };
  /** ISO day. */
  readonly checkedOn: string;
  readonly page: string;
};

/** Collects the figures of a post, each once, in the order of their first use. */
export type FigureList = {
  readonly figures: Figure[];
  readonly anchorOf: (record: Fact) => string;
};

export function createFigureList(): FigureList {
  const figures: Figure[] = [];
  return {
    figures,
    anchorOf(record) {
      const listed = figures.find(({ id }) => id === record.id);
      if (listed !== undefined) return listed.anchor;
      const anchor = `figure-${figures.length + 1}`;
      figures.push(figureOf(record, anchor));
      return anchor;
    },
  };
}

/** The tree with values in place of tokens: each leads to its source in the list of figures. */
export function withFactValues(tree: Root, list: FigureList): Root {
  fillChildren(tree, list, false);
  return tree;
}

function fillChildren(parent: Parents, list: FigureList, insideLink: boolean): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return filled(child.value, list, insideLink);
    if (child.type !== "element") return [];
    const items = child.tagName === "p" ? listInPlaceOf(child.children, list) : null;
    if (items !== null) return [items];
    if (typeof child.properties.alt === "string")
      child.properties.alt = plainValues(child.properties.alt);
    fillChildren(child, list, insideLink || child.tagName === "a");
    return [child];
  });
}

function filled(text: string, list: FigureList, insideLink: boolean): ElementContent[] {
  if (!text.includes("{{")) return [{ type: "text", value: text }];
  return textParts(text).map((part) => {
    if (part.kind !== "fact" || insideLink) return { type: "text", value: plainValue(part) };
    return {
      type: "element",
      tagName: "a",
      properties: { className: ["fact"], href: `#${list.anchorOf(part.record)}` },
      children: [{ type: "text", value: part.text }],
    };
  });
}

/** A paragraph of nothing but a record with points or steps reads as a list. */
function listInPlaceOf(
  children: readonly ElementContent[],
  list: FigureList,
): ElementContent | null {
  const [only, ...others] = children;
  if (only?.type !== "text" || others.length > 0) return null;
  const [part, ...rest] = textParts(only.value.trim());
  if (part?.kind !== "fact" || rest.length > 0) return null;
  const entries = entriesOf(part.record);
  if (entries === null) return null;
  list.anchorOf(part.record);
  return {
    type: "element",
    tagName: entries.ordered ? "ol" : "ul",
    properties: {},
    children: entries.texts.map((value) => ({
      type: "element",
      tagName: "li",
      properties: {},
      children: [{ type: "text", value }],
    })),
  };
}

/** The points or steps of a record, each a sentence's beginning; null for a value that fits into a sentence. */
export function entriesOf({
  value,
}: Pick<Fact, "value">): { readonly ordered: boolean; readonly texts: readonly string[] } | null {
  if (value.kind === "points") return { ordered: false, texts: value.points.map(capitalised) };
  if (value.kind === "steps") return { ordered: true, texts: value.steps.map(capitalised) };
  return null;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plainValues(text: string): string {
  return textParts(text).map(plainValue).join("");
}

function plainValue(part: TextPart): string {
  return part.kind === "unknown" ? unknownValue : part.text;
}

function figureOf(record: Fact, anchor: string): Figure {
  const { id, label, edition, source, checkedOn, page } = record;
  const note = factNote(record);
  return {
    id,
    anchor,
    label,
    edition,
    note,
    source: { title: source.title, url: source.address },
    checkedOn,
    page,
  };
}
