/** A part that a script cannot do without; thrown before anything is changed, the plain page stays. */
export function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`${selector} is missing`);
}

/** All parts of a kind, inside the page or inside one of its parts. */
export function parts(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

/** The text of the first such part; empty when there is none. */
export function textOf(within: ParentNode, selector: string): string {
  return within.querySelector(selector)?.textContent ?? "";
}

/** Whether a click asks for a new tab or window, which stays the browser's work. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}
