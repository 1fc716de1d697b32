import { baseKeymap, chainCommands, exitCode, setBlockType } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command } from "prosemirror-state";
import { schema } from "../document/document-schema.ts";
import { toggle, toggleHeading, toggleList, toggleQuote } from "./commands.ts";
import { goToCell } from "./table-editing.ts";

const { nodes } = schema;

/** A shortcut as people press it, and what it does. `Mod` is Ctrl, on Apple's keyboards ⌘. */
export const shortcuts = [
  ["Mod-b", "Bold"],
  ["Mod-i", "Italic"],
  ["Mod-Shift-x", "Struck out"],
  ["Mod-k", "Link"],
  ["Mod-Alt-2", "Heading"],
  ["Mod-Alt-3", "Subheading"],
  ["Mod-Alt-4", "Small heading"],
  ["Mod-Alt-0", "Text"],
  ["Mod-Shift-8", "Bullet list"],
  ["Mod-Shift-7", "Numbered list"],
  ["Mod-Shift-9", "Quote"],
  ["Mod-Shift-v", "Paste words alone"],
  ["Mod-e", "Exam fact"],
  ["Mod-z", "Undo"],
  ["Mod-y", "Redo"],
  ["Mod-s", "Save"],
  ["Tab", "Item further in; next cell or a new row of a table"],
  ["Shift-Tab", "Item further out; cell before"],
  ["Shift-Enter", "New line in the same paragraph"],
  ["Alt-F10", "To the buttons above the text"],
] as const;

export type Opening = {
  readonly link: () => void;
  readonly record: () => void;
  readonly toolbar: () => void;
  readonly save: () => void;
};

/** The commands of the keyboard; some open what stands around the text. */
export function keyBindings(open: Opening): Record<string, Command> {
  const opens =
    (run: () => void): Command =>
    () => {
      run();
      return true;
    };
  return {
    ...baseKeymap,
    "Mod-b": toggle.strong,
    "Mod-i": toggle.em,
    "Mod-Shift-x": toggle.strike,
    "Mod-k": opens(open.link),
    "Mod-e": opens(open.record),
    "Alt-F10": opens(open.toolbar),
    "Mod-s": opens(open.save),
    "Mod-Alt-0": setBlockType(nodes.paragraph),
    "Mod-Alt-2": toggleHeading(2),
    "Mod-Alt-3": toggleHeading(3),
    "Mod-Alt-4": toggleHeading(4),
    "Mod-Shift-7": toggleList(nodes.ordered_list),
    "Mod-Shift-8": toggleList(nodes.bullet_list),
    "Mod-Shift-9": toggleQuote(),
    "Mod-z": undo,
    "Mod-y": redo,
    "Mod-Shift-z": redo,
    Enter: chainCommands(
      splitListItem(nodes.list_item),
      ...(baseKeymap["Enter"] === undefined ? [] : [baseKeymap["Enter"]]),
    ),
    Tab: chainCommands(goToCell(1), sinkListItem(nodes.list_item)),
    "Shift-Tab": chainCommands(goToCell(-1), liftListItem(nodes.list_item)),
    "Shift-Enter": chainCommands(exitCode, insertBreak),
  };
}

const insertBreak: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { hard_break } = nodes;
  if (!$from.parent.canReplaceWith($from.index(), $from.indexAfter(), hard_break)) return false;
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
};
