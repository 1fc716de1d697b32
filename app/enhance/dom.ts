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

/** Null where this device has kept nothing, or keeps nothing at all. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device, or forgets it where it is empty; false where the browser does not let us. */
export function store(key: string, text: string): boolean {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
