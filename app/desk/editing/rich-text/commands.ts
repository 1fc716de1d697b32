import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Attrs, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { TextSelection, type Command, type EditorState } from "prosemirror-state";
import { isInTable } from "./table-editing.ts";
import { schema } from "../document/document-schema.ts";

const { nodes, marks } = schema;

/** Whether the words at the cursor, or all that are selected, have a mark. */
export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The nearest block of a kind around the cursor. */
function around(
  { selection: { $from } }: EditorState,
  isSought: (node: Node) => boolean,
): { readonly node: Node; readonly before: number } | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if (isSought($from.node(depth)))
      return { node: $from.node(depth), before: $from.before(depth) };
  return null;
}

function isList({ type }: Node): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list;
}

/** Whether the cursor is in a heading of this level. */
export function isHeading(state: EditorState, level: number): boolean {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs["level"] === level;
}

/** Whether the nearest list around the cursor is one of this type. */
export function isInList(state: EditorState, type: NodeType): boolean {
  return around(state, isList)?.node.type === type;
}

export function isQuoted(state: EditorState): boolean {
  return around(state, ({ type }) => type === nodes.blockquote) !== null;
}

/** A heading of what is a paragraph, and the other way round. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
}

/** Makes a list, changes its kind, or ends it. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = around(state, isList);
    if (list === null) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const tight = list.node.attrs["tight"] === true;
    dispatch?.(state.tr.setNodeMarkup(list.before, type, { tight }));
    return true;
  };
}

export function toggleQuote(): Command {
  return (state, dispatch) =>
    isQuoted(state) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);
}

/** A box with numbers that are made up: a quote that opens with a bold "Example". */
export const insertExample: Command = (state, dispatch) => {
  const opening = [schema.text("Example.", [marks.strong.create()]), schema.text(" ")];
  const box = nodes.blockquote.create(null, nodes.paragraph.create(null, opening));
  return insertBlock(box, " Example.".length)(state, dispatch);
};

/** A table with a head and two rows. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1].map(() => type.create()),
    );
  const rows = [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)];
  return insertBlock(nodes.table.create(null, rows), 0)(state, dispatch);
};

export const insertRule: Command = insertBlock(nodes.horizontal_rule.create(), null);

/** Puts a block in place of an empty paragraph, or behind the block with the cursor, which then stands in it. */
function insertBlock(block: Node, cursorAt: number | null): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const depth = Math.min($from.depth, 1);
    const outer = $from.node(depth);
    const isBlank = outer.type === nodes.paragraph && outer.childCount === 0;
    const start = depth === 0 ? $from.pos : isBlank ? $from.before(1) : $from.after(1);
    const end = isBlank ? $from.after(1) : start;
    const { tr } = state;
    tr.replaceWith(start, end, block);
    const behind = start + block.nodeSize;
    // Something has to follow in which one can go on writing.
    if (tr.doc.resolve(behind).nodeAfter === null) tr.insert(behind, nodes.paragraph.create());
    const target = cursorAt === null ? behind + 1 : start + 1 + cursorAt;
    tr.setSelection(TextSelection.near(tr.doc.resolve(target)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts something in place of what is selected, and a blank between it and words on either side. */
export function insertInline(node: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    if (!$from.parent.inlineContent || $from.parent.type.spec.code) return false;
    dispatch?.(state.tr.replaceSelectionWith(node, true).scrollIntoView());
    return true;
  };
}

/** What a link is made of: words, and where they lead. */
export type LinkAttrs = { readonly href: string; readonly text: string };

/** The link at the cursor, or the selected words, for which one is to be made. */
export function linkAt(
  state: EditorState,
): LinkAttrs & { readonly from: number; readonly to: number } {
  const { from, to, empty, $from } = state.selection;
  const mark =
    marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  const range = mark && empty ? extentOf(state, mark.attrs) : { from, to };
  const text = state.doc.textBetween(range.from, range.to, " ");
  const href: unknown = mark?.attrs["href"];
  return { ...range, text, href: typeof href === "string" ? href : "" };
}

function extentOf({ selection: { $from } }: EditorState, attrs: Attrs) {
  const start = $from.start();
  let from = $from.pos;
  let to = $from.pos;
  $from.parent.forEach((child, offset) => {
    const isPart = marks.link.isInSet(child.marks)?.attrs["href"] === attrs["href"];
    const [begin, end] = [start + offset, start + offset + child.nodeSize];
    if (isPart && begin <= $from.pos && end >= $from.pos)
      [from, to] = [Math.min(from, begin), Math.max(to, end)];
  });
  return { from, to };
}

/** Makes a link of the words at the cursor; no link of them without an address. */
export function setLink({ href, text }: LinkAttrs): Command {
  return (state, dispatch) => {
    const { from, to, text: before } = linkAt(state);
    const { tr } = state;
    const words = text === "" ? href : text;
    let end = to;
    if (words !== before) {
      const kept = state.doc.resolve(from).marks();
      tr.replaceWith(from, to, schema.text(words, kept));
      end = from + words.length;
    }
    tr.removeMark(from, end, marks.link);
    if (href !== "") tr.addMark(from, end, marks.link.create({ href }));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

export const toggle = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  strike: toggleMark(marks.strike),
  code: toggleMark(marks.code),
};
