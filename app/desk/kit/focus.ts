import { useEffect, useRef } from "react";

/** For `ref`, of the first field of a form that the person has just asked for. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}

export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/**
 * A button that turns itself off drops the focus, and with it a keyboard's place in the page: gives
 * the focus to the element with this id, unless it is somewhere by the person's own choice.
 */
export function keepFocus(id: string): void {
  if (document.activeElement === document.body) focusOn(id);
}

/** The same each time that a list is shown anew: what was done may have taken its row away. */
export function useKeptFocus(id: string, shown: unknown): void {
  const known = useRef(shown);
  useEffect(() => {
    if (known.current !== shown) keepFocus(id);
    known.current = shown;
  }, [id, shown]);
}
