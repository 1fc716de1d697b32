/** A part that a script cannot do without; thrown before anything is changed, the plain page stays. */
export function part<Kind extends Element>(
  selector: string,
  kind: new () => Kind,
  within: ParentNode = document,
): Kind {
  const element = within.querySelector(selector);
  if (element instanceof kind) return element;
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

/** What an address says under this name; empty when it says nothing. */
export function parameter(address: string, name: string): string {
  return new URL(address).searchParams.get(name) ?? "";
}

/** The address with this value under this name; blank text takes the name out. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  if (value.trim() === "") url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}
