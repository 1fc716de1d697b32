import { LabelledField } from "../facts/labelled-field.tsx";

/** A field of the settings as a form describes it. */
export type FieldSpec = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: "line" | "text" | "number" | "secret" | "list" | "choice";
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What holds while the field is empty. */
  readonly placeholder?: string;
  readonly inputMode?: "tel" | "url" | "email";
};

type SettingFieldProps = {
  spec: FieldSpec;
  id: string;
  text: string;
  problem: string | undefined;
  isFixed: boolean;
  onType: (text: string) => void;
};

const fixedHint = "Set by whoever runs the server: it cannot be changed here.";

/** One field with its label, its hint and what is wrong with it; what is fixed can be read and not changed. */
export function SettingField({ spec, id, text, problem, isFixed, onType }: SettingFieldProps) {
  const { label, kind, choices = [], placeholder, inputMode } = spec;
  const hint = isFixed ? fixedHint : spec.hint;
  return (
    <LabelledField id={id} label={label} problem={problem} {...(hint !== undefined && { hint })}>
      {(common) => {
        const typed = {
          ...common,
          value: text,
          placeholder,
          readOnly: isFixed,
          onChange: ({ target }: { target: { value: string } }) => onType(target.value),
        };
        if (kind === "choice")
          return (
            <select
              {...common}
              value={text}
              disabled={isFixed}
              onChange={({ target }) => onType(target.value)}
            >
              {choices.map(({ value, label: name }) => (
                <option value={value} key={value}>
                  {name}
                </option>
              ))}
            </select>
          );
        if (kind === "text" || kind === "list") return <textarea rows={2} {...typed} />;
        return (
          <input
            {...typed}
            type={kind === "secret" ? "password" : "text"}
            inputMode={kind === "number" ? "numeric" : inputMode}
            autoComplete={kind === "secret" ? "new-password" : "off"}
            spellCheck={false}
          />
        );
      }}
    </LabelledField>
  );
}
