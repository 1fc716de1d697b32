import type { Node } from "prosemirror-model";
import { Plugin, TextSelection, type Command, type EditorState } from "prosemirror-state";
import { schema } from "../document/document-schema.ts";

const { nodes } = schema;

/** Where the cursor stands in a table: counted from 0, the table by its position. */
type Place = {
  readonly table: Node;
  readonly before: number;
  readonly row: number;
  readonly column: number;
};

function placeOf({ selection: { $from } }: EditorState): Place | null {
  for (let depth = $from.depth - 2; depth > 0; depth--)
    if ($from.node(depth).type === nodes.table)
      return {
        table: $from.node(depth),
        before: $from.before(depth),
        row: $from.index(depth),
        column: $from.index(depth + 1),
      };
  return null;
}

export function isInTable(state: EditorState): boolean {
  return placeOf(state) !== null;
}

/** The cells of a table as rows; Markdown has no others than these. */
type Cells = readonly (readonly Node[])[];

/** A command that makes other cells of a table; null where it has none to make. */
function remake(work: (cells: Cells, at: Place) => Cells | null): Command {
  return (state, dispatch) => {
    const at = placeOf(state);
    const cells =
      at &&
      work(
        at.table.children.map(({ children }) => children),
        at,
      );
    if (at === null || cells === null) return false;
    const table = tableOf(at.table, cells);
    const { tr } = state;
    tr.replaceWith(at.before, at.before + at.table.nodeSize, table);
    const row = Math.min(at.row, table.childCount - 1);
    const column = Math.min(at.column, table.child(row).childCount - 1);
    const target = cellStart(table, at.before, row, column);
    tr.setSelection(TextSelection.near(tr.doc.resolve(target)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The first row is the head; every row is as wide as the widest, and columns are aligned as their head. */
function tableOf({ attrs }: Node, cells: Cells): Node {
  const width = Math.max(...cells.map((row) => row.length));
  const head = cells[0] ?? [];
  const rows = cells.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const whole = Array.from({ length: width }, (_, column) => {
      const align: unknown = head[column]?.attrs["align"] ?? null;
      return type.create({ align }, row[column]?.content);
    });
    return nodes.table_row.create(null, whole);
  });
  return nodes.table.create(attrs, rows);
}

function cellStart(table: Node, before: number, row: number, column: number): number {
  let position = before + 1;
  for (const child of table.children.slice(0, row)) position += child.nodeSize;
  position += 1;
  for (const cell of table.child(row).children.slice(0, column)) position += cell.nodeSize;
  return position + 1;
}

const empty = () => nodes.table_cell.create();

export const addRowBefore = remake((cells, { row, table }) =>
  // Above the head there is no row: the new one is the head then.
  cells.toSpliced(row, 0, table.child(0).children.map(empty)),
);

export const addRowAfter = remake((cells, { row, table }) =>
  cells.toSpliced(row + 1, 0, table.child(0).children.map(empty)),
);

export const addColumnBefore = remake((cells, { column }) =>
  cells.map((row) => row.toSpliced(column, 0, empty())),
);

export const addColumnAfter = remake((cells, { column }) =>
  cells.map((row) => row.toSpliced(column + 1, 0, empty())),
);

export const deleteRow = remake((cells, { row }) =>
  cells.length > 1 ? cells.toSpliced(row, 1) : null,
);

export const deleteColumn = remake((cells, { column }) =>
  (cells[0]?.length ?? 0) > 1 ? cells.map((row) => row.toSpliced(column, 1)) : null,
);

export const deleteTable: Command = (state, dispatch) => {
  const at = placeOf(state);
  if (at === null) return false;
  const { tr } = state;
  tr.replaceWith(at.before, at.before + at.table.nodeSize, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at.before + 1))).scrollIntoView());
  return true;
};

/** To the next cell, in a new row after the last one; or to the cell before, and from the first out of the text. */
export function goToCell(step: 1 | -1): Command {
  return (state, dispatch, view) => {
    const at = placeOf(state);
    if (at === null) return false;
    const width = at.table.child(0).childCount;
    const index = at.row * width + at.column + step;
    if (index < 0) return false;
    if (index >= width * at.table.childCount)
      return addRowAfter(state, (added) => {
        dispatch?.(added);
        if (view !== undefined) goToCell(step)(view.state, dispatch, view);
      });
    const start = cellStart(at.table, at.before, Math.floor(index / width), index % width);
    const cell = state.doc.resolve(start).parent;
    const selection = TextSelection.create(state.doc, start, start + cell.content.size);
    dispatch?.(state.tr.setSelection(selection).scrollIntoView());
    return true;
  };
}

/** Whatever was cut out of a table or pasted into it: its rows stay of one width, and one can write on behind it. */
export const wholeTables = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    if (doc.lastChild?.type === nodes.table) tr.insert(doc.content.size, nodes.paragraph.create());
    doc.descendants((node, position) => {
      if (node.type !== nodes.table) return !node.isTextblock;
      const whole = tableOf(
        node,
        node.children.map(({ children }) => children),
      );
      if (!whole.eq(node)) tr.replaceWith(position, position + node.nodeSize, whole);
      // One at a time: the next round finds the next.
      return tr.docChanged;
    });
    return tr.docChanged ? tr : null;
  },
});
