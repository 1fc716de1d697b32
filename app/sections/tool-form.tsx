import { createContext, type ReactNode, useContext } from "react";
import type { FormReading } from "../tools/read-form.ts";

const ReadingContext = createContext<FormReading<unknown>>({ kind: "empty", typed: {} });

type ToolFormProps = {
  path: string;
  reading: FormReading<unknown>;
  submit: string;
  names?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * A form that the server answers, before and without script; its fields show what was typed, and what is
 * wrong with it. Whoever sends it finds the answer, or what is wrong, at the top of the screen.
 */
export function ToolForm({ path, reading, submit, names, children }: ToolFormProps) {
  return (
    <ReadingContext value={reading}>
      <form className="card tool-form" id="form" action={`${path}#answer`}>
        <Problems reading={reading} names={names} />
        {reading.kind === "begun" && (
          <p className="quiet">Filled in from your search. Add what’s missing.</p>
        )}
        {children}
        <p className="tool-submit">
          <button className="button" type="submit">
            {submit}
          </button>
          {reading.kind !== "empty" && <a href={path}>Start again</a>}
        </p>
      </form>
    </ReadingContext>
  );
}

function Problems({ reading, names = {} }: Pick<ToolFormProps, "reading" | "names">) {
  if (reading.kind !== "invalid") return null;
  const problems = Object.entries(reading.problems);
  return (
    <div className="alert alert-danger" id="answer" role="alert" tabIndex={-1}>
      <p>
        {problems.length === 1
          ? "Please check one answer:"
          : `Please check ${problems.length} answers:`}
      </p>
      <ul className="jump-list">
        {problems.map(([field, sentence]) => (
          <li key={field}>
            <a href={`#${field}`}>
              {names[field] !== undefined && `${names[field]}: `}
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
};

function useField(name: string, hint: ReactNode) {
  const reading = useContext(ReadingContext);
  const problem = reading.kind === "invalid" ? reading.problems[name] : undefined;
  const typedValues = reading.typed[name] ?? [];
  const isAsIs = typedValues.length === 0 && ["empty", "begun"].includes(reading.kind);
  const ids = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ");
  return {
    typed: isAsIs ? undefined : typedValues,
    problem,
    described: {
      "aria-invalid": problem === undefined ? undefined : true,
      "aria-describedby": ids === "" ? undefined : ids,
    },
  };
}

type BesideProps = Pick<FieldProps, "name" | "hint"> & { problem: string | undefined };

/** Between the name of a field and the field, where no keyboard of a phone covers it. */
function Beside({ name, hint, problem }: BesideProps) {
  return (
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
}

type TextFieldProps = FieldProps & {
  /** Which keyboard a phone opens; whole numbers unless told. */
  inputMode?: "numeric" | "decimal" | "text";
  placeholder?: string;
};

type FieldFrameProps = BesideProps & { label: ReactNode; children: ReactNode };

function Field({ label, children, ...beside }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={beside.name}>{label}</label>
      <Beside {...beside} />
      {children}
    </div>
  );
}

/**
 * One line; numbers too, because a number field of a browser hides what it cannot read. Without `autocomplete="off"`,
 * with which browsers forget what was typed when somebody goes back to the form.
 */
export function TextField({ inputMode = "numeric", placeholder, ...field }: TextFieldProps) {
  const { name, hint } = field;
  const { typed, problem, described } = useField(name, hint);
  return (
    <Field {...field} hint={hint} problem={problem}>
      <input
        id={name}
        name={name}
        type="text"
        inputMode={inputMode}
        placeholder={placeholder}
        defaultValue={typed?.[0]}
        {...described}
      />
    </Field>
  );
}

export function AreaField({ maxLength, ...field }: FieldProps & { maxLength: number }) {
  const { name, hint } = field;
  const { typed, problem, described } = useField(name, hint);
  return (
    <Field {...field} hint={hint} problem={problem}>
      <textarea
        id={name}
        name={name}
        rows={3}
        maxLength={maxLength}
        required
        defaultValue={typed?.[0]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...described}
      />
    </Field>
  );
}

type Option = { readonly value: string; readonly label: string };

export function optionsOf(names: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

type ChoiceProps = FieldProps & {
  options: readonly Option[];
  initially?: string;
};

/** One of a longer list; `none` is what an empty choice is called. */
export function SelectField(props: ChoiceProps & { none?: string }) {
  const { name, label, hint, options, initially, none } = props;
  const { typed, problem, described } = useField(name, hint);
  const chosenValue =
    typed?.[0] ?? (typed === undefined || none === undefined ? initially : undefined);
  // Of what was typed, a list shows what it offers; whatever else it was, it begins with its first.
  const isOffered = options.some(({ value }) => value === chosenValue);
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      <select
        id={name}
        name={name}
        defaultValue={isOffered ? chosenValue : undefined}
        {...described}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label: text }) => (
          <option value={value} key={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One of a few, all in sight as chips; `isSeveral`: any number of them. */
export function ChoiceField(props: ChoiceProps & { isSeveral?: boolean }) {
  const { name, label, hint, options, initially, isSeveral = false } = props;
  const { typed, problem, described } = useField(name, hint);
  // No box ticked is an answer; no button pressed is none.
  const isUntouched = typed === undefined || (!isSeveral && typed.length === 0);
  const chosenValues = isUntouched ? [initially] : typed;
  return (
    <fieldset
      className="field choices"
      role={isSeveral ? undefined : "radiogroup"}
      aria-invalid={isSeveral ? undefined : described["aria-invalid"]}
      aria-describedby={described["aria-describedby"]}
    >
      <legend>{label}</legend>
      <Beside name={name} hint={hint} problem={problem} />
      {options.map(({ value, label: text }, index) => (
        <label className="choice" key={value}>
          <input
            id={index === 0 ? name : undefined}
            type={isSeveral ? "checkbox" : "radio"}
            name={name}
            value={value}
            defaultChecked={chosenValues.includes(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
