import { Checkbox, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { ChangeEvent, ComponentProps } from "react";
import { fieldsOf, type TypedValue, type ValueField } from "./value-form.ts";

type ValueInputProps = {
  /** Before the ids of its fields: a page can show several values. */
  idPrefix: string;
  typed: TypedValue;
  change: (typed: TypedValue) => void;
};

export function ValueInput({ idPrefix, typed, change }: ValueInputProps) {
  const fields = fieldsOf(typed);
  const countedIn = typed["unit"] ?? typed["per"];
  if (fields.length === 0)
    return (
      <p className="quiet">
        A value of this kind cannot be changed on the desk. Ask whoever set up the website.
      </p>
    );
  return (
    <Group grow align="end" role="group" aria-label="Value">
      {fields.map((field) => (
        <FieldInput
          id={`${idPrefix}-${field.name}`}
          field={field}
          value={typed[field.name] ?? ""}
          change={(text) => change({ ...typed, [field.name]: text })}
          key={field.name}
        />
      ))}
      {countedIn !== undefined && <p>{countedIn}</p>}
    </Group>
  );
}

type FieldInputProps = {
  id: string;
  field: ValueField;
  value: string;
  change: (text: string) => void;
};
function FieldInput({ id, field, value, change }: FieldInputProps) {
  const { label, hint, input, options } = field;
  if (input === "tick")
    return (
      <Checkbox
        label={label}
        id={id}
        checked={value === "yes"}
        onChange={(event) => change(event.currentTarget.checked ? "yes" : "")}
      />
    );
  if (options !== undefined)
    return (
      <NativeSelect
        id={id}
        label={label}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        data={options.map(([option, name]) => ({ value: option, label: name }))}
      />
    );
  const shared = { id, label, hint, value, change, required: true };
  if (input === "day") return <TypedText {...shared} type="date" />;
  if (input !== undefined) return <TypedText {...shared} rows={5} />;
  return <TypedText {...shared} inputMode="decimal" pattern={numberPattern} title="A number" />;
}

/** As Indian sources print numbers: in groups of digits, with a rupee sign or a real minus. */
const numberPattern = "[\\s₹]*[+\\-−]?[\\d,\\s]+(\\.\\d+)?";

type InputProps = ComponentProps<"input">;

type TypedTextProps = Pick<InputProps, "id" | "required" | "type" | "max" | "maxLength"> &
  Pick<InputProps, "placeholder" | "inputMode" | "pattern" | "title"> & {
    label: string;
    hint?: string | undefined;
    rows?: number;
    value: string;
    change: (text: string) => void;
  };

/** A field of which each letter counts at once. */
export function TypedText({ hint, rows, change, ...input }: TypedTextProps) {
  const shared = {
    ...input,
    description: hint,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(event.currentTarget.value),
  };
  if (rows === undefined) return <TextInput {...shared} autoComplete="off" />;
  return <Textarea {...shared} rows={rows} />;
}
