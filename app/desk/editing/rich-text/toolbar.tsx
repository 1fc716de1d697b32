import { ActionIcon, Button, Menu } from "@mantine/core";
import { useRovingIndex } from "@mantine/hooks";
import { useEditorState, type Editor } from "@tiptap/react";
import { Check, ChevronDown, Ellipsis, Table } from "lucide-react";
import type { ReactElement } from "react";
import {
  formatting,
  history,
  insertTable,
  keysAsPressed,
  moreTools,
  tableTools,
  textStyles,
  type IconTool,
  type Opened,
  type Tool,
} from "./tools.ts";

type ToolbarProps = {
  editor: Editor;
  open: (part: Opened) => void;
  controls: string;
};

const icons = [...history, ...formatting];
const marked = [...icons, ...textStyles, ...moreTools, insertTable];
/** Behind the buttons with icons. */
const menus = { style: history.length, table: icons.length + 1, more: icons.length + 2 };

/** The buttons above the text: one stop of the Tab key, with the arrow keys between them. */
export function Toolbar({ editor, open, controls }: ToolbarProps) {
  const { getItemProps } = useRovingIndex({ total: icons.length + 3 });
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
  const isInTable = isOn(insertTable);
  const style = textStyles.find(isOn)?.label ?? "Text style";

  function run(tool: Tool) {
    if ("opens" in tool) open(tool.opens);
    else tool.run(editor.chain().focus()).run();
  }

  function iconButton(tool: IconTool, index: number) {
    const { label, keys, icon: Icon } = tool;
    const isOff = off.includes(label);
    return (
      <ActionIcon
        key={label}
        variant={isOn(tool) ? "light" : "subtle"}
        aria-label={label}
        aria-pressed={tool.on === undefined ? undefined : isOn(tool)}
        // A button that cannot do anything now stays where the arrow keys find it.
        aria-disabled={isOff || undefined}
        title={keys === undefined ? label : `${label} (${keysAsPressed(keys)})`}
        // The text keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        {...getItemProps({
          index,
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

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div className="edit-toolbar" role="toolbar" aria-label="Formatting" aria-controls={controls}>
      {history.map(iconButton)}
      {menuOf(
        textStyles,
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          aria-label={`Text style: ${style}`}
          rightSection={<ChevronDown size={14} aria-hidden />}
          {...getItemProps({ index: menus.style })}
        >
          {style}
        </Button>,
      )}
      {formatting.map((tool, index) => iconButton(tool, menus.style + 1 + index))}
      {menuOf(
        isInTable ? tableTools : [insertTable],
        <ActionIcon
          variant={isInTable ? "light" : "subtle"}
          aria-label="Table"
          title="Table"
          {...getItemProps({ index: menus.table })}
        >
          <Table size={18} aria-hidden />
        </ActionIcon>,
      )}
      {menuOf(
        moreTools,
        <ActionIcon
          variant="subtle"
          aria-label="More"
          title="More"
          {...getItemProps({ index: menus.more })}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>,
      )}
    </div>
  );
}
