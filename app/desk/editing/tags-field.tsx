import { X } from "lucide-react";
import { Button, Input } from "@mantine/core";
import { useState, type KeyboardEvent } from "react";
import { focusOn } from "../kit/focus.ts";
import { LabelledField } from "../kit/labelled-field.tsx";
import { editFormId } from "./text-field.tsx";

type TagsFieldProps = {
  tags: readonly string[];
  change: (tags: readonly string[]) => void;
  error: string | undefined;
};

/** Tags as chips; a comma or Enter makes one of what is typed. */
export function TagsField({ tags, change, error }: TagsFieldProps) {
  const [typed, setTyped] = useState("");

  function add(words: string): void {
    const added = words
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    setTyped("");
    if (added.length > 0) change([...new Set([...tags, ...added])]);
  }

  function remove(tag: string): void {
    change(tags.filter((other) => other !== tag));
    focusOn("edit-tags");
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && typed.trim() !== "") {
      event.preventDefault();
      add(typed);
    }
    const last = tags.at(-1);
    if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last);
  }

  return (
    <LabelledField
      id="edit-tags"
      label="Tags"
      count={`${tags.length} / 6. Press Enter or type a comma to add a tag.`}
      problem={error}
    >
      {(common) => (
        <>
          {tags.length > 0 && (
            <ul className="edit-chips" aria-label="Chosen tags">
              {tags.map((tag) => (
                <li key={tag}>
                  <Button
                    variant="light"
                    size="compact-sm"
                    radius="xl"
                    rightSection={<X size={14} aria-hidden />}
                    onClick={() => remove(tag)}
                  >
                    <span className="visually-hidden">Remove the tag </span>
                    {tag}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <Input
            {...common}
            type="text"
            form={editFormId}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              if (value.includes(",")) add(value);
              else setTyped(value);
            }}
            onKeyDown={press}
            onBlur={() => add(typed)}
          />
        </>
      )}
    </LabelledField>
  );
}
