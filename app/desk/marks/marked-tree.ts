import type { Element, ElementContent, Root, RootContent } from "hast";
import { markSigns, signId, signLabel, type NamedMark } from "./mark-names.ts";
import { piecesOf, placeMark, type NamedSentence, type PlacedMark } from "./placed-marks.ts";

/** A body with its marks; `blocks` are the numbers of its elements. Words that are not found mark their whole block. */
export function markedTree(
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
    return own === undefined ? [child] : markedBlock(child, own);
  });
  const numbers = new Set(blocks);
  return {
    tree: { ...tree, children },
    unplaced: marks.filter(({ block }) => !numbers.has(block)),
  };
}

function markedBlock(element: Element, marks: readonly NamedMark[]): RootContent[] {
  const { text, cells } = readBlock(element);
  const placed: PlacedMark[] = [];
  const unfound: NamedMark[] = [];
  for (const mark of marks) {
    const place = placeMark(text, mark, cells);
    if (place !== null) placed.push(place);
    // A source of the whole block would say nothing.
    else if (mark.look !== "verified") unfound.push(mark);
  }
  const { nodes } = withMarks(element, { at: 0 }, placed);
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
        signElement(mark),
      ]),
    ),
  ];
}

/** Source marks and formulas, which are no text of the writer's. */
const opaque: ReadonlySet<string> = new Set(["sup", "math", "svg"]);

function readBlock(block: Element): { text: string; cells: readonly NamedSentence[] } {
  const cells: NamedSentence[] = [];
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

type Marked = {
  readonly nodes: ElementContent[];
  /** Signs that may not stand where their words end: a link holds no button. */
  readonly signs: readonly Element[];
};

/** `cursor.at` counts the characters of the block that were passed. */
function withMarks(
  node: ElementContent,
  cursor: { at: number },
  placed: readonly PlacedMark[],
): Marked {
  if (node.type === "text") return { nodes: markedWords(node.value, cursor, placed), signs: [] };
  if (node.type !== "element" || opaque.has(node.tagName)) return { nodes: [node], signs: [] };
  const isLink = node.tagName === "a";
  const signs: Element[] = [];
  const children = node.children.flatMap((child) => {
    const marked = withMarks(child, cursor, placed);
    if (!isLink) return [...marked.nodes, ...marked.signs];
    signs.push(...marked.signs, ...marked.nodes.filter(isSign));
    return marked.nodes.filter((one) => !isSign(one));
  });
  return { nodes: [{ ...node, children }], signs };
}

export function markedWords(
  value: string,
  cursor: { at: number },
  placed: readonly PlacedMark[],
): ElementContent[] {
  const start = cursor.at;
  const end = start + value.length;
  cursor.at = end;
  const here = placed.filter(({ from, to }) => from < end && to > start);
  if (here.length === 0) return [{ type: "text", value }];
  const within = here.map(({ mark, from, to }) => ({
    mark,
    from: Math.max(from, start) - start,
    to: Math.min(to, end) - start,
  }));
  const ended = new Set(here.filter(({ to }) => to <= end).map(({ mark }) => mark));
  return piecesOf(value, within).flatMap(({ text, mark, ending }): ElementContent[] => [
    mark === null ? { type: "text", value: text } : markElement(text, mark),
    ...ending.filter((one) => ended.has(one)).map(signElement),
  ]);
}

function markElement(text: string, { id, look }: NamedMark): Element {
  const className = ["mark", `mark-${look}`];
  return createElement("mark", { className, dataMark: id }, [{ type: "text", value: text }]);
}

export function signElement(mark: NamedMark): Element {
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

function isSign(node: ElementContent): node is Element {
  return node.type === "element" && node.tagName === "button";
}

function createElement(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}
