import { Checkbox, Fieldset, NativeSelect, Radio, Textarea, TextInput } from "@mantine/core";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
} from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { Answer } from "./call.ts";
import { takeFocus } from "./focus.ts";
import { Button, QuietButton } from "./button.tsx";
import { usePersistedText, writePersistedText } from "./use-persisted-text.ts";

type FormState = {
  readonly id: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
};

const formState = createContext<FormState>({ id: "", typed: {}, messages: {}, isBusy: false });

type DeskFormProps = {
  keptAs: string;
  label: string;
  fetcher?: FetcherWithComponents<Answer<unknown>>;
  messages?: Readonly<Record<string, string>>;
  initial?: Readonly<Record<string, string>>;
  encType?: "multipart/form-data";
  isAccepted?: (value: unknown) => boolean;
  onAccepted?: () => void;
  children: ReactNode;
};

/** A form for the page's `clientAction`. A refusal gets the focus; a reload, a lost connection or an ended session loses nothing. */
export function DeskForm(props: DeskFormProps) {
  const { keptAs, label, messages = {}, initial, encType, children } = props;
  const own = useFetcher<Answer<unknown>>();
  const fetcher = props.fetcher ?? own;
  const { isAccepted = () => true, onAccepted } = props;
  const { typed, keep, discard } = useTyped(keptAs);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  const isBusy = fetcher.state !== "idle";
  // At once: the page that is read anew may have no such form any more.
  const answer = fetcher.state === "submitting" ? undefined : fetcher.data;

  useEffect(() => {
    if (answer?.ok === false) firstWrongField(form.current, refusal.current)?.focus();
    if (answer?.ok !== true || !isAccepted(answer.value)) return;
    form.current?.reset();
    discard();
    onAccepted?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answer]);
  // Accepted, or discarded: the fields are what they were at first.
  const isTyped = Object.keys(typed).length > 0;
  useEffect(() => {
    if (!isTyped) form.current?.reset();
  }, [isTyped]);

  return (
    <formState.Provider value={{ id: keptAs, messages, typed: { ...initial, ...typed }, isBusy }}>
      <fetcher.Form
        method="post"
        encType={encType}
        className="stack"
        aria-label={label}
        ref={form}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        onInput={keep}
      >
        {answer?.ok === false && (
          <p className="error" role="alert" tabIndex={-1} ref={refusal}>
            {answer.message}
          </p>
        )}
        {children}
      </fetcher.Form>
    </formState.Provider>
  );
}

function firstWrongField(form: HTMLFormElement | null, refusal: HTMLElement | null) {
  return form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? refusal;
}

type InputProps = ComponentProps<"input">;

type FieldProps = Pick<InputProps, "required" | "maxLength" | "minLength" | "min" | "max"> &
  Pick<InputProps, "inputMode" | "placeholder" | "autoComplete" | "pattern" | "title"> &
  Pick<InputProps, "readOnly"> & {
    name: string;
    label: string;
    hint?: string | undefined;
    initial?: string;
    rows?: number | undefined;
    /** A `password` is kept nowhere. */
    type?: "text" | "email" | "url" | "date" | "time" | "datetime-local" | "number" | "password";
    takesFocus?: boolean;
  };

export function Field({ name, hint, initial = "", rows, takesFocus, type, ...input }: FieldProps) {
  const { id, typed, messages } = useContext(formState);
  const shared = {
    ...input,
    id: `${id}-${name}`,
    name,
    description: hint,
    error: messages[name],
    defaultValue: typed[name] ?? initial,
    ref: takesFocus === true ? takeFocus : undefined,
  };
  if (rows !== undefined) return <Textarea {...shared} rows={rows} />;
  return <TextInput {...shared} type={type} />;
}

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
  initial?: string;
};

type SelectFieldProps = ChoiceProps & { hint?: string; disabled?: boolean };

export function SelectField({ name, label, options, initial, hint, disabled }: SelectFieldProps) {
  const { id, typed } = useContext(formState);
  const chosen = typed[name] ?? initial;
  const select = useRef<HTMLSelectElement>(null);
  // A list does not follow its first choice by itself, as a field does.
  useEffect(() => {
    if (select.current !== null && chosen !== undefined) select.current.value = chosen;
  }, [chosen]);
  return (
    <NativeSelect
      id={`${id}-${name}`}
      name={name}
      label={label}
      description={hint}
      disabled={disabled}
      ref={select}
      defaultValue={chosen}
      data={options.map(([value, words]) => ({ value, label: words }))}
    />
  );
}

export function RadioField({ name, label, options, initial }: ChoiceProps) {
  const { typed } = useContext(formState);
  return (
    <Fieldset className="stack" legend={label}>
      {options.map(([value, words]) => (
        <Radio
          name={name}
          value={value}
          label={words}
          defaultChecked={value === (typed[name] ?? initial)}
          key={value}
        />
      ))}
    </Fieldset>
  );
}

type ButtonBarProps = {
  submit: string;
  isOff?: boolean;
  cancel?: { readonly label: string; readonly run: () => void };
  children?: ReactNode;
};

export function ButtonBar({ submit, isOff = false, cancel, children }: ButtonBarProps) {
  const { isBusy } = useContext(formState);
  return (
    <div className="cluster">
      <Button label={submit} type="submit" aria-disabled={isBusy || isOff} />
      {children}
      {cancel !== undefined && <QuietButton label={cancel.label} run={cancel.run} />}
    </div>
  );
}

type TickFieldProps = { name: string; label: ReactNode };

export function TickField({ name, label }: TickFieldProps) {
  const { typed } = useContext(formState);
  return <Checkbox name={name} label={label} defaultChecked={typed[name] === "on"} />;
}

/** A longer text is a whole table or post: it is not kept. */
const longestKept = 50_000;

/** Typed into a form and not accepted yet, by field; a secret or a file is kept nowhere. */
export function useTyped(keptAs: string) {
  const [text, setText] = usePersistedText(`form:${keptAs}`);
  const typed = parseTyped(text);

  function keep({ target }: SyntheticEvent): void {
    if (!isField(target) || target.type === "password" || target.type === "file") return;
    if (target.name === "" || target.value.length > longestKept) return;
    put({ ...getKeptFields(target), ...typed, [target.name]: getValue(target) });
  }

  function put(fields: Readonly<Record<string, string>>): void {
    setText(JSON.stringify(fields));
  }

  return { typed, keep, put, discard: () => setText("") };
}

export function forgetTyped(keptAs: string): void {
  writePersistedText(`form:${keptAs}`, "");
}

/** A tick that is taken away is typed, too. */
function getValue(field: FormControl): string {
  const isOff = "checked" in field && field.type === "checkbox" && !field.checked;
  return isOff ? "" : field.value;
}

/** Hidden fields with `data-kept` belong to the typed ones, such as the version that was seen. */
function getKeptFields({ form }: FormControl): Readonly<Record<string, string>> {
  const fields = [...(form?.elements ?? [])].filter(isField);
  const hidden = fields.filter(({ dataset }) => dataset["kept"] !== undefined);
  return Object.fromEntries(hidden.map(({ name, value }) => [name, value]));
}

type FormControl = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget): target is FormControl {
  return "name" in target && "value" in target;
}

function parseTyped(text: string): Readonly<Record<string, string>> {
  return text === "" ? {} : (JSON.parse(text) as Record<string, string>);
}
