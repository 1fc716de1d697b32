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
