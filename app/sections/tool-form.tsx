import { createContext, type ReactNode, useContext } from "react";
import type { Field, FormReading } from "../tools/read-form.ts";

const ReadingContext = createContext<FormReading<unknown>>({ kind: "empty", typed: {} });

type AnyFields = Readonly<Record<string, Field>>;

type ToolFormProps = {
  path: string;
  reading: FormReading<unknown>;
  submit: string;
  fields: AnyFields;
  /** Without them, all of the fields. */
  children?: ReactNode;
};

/**
 * A form that the server answers, before and without script; its fields show what was typed, and what is
 * wrong with it. Whoever sends it finds the answer, or what is wrong, at the top of the screen.
 */
export function ToolForm({ path, reading, submit, fields, children }: ToolFormProps) {
  return (
    <ReadingContext value={reading}>
      <form className="card tool-form" id="form" action={`${path}#answer`}>
        {reading.kind === "invalid" && <Problems of={reading.problems} fields={fields} />}
        {reading.kind === "begun" && (
          <p className="quiet">Filled in from your search. Add what’s missing.</p>
        )}
        {children ?? <Fields of={fields} />}
        <p className="tool-submit cluster">
          <button className="button" type="submit">
            {submit}
          </button>
          {reading.kind !== "empty" && <a href={path}>Start again</a>}
        </p>
      </form>
    </ReadingContext>
  );
}

function Problems({ of, fields }: { of: Readonly<Record<string, string>>; fields: AnyFields }) {
  const problems = Object.entries(of);
  return (
    <div className="alert alert-danger" id="answer" role="alert" tabIndex={-1}>
      <p>
        {problems.length === 1
          ? "Please check one answer:"
          : `Please check ${problems.length} answers:`}
      </p>
      <ul className="jump-list">
        {problems.map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${name}`}>
              {fields[name]?.called !== undefined && `${fields[name].called}: `}
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Some or all fields of a form. `hints`: those that are more than the text of their field. */
export function Fields<Name extends string>({
  of: fields,
  names,
  hints,
}: {
  of: Readonly<Record<Name, Field>>;
  names?: readonly NoInfer<Name>[];
  hints?: Readonly<Partial<Record<Name, ReactNode>>>;
}) {
  const shown = names ?? (Object.keys(fields) as Name[]);
  return shown.map((name) => (
    <FormField name={name} {...fields[name]} hint={hints?.[name] || fields[name].hint} key={name} />
  ));
}

export type FieldProps = Omit<Field, "schema" | "hint"> & { name: string; hint?: ReactNode };

export function FormField(field: FieldProps) {
  const { name, label, hint, options, isList, isSeveral = false } = field;
  const reading = useContext(ReadingContext);
  const problem = reading.kind === "invalid" ? reading.problems[name] : undefined;
  const typedValues = reading.typed[name] ?? [];
  const isAsIs = typedValues.length === 0 && ["empty", "begun"].includes(reading.kind);
  const ids = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ");
  const typed = isAsIs ? undefined : typedValues;
  const described = {
    "aria-invalid": problem === undefined ? undefined : true,
    "aria-describedby": ids === "" ? undefined : ids,
  };
  // Between the name of a field and the field, where no keyboard of a phone covers it.
  const beside = (
    <>
      {problem !== undefined && (
        <p className="complaint" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p className="quiet" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
  if (options !== undefined && isList !== true)
    return (
      <fieldset
        className="field choices"
        role={isSeveral ? undefined : "radiogroup"}
        aria-invalid={isSeveral ? undefined : described["aria-invalid"]}
        aria-describedby={described["aria-describedby"]}
      >
        <legend>{label}</legend>
        {beside}
        <Chips {...field} options={options} typed={typed} />
      </fieldset>
    );
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {beside}
      {options !== undefined ? (
        <List {...field} options={options} typed={typed} described={described} />
      ) : field.maxLength === undefined ? (
        <input
          id={name}
          name={name}
          // Numbers too, because a number field of a browser hides what it cannot read. Without
          // `autocomplete="off"`, with which browsers forget what was typed when somebody goes back.
          type="text"
          inputMode={field.inputMode ?? "numeric"}
          placeholder={field.placeholder}
          defaultValue={typed?.[0]}
          {...described}
        />
      ) : (
        <textarea
          id={name}
          name={name}
          rows={3}
          maxLength={field.maxLength}
          required
          defaultValue={typed?.[0]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...described}
        />
      )}
    </div>
  );
}

type ChoiceProps = Pick<FieldProps, "name" | "initially" | "none" | "isSeveral"> & {
  options: Readonly<Record<string, string>>;
  typed: readonly string[] | undefined;
};

function Chips({ name, options, initially, isSeveral, typed }: ChoiceProps) {
  // No box ticked is an answer; no button pressed is none.
  const isUntouched = typed === undefined || (isSeveral !== true && typed.length === 0);
  const chosenValues = isUntouched ? [initially] : typed;
  return Object.entries(options).map(([value, text], index) => (
    <label className="choice" key={value}>
      <input
        id={index === 0 ? name : undefined}
        type={isSeveral === true ? "checkbox" : "radio"}
        name={name}
        value={value}
        defaultChecked={chosenValues.includes(value)}
      />
      <span>{text}</span>
    </label>
  ));
}

function List({
  name,
  options,
  initially,
  none,
  typed,
  described,
}: ChoiceProps & { described: object }) {
  const chosenValue =
    typed?.[0] ?? (typed === undefined || none === undefined ? initially : undefined);
  // Of what was typed, a list shows what it offers; whatever else it was, it begins with its first.
  const isOffered = chosenValue !== undefined && chosenValue in options;
  return (
    <select id={name} name={name} defaultValue={isOffered ? chosenValue : undefined} {...described}>
      {none !== undefined && <option value="">{none}</option>}
      {Object.entries(options).map(([value, text]) => (
        <option value={value} key={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
