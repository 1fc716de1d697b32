import { Checkbox, NativeSelect } from "@mantine/core";
import { flushSync } from "react-dom";
import { fieldKey, type Problems, type TypedValue } from "./typed-value.ts";
import { isKind, valueForms, type ValueRows, type ValueField } from "./value-fields.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import { TypedField } from "../kit/labelled-field.tsx";

type ValueInputProps = {
  /** Before the ids of its fields: a page can show several values. */
  idPrefix: string;
  typed: TypedValue;
  change: (typed: TypedValue) => void;
  problems: Problems;
};

export function ValueInput({ idPrefix, typed, change, problems }: ValueInputProps) {
  const { kind, fields, rows } = typed;
  if (!isKind(kind))
    return (
      <p className="quiet">
        A value of this kind cannot be changed on the desk. Ask whoever set up the website.
      </p>
    );
  const form = valueForms[kind];
  const { unit, per } = fields;
  const countedIn = unit ?? per;
  return (
    <div className="fact-value" role="group" aria-label="Value">
      {form.fields.length > 0 && (
        <div className="fact-value-fields">
          {form.fields.map((field) => (
            <FieldInput
              id={`${idPrefix}-${fieldKey(field.name)}`}
              field={field}
              value={fields[field.name] ?? ""}
              change={(text) => change({ ...typed, fields: { ...fields, [field.name]: text } })}
              problem={problems[fieldKey(field.name)]}
              key={field.name}
            />
          ))}
          {countedIn !== undefined && <p className="fact-unit">{countedIn}</p>}
        </div>
      )}
      {form.rows !== undefined && (
        <ValueRowsInput
          idPrefix={idPrefix}
          form={form.rows}
          rows={rows}
          change={(next) => change({ ...typed, rows: next })}
          problems={problems}
        />
      )}
    </div>
  );
}

type Rows = TypedValue["rows"];

type ValueRowsInputProps = {
  idPrefix: string;
  form: ValueRows;
  rows: Rows;
  change: (rows: Rows) => void;
  problems: Problems;
};

function ValueRowsInput({ idPrefix, form, rows, change, problems }: ValueRowsInputProps) {
  const { one, fields, isMovable } = form;
  const [first] = fields;
  const addId = `${idPrefix}-add`;

  function changeThen(next: Rows, focused: string) {
    flushSync(() => change(next));
    focusOn(focused);
  }

  function idIn(row: number, name = first?.name ?? "") {
    return `${idPrefix}-${fieldKey(name, row)}`;
  }

  /** `Day 2`; where a line has several fields, `Number of part 2`. */
  function labelIn(row: number, label: string) {
    const line = `${one} ${row + 1}`;
    return fields.length === 1
      ? line.charAt(0).toUpperCase() + line.slice(1)
      : `${label} of ${line}`;
  }

  function move(from: number, to: number) {
    const moved = rows[from];
    if (moved === undefined) return;
    changeThen(rows.toSpliced(from, 1).toSpliced(to, 0, moved), idIn(to));
  }

  return (
    <>
      <ol className="fact-rows">
        {rows.map((row, index) => (
          <li key={index}>
            <div className="fact-row-fields">
              {fields.map((field) => (
                <FieldInput
                  id={idIn(index, field.name)}
                  field={{ ...field, label: labelIn(index, field.label) }}
                  value={row[field.name] ?? ""}
                  change={(text) => change(rows.with(index, { ...row, [field.name]: text }))}
                  problem={problems[fieldKey(field.name, index)]}
                  key={field.name}
                />
              ))}
            </div>
            <p className="desk-post-buttons">
              {isMovable && index > 0 && (
                <RowButton
                  label="Move up"
                  about={`${one} ${index + 1}`}
                  run={() => move(index, index - 1)}
                />
              )}
              {isMovable && index < rows.length - 1 && (
                <RowButton
                  label="Move down"
                  about={`${one} ${index + 1}`}
                  run={() => move(index, index + 1)}
                />
              )}
              <RowButton
                label="Remove"
                about={`${one} ${index + 1}`}
                run={() => changeThen(rows.toSpliced(index, 1), addId)}
              />
            </p>
          </li>
        ))}
      </ol>
      {problems.rows !== undefined && <p className="error">{problems.rows}</p>}
      <p>
        <QuietButton
          label={<>Add a {one}</>}
          id={addId}
          run={() => {
            const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
            changeThen([...rows, empty], idIn(rows.length));
          }}
        />
      </p>
    </>
  );
}

type FieldInputProps = {
  id: string;
  field: ValueField;
  value: string;
  change: (text: string) => void;
  problem: string | undefined;
};

function FieldInput({ id, field, value, change, problem }: FieldInputProps) {
  const { label, hint, input, options = [] } = field;
  if (input === "tick")
    return (
      <Checkbox
        className="fact-tick"
        label={label}
        id={id}
        checked={value === "yes"}
        onChange={(event) => change(event.currentTarget.checked ? "yes" : "")}
      />
    );
  if (input !== "choice")
    return (
      <TypedField
        id={id}
        label={label}
        hint={hint}
        problem={problem}
        value={value}
        change={change}
        rows={input === "words" ? 3 : undefined}
        type={input === "day" ? "date" : "text"}
        inputMode={input === "number" ? "decimal" : undefined}
        autoComplete="off"
      />
    );
  return (
    <NativeSelect
      id={id}
      label={label}
      description={hint}
      error={problem}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      data={options.map(([option, name]) => ({ value: option, label: name }))}
    />
  );
}
