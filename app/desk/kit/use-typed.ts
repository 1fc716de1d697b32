import type { SyntheticEvent } from "react";
import { usePersistedText } from "./use-persisted-text.ts";

/** A longer text is a whole table or post: it is not kept. */
const longestKept = 50_000;

/** Typed into a form and not accepted yet, by field; a secret or a file is kept nowhere. */
export function useTyped(keptAs: string) {
  const [text, setText] = usePersistedText(`form:${keptAs}`);
  const typed = typedIn(text);

  function keep({ target }: SyntheticEvent): void {
    if (!isField(target) || target.type === "password" || target.type === "file") return;
    if (target.name === "" || target.value.length > longestKept) return;
    put({ ...hiddenBeside(target), ...typed, [target.name]: valueOf(target) });
  }

  function put(fields: Readonly<Record<string, string>>): void {
    setText(JSON.stringify(fields));
  }

  return { typed, keep, put, discard: () => setText("") };
}

/** A tick that is taken away is typed, too. */
function valueOf(field: Field): string {
  const isOff = "checked" in field && field.type === "checkbox" && !field.checked;
  return isOff ? "" : field.value;
}

/** Hidden fields with `data-kept` belong to the typed ones, such as the version that was seen. */
function hiddenBeside({ form }: Field): Readonly<Record<string, string>> {
  const fields = [...(form?.elements ?? [])].filter(isField);
  const hidden = fields.filter(({ dataset }) => dataset["kept"] !== undefined);
  return Object.fromEntries(hidden.map(({ name, value }) => [name, value]));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget): target is Field {
  return "name" in target && "value" in target;
}

function typedIn(text: string): Readonly<Record<string, string>> {
  return text === "" ? {} : (JSON.parse(text) as Record<string, string>);
}
