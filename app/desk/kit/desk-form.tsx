import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { Button } from "./button.tsx";
import { submitByKeyboard } from "./call-form.tsx";
import type { Answer } from "./call.ts";
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
  /** Sent and kept with the typed fields, such as the version that was seen. */
  kept?: Readonly<Record<string, string>>;
  encType?: "multipart/form-data";
  isAccepted?: (value: unknown) => boolean;
  onAccepted?: (value: unknown) => void;
  children: ReactNode;
};

/** A form for the page's `clientAction`. A refusal gets the focus; a reload, a lost connection or an ended session loses nothing. */
export function DeskForm(props: DeskFormProps) {
  const { keptAs, label, messages = {}, initial, kept = {}, encType, children } = props;
  const own = useFetcher<Answer<unknown>>();
  const fetcher = props.fetcher ?? own;
  const { isAccepted = () => true, onAccepted } = props;
  const { typed, put, discard } = useTyped(keptAs);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  const isBusy = fetcher.state !== "idle";
  // At once: the page that is read anew may have no such form any more.
  const answer = fetcher.state === "submitting" ? undefined : fetcher.data;

  useEffect(() => {
    const wrongField = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (answer?.ok === false) (wrongField ?? refusal.current)?.focus();
    if (answer?.ok !== true || !isAccepted(answer.value)) return;
    form.current?.reset();
    discard();
    onAccepted?.(answer.value);
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
        onKeyDown={submitByKeyboard}
        onInput={({ target }) => {
          if (mayKeep(target)) put({ ...kept, ...typed, [target.name]: getValue(target) });
        }}
      >
        {answer?.ok === false && (
          <p className="error" role="alert" tabIndex={-1} ref={refusal}>
            {answer.message}
          </p>
        )}
        {Object.entries(kept).map(([name, value]) => (
          <input type="hidden" name={name} value={typed[name] ?? value} key={name} />
        ))}
        {children}
      </fetcher.Form>
    </formState.Provider>
  );
}

export type FieldProps = Pick<
  ComponentProps<"input">,
  | ("required" | "maxLength" | "minLength" | "min" | "max" | "inputMode" | "placeholder")
  | ("autoComplete" | "pattern" | "title" | "readOnly" | "type")
> & {
  name: string;
  label: string;
  hint?: string | undefined;
  initial?: string;
  rows?: number | undefined;
  /** Of a list to choose from. */
  options?: readonly (readonly [value: string, label: string])[] | undefined;
  takesFocus?: true;
};

export function Field(props: FieldProps) {
  const { name, hint, initial = "", rows, options, takesFocus, ...input } = props;
  const { id, typed, messages } = useContext(formState);
  const value = typed[name] ?? initial;
  const select = useRef<HTMLSelectElement>(null);
  // A list does not follow its first choice by itself, as a field does.
  useEffect(() => {
    if (select.current !== null && value !== "") select.current.value = value;
  }, [value]);
  const shared = {
    id: `${id}-${name}`,
    name,
    description: hint,
    error: messages[name],
    defaultValue: value,
    "data-autofocus": takesFocus,
  };
  if (options !== undefined)
    return (
      <NativeSelect
        {...shared}
        label={input.label}
        disabled={input.readOnly}
        ref={select}
        data={options.map(([one, words]) => ({ value: one, label: words }))}
      />
    );
  if (rows === undefined) return <TextInput {...shared} {...input} />;
  const { type: _, ...text } = input;
  return <Textarea {...shared} {...text} rows={rows} />;
}

type SubmitButtonProps = {
  label: string;
  /** Tells buttons of one form apart, in its field `intent`. */
  intent?: string;
  isOff?: boolean;
  variant?: "filled" | "default";
};

export function SubmitButton({ label, intent, isOff = false, variant }: SubmitButtonProps) {
  const { isBusy } = useContext(formState);
  return (
    <Button
      label={label}
      type="submit"
      name={intent && "intent"}
      value={intent}
      aria-disabled={isBusy || isOff}
      variant={variant}
    />
  );
}

export function TickField({ name, label }: { name: string; label: ReactNode }) {
  const { typed } = useContext(formState);
  return <Checkbox name={name} label={label} defaultChecked={typed[name] === "on"} />;
}

/** A longer text is a whole table or post: it is not kept. */
const longestKept = 50_000;

/** Typed into a form and not accepted yet, by field; a secret or a file is kept nowhere. */
export function useTyped(keptAs: string) {
  const [text, setText] = usePersistedText(`form:${keptAs}`);
  const typed = JSON.parse(text || "{}") as Readonly<Record<string, string>>;

  function put(fields: Readonly<Record<string, string>>): void {
    setText(JSON.stringify(fields));
  }

  return { typed, put, discard: () => setText("") };
}

export function forgetTyped(keptAs: string): void {
  writePersistedText(`form:${keptAs}`, "");
}

/** A tick that is taken away is typed, too. */
function getValue(field: FormControl): string {
  const isOff = "checked" in field && field.type === "checkbox" && !field.checked;
  return isOff ? "" : field.value;
}

type FormControl = HTMLInputElement | HTMLTextAreaElement;

function mayKeep(target: EventTarget): target is FormControl {
  if (!("name" in target && "value" in target && "type" in target)) return false;
  if (target.name === "" || target.type === "password" || target.type === "file") return false;
  return String(target.value).length <= longestKept;
}
