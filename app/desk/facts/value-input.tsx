import { FieldInput } from "./field-input.tsx";
import { ValueRowsInput } from "./value-rows-input.tsx";
import { fieldKey, type Problems, type TypedValue } from "./typed-value.ts";
import { isKind, valueForms } from "./value-fields.ts";

type ValueInputProps = {
  /** Before the ids of its fields: a page can show several values. */
  idPrefix: string;
  typed: TypedValue;
  change: (typed: TypedValue) => void;
  problems: Problems;
};

/** The input that fits the kind of a value. */
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
