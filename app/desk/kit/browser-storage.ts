type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Name = "localStorage" | "sessionStorage";

/** Of this browser, for all tabs. */
export const browserStorage = storageOf("localStorage");

/** Of this tab. */
export const tabStorage = storageOf("sessionStorage");

/** Without a storage of the browser things are kept as long as the page. */
function storageOf(name: Name): Kept {
  const kept = new Map<string, string>();
  const ofPage: Kept = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const present = () => find(name) ?? ofPage;
  return {
    getItem: (key) => present().getItem(key),
    setItem: (key, value) => present().setItem(key, value),
    removeItem: (key) => present().removeItem(key),
  };
}

/** Null in the browsers of many mail and chat apps; one that blocks all cookies refuses it. */
function find(name: Name): Storage | null {
  try {
    return window[name];
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    return null;
  }
}
