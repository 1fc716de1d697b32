import { useDidUpdate } from "@mantine/hooks";

export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}

export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** A button that turns itself off drops the focus, and with it a keyboard's place; one that the person chose stays. */
export function keepFocus(id: string): void {
  if (document.activeElement === document.body) focusOn(id);
}

/** The same each time that a list is shown anew: what was done may have taken its row away. */
export function useKeptFocus(id: string, shown: unknown): void {
  useDidUpdate(() => keepFocus(id), [shown]);
}
