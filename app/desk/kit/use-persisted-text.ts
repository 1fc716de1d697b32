import { useCallback, useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";

const prefix = "jee-guide:text:";

const texts = new Map<string, string>();
const listeners = new Set<() => void>();

/** A field's text in this browser until `set("")`: it survives a reload, a failed request and an expired session. */
export function usePersistedText(
  field: string,
  initial = "",
): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(
    listen,
    () => readPersistedText(field) ?? initial,
    () => initial,
  );
  const set = useCallback((next: string) => writePersistedText(field, next), [field]);
  return [text, set];
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", followOtherTabs);
  return () => listeners.delete(listener);
}

/** Two tabs with one text would write over each other. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key?.startsWith(prefix) !== true) return;
  const field = key.slice(prefix.length);
  if (newValue === null) texts.delete(field);
  else texts.set(field, newValue);
  for (const listener of listeners) listener();
}

/** Undefined for a field that nobody has typed into. */
export function readPersistedText(field: string): string | undefined {
  const known = texts.get(field);
  if (known !== undefined) return known;
  const stored = browserStorage.getItem(prefix + field) ?? undefined;
  if (stored !== undefined) texts.set(field, stored);
  return stored;
}

export function writePersistedText(field: string, text: string): void {
  texts.set(field, text);
  if (text === "") browserStorage.removeItem(prefix + field);
  else
    try {
      browserStorage.setItem(prefix + field, text);
    } catch (fault) {
      // A full storage must not stop the typing; the field itself still holds the text.
      if (!(fault instanceof DOMException)) throw fault;
    }
  for (const listener of listeners) listener();
}
