import type { Command, EditorState } from "prosemirror-state";
import { useRef, useState, type KeyboardEvent } from "react";
import { isInTable } from "./table-editing.ts";
import { keysAsPressed } from "./key-names.ts";
import { tableItems, textItems, type ToolbarItem } from "./toolbar-items.ts";

/** A button that opens something instead of changing the text at once. */
type OpeningItem = {
  readonly label: string;
  readonly sign?: string;
  readonly keys?: string;
  readonly isOn?: boolean;
  readonly open: () => void;
};

type ToolbarProps = {
  state: EditorState;
  run: (command: Command) => void;
  opening: readonly OpeningItem[];
  isReadOnly: boolean;
  /** The id of the text that the buttons change. */
  controls: string;
};

/** The buttons above the text: one stop of the Tab key, with the arrow keys between them. */
export function Toolbar({ state, run, opening, isReadOnly, controls }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const items = isInTable(state) ? tableItems : textItems;
  const count = items.length + opening.length;
  const stop = Math.min(current, count - 1);

  function move(event: KeyboardEvent) {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (stop + 1) % count,
      ArrowLeft: (stop + count - 1) % count,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    bar.current?.querySelectorAll("button")[target]?.focus();
  }

  function buttonOf(item: ToolbarItem, index: number) {
    const { label, sign, keys } = item;
    return (
      <ToolbarButton
        key={label}
        label={label}
        sign={sign}
        keys={keys}
        isReadOnly={isReadOnly}
        isStop={index === stop}
        isOn={item.isOn?.(state)}
        isUsable={item.run(state)}
        onFocus={() => setCurrent(index)}
        press={() => run(item.run)}
      />
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      className="edit-toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      ref={bar}
      onKeyDown={move}
    >
      {items.map(buttonOf)}
      {opening.map(({ label, sign, keys, isOn, open }, index) => (
        <ToolbarButton
          key={label}
          label={label}
          sign={sign}
          keys={keys}
          isOn={isOn}
          isReadOnly={isReadOnly}
          isStop={items.length + index === stop}
          isUsable
          onFocus={() => setCurrent(items.length + index)}
          press={open}
        />
      ))}
    </div>
  );
}

type ToolbarButtonProps = {
  label: string;
  sign?: string | undefined;
  keys?: string | undefined;
  isOn?: boolean | undefined;
  isUsable: boolean;
  isReadOnly: boolean;
  isStop: boolean;
  onFocus: () => void;
  press: () => void;
};

function ToolbarButton(props: ToolbarButtonProps) {
  const { label, sign, keys, isOn, isUsable, isReadOnly, isStop, onFocus, press } = props;
  return (
    <button
      type="button"
      className={
        sign?.length === 1
          ? `edit-tool edit-tool-${label.split(" ")[0]?.toLowerCase() ?? ""}`
          : "edit-tool"
      }
      aria-label={label}
      aria-pressed={isOn}
      // A button that cannot do anything now stays where the arrow keys find it.
      aria-disabled={!isUsable || isReadOnly || undefined}
      title={keys === undefined ? label : `${label} (${keysAsPressed(keys)})`}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (isUsable && !isReadOnly) press();
      }}
    >
      {sign ?? label}
    </button>
  );
}
