import type { SyntheticEvent } from "react";
import { usePersistedText } from "./use-persisted-text.ts";

/** A longer text is a whole table or post: it is not kept. */
const longestKept = 50_000;

/** What is typed into a form and not accepted yet, by field; a secret or a file is kept nowhere. */
export function useTyped(keptAs: string) {
  const [text, setText] = usePersistedText(`form:${keptAs}`);
  const typed = typedIn(text);

  function keep({ target }: SyntheticEvent): void {
    if (!isField(target) || target.type === "password" || target.type === "file") return;
    if (target.name === "" || target.value.length > longestKept) return;
    setText(JSON.stringify({ ...typed, [target.name]: target.value }));
  }

  return { typed, keep, discard: () => setText("") };
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return "name" in target && "value" in target;
}

function typedIn(text: string): Readonly<Record<string, string>> {
  return text === "" ? {} : (JSON.parse(text) as Record<string, string>);
}
