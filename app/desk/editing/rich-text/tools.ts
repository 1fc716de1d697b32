import type { Editor } from "@tiptap/react";
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

/** What is opened from the toolbar. */
export type Opened = "link" | "record" | "picture" | "find" | "keys";

export type Tool = {
  readonly label: string;
  readonly keys?: string;
  readonly isOn?: (editor: Editor) => boolean;
} & (
  | { readonly run: (editor: Editor) => void }
  /** It opens something instead of changing the text at once. */
  | { readonly opens: Opened }
);

export type IconTool = Tool & { readonly icon: LucideIcon };

export const history: readonly IconTool[] = [
  {
    label: "Undo",
    icon: Undo2,
    keys: "Mod-z",
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: "Redo",
    icon: Redo2,
    keys: "Mod-y",
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  label,
  keys: `Mod-Alt-${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (editor) => editor.chain().focus().setHeading({ level }).run(),
});

export const textStyles: readonly Tool[] = [
  {
    label: "Text",
    keys: "Mod-Alt-0",
    isOn: (editor) => editor.isActive("paragraph"),
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading(2, "Heading"),
  heading(3, "Subheading"),
  heading(4, "Small heading"),
];

export const formatting: readonly IconTool[] = [
  {
    label: "Bold",
    icon: Bold,
    keys: "Mod-b",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: "Italic",
    icon: Italic,
    keys: "Mod-i",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: "Bullet list",
    icon: List,
    keys: "Mod-Shift-8",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: "Numbered list",
    icon: ListOrdered,
    keys: "Mod-Shift-7",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: "Quote",
    icon: Quote,
    keys: "Mod-Shift-b",
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: "Link",
    icon: Link,
    keys: "Mod-k",
    isOn: (editor) => editor.isActive("link"),
    opens: "link",
  },
  { label: "Exam fact", icon: BadgeCheck, keys: "Mod-e", opens: "record" },
  { label: "Picture", icon: Image, opens: "picture" },
  { label: "Find and replace", icon: Search, keys: "Mod-f", opens: "find" },
];

export const insertTable: Tool = {
  label: "Insert a table",
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
};

export const tableTools: readonly Tool[] = [
  { label: "Row above", run: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: "Row below", run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: "Column left", run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { label: "Column right", run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: "Delete row", run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: "Delete column", run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: "Delete table", run: (editor) => editor.chain().focus().deleteTable().run() },
];

export const moreTools: readonly Tool[] = [
  {
    label: "Struck out",
    keys: "Mod-Shift-s",
    isOn: (editor) => editor.isActive("strike"),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: "Example box",
    run: (editor) => editor.chain().focus().insertContent(example).run(),
  },
  {
    label: "Dividing line",
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  { label: "Shortcuts", opens: "keys" },
];

/** A box with numbers that are made up: a quote that opens with a bold "Example". */
const example = {
  type: "blockquote",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Example.", marks: [{ type: "bold" }] },
        { type: "text", text: " " },
      ],
    },
  ],
};

/** Keys without a button. */
const otherKeys = [
  ["Mod-Shift-v", "Paste words alone"],
  ["Mod-s", "Save"],
  ["Tab", "Item further in; next cell or a new row of a table"],
  ["Shift-Tab", "Item further out; cell before"],
  ["Shift-Enter", "New line in the same paragraph"],
  ["Alt-F10", "To the buttons above the text"],
] as const;

/** A shortcut as people press it, and what it does. `Mod` is Ctrl, on Apple's keyboards ⌘. */
export const shortcuts: readonly (readonly [string, string])[] = [
  ...[...formatting, ...textStyles, ...moreTools, ...history].flatMap(
    ({ keys, label }): [string, string][] => (keys === undefined ? [] : [[keys, label]]),
  ),
  ...otherKeys,
];
