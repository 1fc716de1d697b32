import { Group } from "@mantine/core";
import type { FactValue } from "../../../content/facts/fact-value.ts";
import { Field, SelectField, TickField } from "../kit/desk-form.tsx";
import { fieldName } from "./change-fields.ts";
import { fieldsOf, typedValue, type ValueField } from "./value-form.ts";

/** The fields of a value by its kind; what is part of the kind goes along unseen. */
export function ValueFields({ factId, value }: { factId: string; value: FactValue }) {
  const { kind, unit, per } = typedValue(value);
  const fields = fieldsOf(kind);
  const fixed = Object.entries({ kind, unit, per });
  if (fields.length === 0)
    return (
      <p className="quiet">
        A value of this kind cannot be changed on the desk. Ask whoever set up the website.
      </p>
    );
  return (
    <Group grow align="end" role="group" aria-label="Value">
      {fields.map((field) => (
        <ValueInput {...field} name={fieldName(factId, `value.${field.name}`)} key={field.name} />
      ))}
      {(unit ?? per) !== undefined && <p>{unit ?? per}</p>}
      {fixed.map(
        ([name, text]) =>
          text !== undefined && (
            <input
              type="hidden"
              name={fieldName(factId, `value.${name}`)}
              value={text}
              key={name}
            />
          ),
      )}
    </Group>
  );
}

function ValueInput({ name, label, hint, input = "number", options }: ValueField) {
  if (input === "tick") return <TickField name={name} label={label} />;
  if (options !== undefined) return <SelectField name={name} label={label} options={options} />;
  const shared = { name, label, hint, required: true };
  if (input === "day") return <Field {...shared} type="date" />;
  if (input !== "number") return <Field {...shared} rows={5} />;
  return <Field {...shared} inputMode="decimal" pattern={numberPattern} title="A number" />;
}

/** As Indian sources print numbers: in groups of digits, with a rupee sign or a real minus. */
const numberPattern = "[\\s₹]*[+\\-−]?[\\d,\\s]+(\\.\\d+)?";
