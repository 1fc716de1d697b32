import { createContext, type ReactNode, useContext } from "react";
import type { FormReading } from "../tools/read-form.ts";

const ReadingContext = createContext<FormReading<unknown>>({ kind: "empty", typed: {} });

type ToolFormProps = {
  /** The page's own address: the answer is a link that can be shared. */
  path: string;
  reading: FormReading<unknown>;
  /** What the button says. */
  submit: string;
  /** What the fields are called above the form, where one of them is wrong and its sentence does not name it. */
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
      <form className="stack tool-form" id="form" action={`${path}#answer`}>
        <Problems reading={reading} names={names} />
        {reading.kind === "prefilled" && (
          <p className="quiet">Filled in from your last answer. Add what is missing.</p>
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

/** What is wrong, before the form, for those who do not see its fields: each sentence leads to its own. */
function Problems({ reading, names = {} }: Pick<ToolFormProps, "reading" | "names">) {
  if (reading.kind !== "invalid") return null;
  const problems = Object.entries(reading.problems);
  return (
    <div className="alert alert-danger" id="answer" role="alert" tabIndex={-1}>
      <p>
        {problems.length === 1 ? "One field needs" : `${problems.length} fields need`} another look:
      </p>
      <ul className="problems">
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

/** What a field shows: what was typed, or else what it begins with. */
function useField(name: string) {
  const reading = useContext(ReadingContext);
  const problem = reading.kind === "invalid" ? reading.problems[name] : undefined;
  const typedValues = reading.typed[name] ?? [];
  const isAsIs =
    reading.kind === "empty" || (reading.kind === "prefilled" && typedValues.length === 0);
  return { typed: isAsIs ? undefined : typedValues, problem };
}

function describedBy(name: string, hint: ReactNode, problem: string | undefined) {
  const ids = [
    ...(problem === undefined ? [] : [`${name}-problem`]),
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(" ");
}

/** Between the name of a field and the field, where no keyboard of a phone covers it. */
function Beside({
  name,
  hint,
  problem,
}: {
  name: string;
  hint: ReactNode;
  problem?: string | undefined;
}) {
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
  initially?: string;
};

/**
 * One line; numbers too, because a number field of a browser hides what it cannot read. Without `autocomplete="off"`,
 * with which browsers forget what was typed when somebody goes back to the form.
 */
export function TextField({ name, label, hint, initially, ...field }: TextFieldProps) {
  const { typed, problem } = useField(name);
  const { inputMode = "numeric", placeholder } = field;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Beside name={name} hint={hint} problem={problem} />
      <input
        id={name}
        name={name}
        type="text"
        inputMode={inputMode}
        placeholder={placeholder}
        defaultValue={typed === undefined ? initially : typed[0]}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={describedBy(name, hint, problem)}
      />
    </div>
  );
}

/** A value that can be chosen, and its name. */
type Option = { readonly value: string; readonly label: string };

type ChoiceProps = FieldProps & {
  options: readonly Option[];
  initially?: string;
};

/** One of a longer list; `none` is what an empty choice is called. */
export function SelectField({
  name,
  label,
  hint,
  options,
  initially,
  none,
}: ChoiceProps & { none?: string }) {
  const { typed, problem } = useField(name);
  const begins = typed === undefined || none === undefined ? initially : undefined;
  const chosenValue = typed?.[0] ?? begins;
  // Of what was typed, a list shows what it offers; whatever else it was, it begins with its first.
  const isOffered = options.some(({ value }) => value === chosenValue);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Beside name={name} hint={hint} problem={problem} />
      <Choices
        name={name}
        chosen={isOffered ? chosenValue : undefined}
        options={options}
        none={none}
        isWrong={problem !== undefined}
        describedBy={describedBy(name, hint, problem)}
      />
    </div>
  );
}

type ChoicesProps = Pick<ChoiceProps, "name" | "options"> & {
  none: string | undefined;
  chosen: string | undefined;
  isWrong: boolean;
  describedBy: string | undefined;
};

function Choices({ name, options, none, chosen, isWrong, describedBy: by }: ChoicesProps) {
  return (
    <select
      id={name}
      name={name}
      defaultValue={chosen}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={by}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, label: text }) => (
        <option value={value} key={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** One of a few, all in sight; `isSeveral`: any number of them. */
export function ChoiceField({
  name,
  label,
  hint,
  options,
  initially,
  isSeveral = false,
}: ChoiceProps & { isSeveral?: boolean }) {
  const { typed, problem } = useField(name);
  const begins = initially === undefined ? [] : [initially];
  // No box ticked is an answer; no button pressed is none.
  const chosenValues = typed === undefined || (!isSeveral && typed.length === 0) ? begins : typed;
  return (
    <fieldset
      className="field choices"
      role={isSeveral ? undefined : "radiogroup"}
      aria-invalid={isSeveral || problem === undefined ? undefined : true}
      aria-describedby={describedBy(name, hint, problem)}
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
          {text}
        </label>
      ))}
    </fieldset>
  );
}
