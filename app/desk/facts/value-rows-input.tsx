import { flushSync } from "react-dom";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import { FieldInput } from "./field-input.tsx";
import { fieldKey, type Problems, type TypedValue } from "./typed-value.ts";
import type { ValueRows } from "./value-fields.ts";

type Rows = TypedValue["rows"];

type ValueRowsInputProps = {
  idPrefix: string;
  form: ValueRows;
  rows: Rows;
  change: (rows: Rows) => void;
  problems: Problems;
};

/** The lines of a value: each can be typed, moved and taken out, and more can be added. */
export function ValueRowsInput({ idPrefix, form, rows, change, problems }: ValueRowsInputProps) {
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
