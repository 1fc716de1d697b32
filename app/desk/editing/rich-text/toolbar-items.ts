import { setBlockType } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "./table-editing.ts";
import { schema } from "../document/document-schema.ts";
import * as commands from "./commands.ts";

const { nodes, marks } = schema;

/** A button above the text. */
export type ToolbarItem = {
  readonly label: string;
  /** What stands on it, where that is shorter than its name. */
  readonly sign?: string;
  readonly keys?: string;
  readonly run: Command;
  /** Whether it is on; buttons that do something once have none. */
  readonly isOn?: (state: EditorState) => boolean;
};

const heading = (level: number, label: string): ToolbarItem => ({
  label,
  sign: `H${level}`,
  keys: `Mod-Alt-${level}`,
  run: commands.toggleHeading(level),
  isOn: (state) => commands.isHeading(state, level),
});

const history: readonly ToolbarItem[] = [
  { label: "Undo", sign: "↶", keys: "Mod-z", run: undo },
  { label: "Redo", sign: "↷", keys: "Mod-y", run: redo },
];

const kinds: readonly ToolbarItem[] = [
  {
    label: "Text",
    sign: "¶",
    keys: "Mod-Alt-0",
    run: setBlockType(nodes.paragraph),
    isOn: ({ selection }) => selection.$from.parent.type === nodes.paragraph,
  },
  heading(2, "H2 heading"),
  heading(3, "H3 subheading"),
  heading(4, "H4 small heading"),
];

const emphasis: readonly ToolbarItem[] = [
  {
    label: "Bold",
    sign: "B",
    keys: "Mod-b",
    run: commands.toggle.strong,
    isOn: (state) => commands.isMarked(state, marks.strong),
  },
  {
    label: "Italic",
    sign: "I",
    keys: "Mod-i",
    run: commands.toggle.em,
    isOn: (state) => commands.isMarked(state, marks.em),
  },
  {
    label: "Struck out",
    sign: "S",
    keys: "Mod-Shift-x",
    run: commands.toggle.strike,
    isOn: (state) => commands.isMarked(state, marks.strike),
  },
];

const blocks: readonly ToolbarItem[] = [
  {
    label: "Bullet list",
    sign: "•",
    keys: "Mod-Shift-8",
    run: commands.toggleList(nodes.bullet_list),
    isOn: (state) => commands.isInList(state, nodes.bullet_list),
  },
  {
    label: "Numbered list",
    sign: "#",
    keys: "Mod-Shift-7",
    run: commands.toggleList(nodes.ordered_list),
    isOn: (state) => commands.isInList(state, nodes.ordered_list),
  },
  {
    label: "Quote",
    sign: "”",
    keys: "Mod-Shift-9",
    run: commands.toggleQuote(),
    isOn: commands.isQuoted,
  },
  { label: "Example box", sign: "Box", run: commands.insertExample },
  { label: "Table", run: commands.insertTable, isOn: isInTable },
  { label: "Dividing line", sign: "Line", run: commands.insertRule },
];

export const textItems = [...history, ...kinds, ...emphasis, ...blocks];

/** In place of the others while the cursor is in a table, where nothing else can be done. */
export const tableItems: readonly ToolbarItem[] = [
  ...history,
  ...emphasis,
  { label: "Row above", sign: "Row ↑", run: addRowBefore },
  { label: "Row below", sign: "Row ↓", run: addRowAfter },
  { label: "Column left", sign: "Column ←", run: addColumnBefore },
  { label: "Column right", sign: "Column →", run: addColumnAfter },
  { label: "Delete row", sign: "−Row", run: deleteRow },
  { label: "Delete column", sign: "−Column", run: deleteColumn },
  { label: "Delete table", sign: "−Table", run: deleteTable },
];
