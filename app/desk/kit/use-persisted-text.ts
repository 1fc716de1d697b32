import { useCallback, useSyncExternalStore } from "react";

const prefix = "jee-guide:text:";

/** What is in each field now; local storage holds the copy that survives a reload. */
const texts = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * The text of one field, stored in this browser under `field` until `set("")` says that the server has
 * accepted it: it survives a reload, a failed request and an expired session. A field that nobody
 * has typed into begins with `initial`.
 */
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

/** The text of a field as it is kept; undefined for one that nobody has typed into. */
export function readPersistedText(field: string): string | undefined {
  const known = texts.get(field);
  if (known !== undefined) return known;
  const stored = localStorage.getItem(prefix + field) ?? undefined;
  if (stored !== undefined) texts.set(field, stored);
  return stored;
}

/** Keeps another text of a field. */
export function writePersistedText(field: string, text: string): void {
  texts.set(field, text);
  if (text === "") localStorage.removeItem(prefix + field);
  else store(prefix + field, text);
  for (const listener of listeners) listener();
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (fault) {
    // A full storage must not stop the typing; the field itself still holds the text.
    if (!(fault instanceof DOMException)) throw fault;
  }
}
