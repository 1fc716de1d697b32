import { LabelledField } from "../kit/labelled-field.tsx";
import type { ValueField } from "./value-fields.ts";

type FieldInputProps = {
  id: string;
  field: ValueField;
  value: string;
  change: (text: string) => void;
  problem: string | undefined;
};

/** One field of a value, as its kind asks for it. */
export function FieldInput({ id, field, value, change, problem }: FieldInputProps) {
  const { label, hint, input, options = [] } = field;
  if (input === "tick")
    return (
      <label className="checks-tick fact-tick">
        <input
          id={id}
          type="checkbox"
          checked={value === "yes"}
          onChange={(event) => change(event.currentTarget.checked ? "yes" : "")}
        />
        <span>{label}</span>
      </label>
    );
  return (
    <LabelledField {...{ id, label, hint, problem }}>
      {(common) => {
        if (input === "choice")
          return (
            <select
              {...common}
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
            >
              {options.map(([option, name]) => (
                <option value={option} key={option}>
                  {name}
                </option>
              ))}
            </select>
          );
        if (input === "words")
          return (
            <textarea
              {...common}
              rows={3}
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
            />
          );
        return (
          <input
            {...common}
            type={input === "day" ? "date" : "text"}
            inputMode={input === "number" ? "decimal" : undefined}
            autoComplete="off"
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
          />
        );
      }}
    </LabelledField>
  );
}
