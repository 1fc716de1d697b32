import type { Element, ElementContent, Root, RootContent } from "hast";
import { markSigns, signId, signLabel, type NamedMark } from "./mark-names.ts";

type PlacedMark = { readonly mark: NamedMark; readonly from: number; readonly to: number };

/** A cell of a table, whose sentence has its heads before it. */
type NamedCell = { readonly name: string; readonly from: number; readonly to: number };

/** A body with its marks; `blocks` are the numbers of its elements. Words that are not found mark their whole block. */
export function markTree(
  tree: Root,
  blocks: readonly number[],
  marks: readonly NamedMark[],
): { readonly tree: Root; readonly unplaced: readonly NamedMark[] } {
  const inBlocks = Map.groupBy(marks, ({ block }) => block);
  let shown = 0;
  const children = tree.children.flatMap((child): RootContent[] => {
    if (child.type !== "element") return [child];
    const block = blocks[shown++];
    const own = block === undefined ? undefined : inBlocks.get(block);
    return own === undefined ? [child] : markBlock(child, own);
  });
  const numbers = new Set(blocks);
  return {
    tree: { ...tree, children },
    unplaced: marks.filter(({ block }) => !numbers.has(block)),
  };
}

function markBlock(element: Element, marks: readonly NamedMark[]): RootContent[] {
  const { text, cells } = readBlock(element);
  const placed: PlacedMark[] = [];
  const unfound: NamedMark[] = [];
  for (const mark of marks) {
    const place = placeMark(text, mark, cells);
    if (place !== null) placed.push(place);
    // A source of the whole block would say nothing.
    else if (mark.look !== "verified") unfound.push(mark);
  }
  const nodes = markNode(element, { at: 0 }, placed);
  if (unfound.length === 0) return nodes;
  const isConflict = unfound.some(({ look }) => look === "conflict");
  const className = ["mark-block", isConflict ? "mark-conflict" : "mark-unverified"];
  return [
    createElement("div", { className }, nodes),
    createElement(
      "p",
      { className: ["mark-note"] },
      unfound.flatMap((mark) => [
        {
          type: "text",
          value: `${mark.name} in this passage: “${mark.text || mark.sentence || mark.why}” `,
        },
        createSign(mark),
      ]),
    ),
  ];
}

/** Source marks and formulas, which are no text of the writer's. */
const opaque: ReadonlySet<string> = new Set(["sup", "math", "svg"]);

function readBlock(block: Element): { text: string; cells: readonly NamedCell[] } {
  const cells: NamedCell[] = [];
  const columns: string[] = [];
  let text = "";

  function read(node: ElementContent): void {
    if (node.type === "text") text += node.value;
    if (node.type !== "element" || opaque.has(node.tagName)) return;
    if (node.tagName === "tr") readRow(node);
    else node.children.forEach(read);
  }

  function readRow({ children }: Element): void {
    let place = 0;
    let row = "";
    for (const child of children) {
      const from = text.length;
      read(child);
      if (child.type !== "element") continue;
      const words = text.slice(from).trim();
      if (child.tagName === "th") columns[place] = words;
      const heads = [place === 0 ? "" : row, columns[place] ?? ""].filter(Boolean).join(", ");
      const name = child.tagName === "th" || heads === "" ? words : `${heads}: ${words}`;
      cells.push({ name, from, to: text.length });
      if (place === 0) row = words;
      place++;
    }
  }

  read(block);
  return { text, cells };
}

/** Finds the words of a mark in its sentence, else the one place that has them; null when there are several or none. */
export function placeMark(
  text: string,
  mark: NamedMark,
  cells: readonly NamedCell[] = [],
): PlacedMark | null {
  const [found] = findWords(text, mark.sentence, { isWhole: false });
  const sentence = cells.find(({ name }) => squeeze(name) === squeeze(mark.sentence)) ?? found;
  const places = findWords(text, mark.text, { isWhole: true });
  const place =
    places.find(({ from, to }) => sentence && from >= sentence.from && to <= sentence.to) ??
    (places.length === 1 ? places[0] : undefined);
  return place === undefined ? null : { mark, ...place };
}

/** Blanks and breaks are one. */
function findWords(text: string, words: string, { isWhole }: { isWhole: boolean }) {
  const sought = squeeze(words);
  if (sought === "") return [];
  const pattern = sought.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(" ", "\\s+");
  const whole = isWhole ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
  const found = text.matchAll(new RegExp(whole, "gu"));
  return Array.from(found, ({ 0: match, index }) => ({ from: index, to: index + match.length }));
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** `cursor.at` counts the characters of the block that were passed. */
function markNode(
  node: ElementContent,
  cursor: { at: number },
  placed: readonly PlacedMark[],
  isInLink = false,
): ElementContent[] {
  if (node.type === "text") return markWords(node.value, cursor, placed, isInLink);
  if (node.type !== "element" || opaque.has(node.tagName)) return [node];
  const isLink = node.tagName === "a";
  const start = cursor.at;
  const children = node.children.flatMap((child) =>
    markNode(child, cursor, placed, isInLink || isLink),
  );
  // A link holds no button: the signs stand behind it.
  const signs = isLink ? createSigns(placed, start, cursor.at) : [];
  return [{ ...node, children }, ...signs];
}

/** Words in pieces under the same marks: each looks as the weightiest, and has the signs of those that end with it. */
export function markWords(
  value: string,
  cursor: { at: number },
  placed: readonly PlacedMark[],
  isInLink = false,
): ElementContent[] {
  const start = cursor.at;
  const end = start + value.length;
  cursor.at = end;
  const edges = placed
    .flatMap(({ from, to }) => [from, to])
    .filter((edge) => edge > start && edge < end);
  let from = start;
  return [...new Set([...edges, end])]
    .toSorted((one, other) => one - other)
    .flatMap((to): ElementContent[] => {
      const text = { type: "text", value: value.slice(from - start, to - start) } as const;
      const over = placed.filter((one) => one.from <= from && one.to >= to);
      const [mark] = over
        .map((one) => one.mark)
        .toSorted((one, other) => weights[other.look] - weights[one.look]);
      const signs = isInLink ? [] : createSigns(placed, from, to);
      from = to;
      return [mark === undefined ? text : createMark(text, mark), ...signs];
    });
}

const weights = { conflict: 3, unverified: 2, kept: 1, verified: 0 } as const;

function createMark(text: ElementContent, { id, look }: NamedMark): Element {
  return createElement("mark", { className: ["mark", `mark-${look}`], dataMark: id }, [text]);
}

function createSigns(placed: readonly PlacedMark[], start: number, end: number): Element[] {
  return placed.filter(({ to }) => to > start && to <= end).map(({ mark }) => createSign(mark));
}

/** A button behind the words, for they take no focus. */
export function createSign(mark: NamedMark): Element {
  const { id, look } = mark;
  return createElement(
    "button",
    {
      type: "button",
      id: signId(id),
      className: ["mark-sign", `mark-sign-${look}`],
      dataMark: id,
      ariaLabel: signLabel(mark),
      ariaHasPopup: "dialog",
    },
    [{ type: "text", value: markSigns[look] }],
  );
}

function createElement(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}
