/** A part that a script cannot do without; thrown before anything is changed, the plain page stays. */
export function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`${selector} is missing`);
}

export function parts(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

export function textOf(within: ParentNode, selector: string): string {
  return within.querySelector(selector)?.textContent ?? "";
}

export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  if (value.trim() === "") url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}
