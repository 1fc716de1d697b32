/** So much of a robots.txt is read; RFC 9309 asks for 500 kB. */
export const robotsBounds = { characters: 500_000, rules: 1_000, pattern: 500 } as const;

type Rule = { readonly pattern: string; readonly allows: boolean };

/** Reads the rules for one program, or else those for all, and answers which paths it may ask for (RFC 9309). */
export function readRobots(text: string, robot: string): (path: string) => boolean {
  const named: Rule[] = [];
  const general: Rule[] = [];
  let isNamed = false;
  let open: Rule[][] = [];
  let isHead = false;
  // By an expression and not by splitting: the file may be half a million lines long.
  for (const [line] of text.slice(0, robotsBounds.characters).matchAll(/[^\r\n]+/g)) {
    const [, field = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === "user-agent") {
      if (!isHead) open = [];
      isHead = true;
      const agent = value.trim().toLowerCase();
      if (agent === "*") open.push(general);
      else if (/^[a-z_-]+/.exec(agent)?.[0] === robot.toLowerCase()) {
        isNamed = true;
        open.push(named);
      }
    } else if (name === "allow" || name === "disallow") {
      isHead = false;
      const pattern = normalized(value.trim());
      if (pattern === "" || pattern.length > robotsBounds.pattern) continue;
      for (const rules of open)
        if (rules.length < robotsBounds.rules) rules.push({ pattern, allows: name === "allow" });
    }
  }
  const rules = isNamed ? named : general;
  return (asked) => {
    const path = normalized(asked);
    const matching = rules.filter(({ pattern }) => matches(path, pattern));
    const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length));
    const decisive = matching.filter(({ pattern }) => pattern.length === longest);
    return decisive.length === 0 || decisive.some(({ allows }) => allows);
  };
}

/** One spelling of each path: capitals in %2F, and letters that need no escape without one. */
function normalized(path: string): string {
  try {
    return encodeURI(path)
      .replaceAll(/%25(?=[\da-f]{2})/gi, "%")
      .replaceAll(/%[\da-f]{2}/gi, (code) => {
        const letter = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
        return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
      });
  } catch {
    // Half a letter cannot be escaped.
    return path;
  }
}

/** `*` stands for anything, `$` at the end for the end; the rest is the path's beginning. */
function matches(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts.slice(0, -1)) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  const last = parts.at(-1);
  if (last === undefined) return !isWhole || at === path.length;
  return isWhole ? path.endsWith(last) && path.length - last.length >= at : path.includes(last, at);
}
