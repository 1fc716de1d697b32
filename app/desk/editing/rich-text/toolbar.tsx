import { ActionIcon, Button, Menu } from "@mantine/core";
import { useRovingIndex } from "@mantine/hooks";
import { useEditorState, type ChainedCommands, type Editor } from "@tiptap/react";
import {
  BadgeCheck,
  Bold,
  Check,
  ChevronDown,
  Ellipsis,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Search,
  Table,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import type { ReactElement } from "react";

export type Opened = "link" | "record" | "picture" | "find";

type Tool = {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** With Ctrl, or ⌘ on a Mac. */
  readonly key?: string;
  /** The node or mark at the cursor by which it counts as on. */
  readonly on?: readonly [name: string, attrs?: { readonly level: number }];
  readonly run: Opened | ((text: ChainedCommands) => ChainedCommands);
};

const heading = (level: 2 | 3 | 4, label: string): Tool => {
  return { label, on: ["heading", { level }], run: (text) => text.setHeading({ level }) };
};

/** A box with numbers that are made up: a quote that opens with a bold "Example". */
const opening = [
  { type: "text", text: "Example.", marks: [{ type: "bold" }] },
  { type: "text", text: " " },
];
const example = { type: "blockquote", content: [{ type: "paragraph", content: opening }] };

const undo: Tool = { label: "Undo", icon: Undo2, key: "Z", run: (text) => text.undo() };
const redo: Tool = { label: "Redo", icon: Redo2, key: "Y", run: (text) => text.redo() };

const textStyles: readonly Tool[] = [
  { label: "Text", on: ["paragraph"], run: (text) => text.setParagraph() },
  heading(2, "Heading"),
  heading(3, "Subheading"),
  heading(4, "Small heading"),
];

const formatting: readonly Tool[] = [
  { label: "Bold", icon: Bold, key: "B", on: ["bold"], run: (text) => text.toggleBold() },
  { label: "Italic", icon: Italic, key: "I", on: ["italic"], run: (text) => text.toggleItalic() },
  {
    label: "Bullet list",
    icon: List,
    key: "Shift+8",
    on: ["bulletList"],
    run: (text) => text.toggleBulletList(),
  },
  {
    label: "Numbered list",
    icon: ListOrdered,
    key: "Shift+7",
    on: ["orderedList"],
    run: (text) => text.toggleOrderedList(),
  },
  {
    label: "Quote",
    icon: Quote,
    key: "Shift+B",
    on: ["blockquote"],
    run: (text) => text.toggleBlockquote(),
  },
  { label: "Link", icon: Link, key: "K", on: ["link"], run: "link" },
  { label: "Exam fact", icon: BadgeCheck, key: "E", run: "record" },
  { label: "Picture", icon: Image, run: "picture" },
  { label: "Find and replace", icon: Search, key: "F", run: "find" },
];

const insertTable: Tool = {
  label: "Insert a table",
  on: ["table"],
  run: (text) => text.insertTable({ rows: 3, cols: 2 }),
};

const tableTools: readonly Tool[] = [
  { label: "Row above", run: (text) => text.addRowBefore() },
  { label: "Row below", run: (text) => text.addRowAfter() },
  { label: "Column left", run: (text) => text.addColumnBefore() },
  { label: "Column right", run: (text) => text.addColumnAfter() },
  { label: "Delete row", run: (text) => text.deleteRow() },
  { label: "Delete column", run: (text) => text.deleteColumn() },
  { label: "Delete table", run: (text) => text.deleteTable() },
];

const moreTools: readonly Tool[] = [
  { label: "Struck out", on: ["strike"], run: (text) => text.toggleStrike() },
  { label: "Example box", run: (text) => text.insertContent(example) },
  { label: "Dividing line", run: (text) => text.setHorizontalRule() },
];

const marked = [...formatting, ...textStyles, ...moreTools, insertTable];

type ToolbarProps = { editor: Editor; open: (part: Opened) => void; controls: string };

export function Toolbar({ editor, open, controls }: ToolbarProps) {
  const { getItemProps } = useRovingIndex({ total: formatting.length + 5 });
  const { on, off } = useEditorState({
    editor,
    selector: () => ({
      on: marked
        .filter((tool) => tool.on !== undefined && editor.isActive(...tool.on))
        .map(({ label }) => label),
      off: [editor.can().undo() ? [] : ["Undo"], editor.can().redo() ? [] : ["Redo"]].flat(),
    }),
  });
  const isOn = ({ label }: Tool) => on.includes(label);
  const style = textStyles.find(isOn)?.label ?? "Text style";
  const isInTable = isOn(insertTable);
  const control = /Mac|iP/.test(navigator.userAgent) ? "⌘" : "Ctrl";
  let index = 0;

  function run(tool: Tool) {
    if (typeof tool.run === "string") open(tool.run);
    else tool.run(editor.chain().focus()).run();
  }

  function toolButton(tool: Tool) {
    const { label, key, icon: Icon = Ellipsis } = tool;
    const isOff = off.includes(label);
    return (
      <ActionIcon
        key={label}
        variant={isOn(tool) ? "light" : "subtle"}
        aria-label={label}
        aria-pressed={tool.on && isOn(tool)}
        // A button that cannot do anything now stays where the arrow keys find it.
        aria-disabled={isOff || undefined}
        title={key === undefined ? label : `${label} (${control}+${key})`}
        // The text keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        {...getItemProps({
          index: index++,
          onClick: () => {
            if (!isOff) run(tool);
          },
        })}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  }

  function menuOf(tools: readonly Tool[], target: ReactElement) {
    return (
      <Menu position="bottom-start" withinPortal returnFocus={false}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          {tools.map((tool) => (
            <Menu.Item
              key={tool.label}
              leftSection={isOn(tool) ? <Check size={16} aria-label="On" /> : undefined}
              onClick={() => run(tool)}
            >
              {tool.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  }

  function iconMenu(label: string, Icon: LucideIcon, tools: readonly Tool[], isLit = false) {
    const item = getItemProps({ index: index++ });
    return menuOf(
      tools,
      <ActionIcon variant={isLit ? "light" : "subtle"} aria-label={label} title={label} {...item}>
        <Icon size={18} aria-hidden />
      </ActionIcon>,
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div className="edit-toolbar" role="toolbar" aria-label="Formatting" aria-controls={controls}>
      {[undo, redo].map(toolButton)}
      {menuOf(
        textStyles,
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          aria-label={`Text style: ${style}`}
          rightSection={<ChevronDown size={14} aria-hidden />}
          {...getItemProps({ index: index++ })}
        >
          {style}
        </Button>,
      )}
      {formatting.map(toolButton)}
      {iconMenu("Table", Table, isInTable ? tableTools : [insertTable], isInTable)}
      {iconMenu("More", Ellipsis, moreTools)}
    </div>
  );
}
