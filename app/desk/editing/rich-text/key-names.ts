/** A shortcut as it is called on this keyboard: `Mod-b` is Ctrl+B, or ⌘B on Apple's. */
export function keysAsPressed(keys: string): string {
  const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);
  const names = keys.split("-").map((key) => {
    if (key === "Mod") return isApple ? "⌘" : "Ctrl";
    if (key === "Alt" && isApple) return "⌥";
    return key.length === 1 ? key.toUpperCase() : key;
  });
  return names.join(isApple ? " " : "+");
}
