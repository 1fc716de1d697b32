import type { ChainedCommands } from "@tiptap/react";
import {
  BadgeCheck,
  Bold,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Search,
  Undo2,
  type LucideIcon,
} from "lucide-react";

export type Opened = "link" | "record" | "picture" | "find";

export type Tool = {
  readonly label: string;
  readonly keys?: string;
  /** The node or mark at the cursor by which it counts as on. */
  readonly on?: readonly [name: string, attrs?: { readonly level: number }];
} & ({ readonly run: (text: ChainedCommands) => ChainedCommands } | { readonly opens: Opened });

export type IconTool = Tool & { readonly icon: LucideIcon };

export const history: readonly IconTool[] = [
  { label: "Undo", icon: Undo2, keys: "Mod-z", run: (text) => text.undo() },
  { label: "Redo", icon: Redo2, keys: "Mod-y", run: (text) => text.redo() },
];

const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  label,
  keys: `Mod-Alt-${level}`,
  on: ["heading", { level }],
  run: (text) => text.setHeading({ level }),
});

export const textStyles: readonly Tool[] = [
  { label: "Text", keys: "Mod-Alt-0", on: ["paragraph"], run: (text) => text.setParagraph() },
  heading(2, "Heading"),
  heading(3, "Subheading"),
  heading(4, "Small heading"),
];

export const formatting: readonly IconTool[] = [
  { label: "Bold", icon: Bold, keys: "Mod-b", on: ["bold"], run: (text) => text.toggleBold() },
  {
    label: "Italic",
    icon: Italic,
    keys: "Mod-i",
    on: ["italic"],
    run: (text) => text.toggleItalic(),
  },
  {
    label: "Bullet list",
    icon: List,
    keys: "Mod-Shift-8",
    on: ["bulletList"],
    run: (text) => text.toggleBulletList(),
  },
  {
    label: "Numbered list",
    icon: ListOrdered,
    keys: "Mod-Shift-7",
    on: ["orderedList"],
    run: (text) => text.toggleOrderedList(),
  },
  {
    label: "Quote",
    icon: Quote,
    keys: "Mod-Shift-b",
    on: ["blockquote"],
    run: (text) => text.toggleBlockquote(),
  },
  { label: "Link", icon: Link, keys: "Mod-k", on: ["link"], opens: "link" },
  { label: "Exam fact", icon: BadgeCheck, keys: "Mod-e", opens: "record" },
  { label: "Picture", icon: Image, opens: "picture" },
  { label: "Find and replace", icon: Search, keys: "Mod-f", opens: "find" },
];

export const insertTable: Tool = {
  label: "Insert a table",
  on: ["table"],
  run: (text) => text.insertTable({ rows: 3, cols: 2 }),
};

export const tableTools: readonly Tool[] = [
  { label: "Row above", run: (text) => text.addRowBefore() },
  { label: "Row below", run: (text) => text.addRowAfter() },
  { label: "Column left", run: (text) => text.addColumnBefore() },
  { label: "Column right", run: (text) => text.addColumnAfter() },
  { label: "Delete row", run: (text) => text.deleteRow() },
  { label: "Delete column", run: (text) => text.deleteColumn() },
  { label: "Delete table", run: (text) => text.deleteTable() },
];

/** A box with numbers that are made up: a quote that opens with a bold "Example". */
const opening = [
  { type: "text", text: "Example.", marks: [{ type: "bold" }] },
  { type: "text", text: " " },
];
const example = { type: "blockquote", content: [{ type: "paragraph", content: opening }] };

export const moreTools: readonly Tool[] = [
  { label: "Struck out", keys: "Mod-Shift-s", on: ["strike"], run: (text) => text.toggleStrike() },
  { label: "Example box", run: (text) => text.insertContent(example) },
  { label: "Dividing line", run: (text) => text.setHorizontalRule() },
];

export function keysAsPressed(keys: string): string {
  const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);
  const names = keys.split("-").map((key) => {
    if (key === "Mod") return isApple ? "⌘" : "Ctrl";
    if (key === "Alt" && isApple) return "⌥";
    return key.length === 1 ? key.toUpperCase() : key;
  });
  return names.join(isApple ? " " : "+");
}
