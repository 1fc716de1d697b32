/** So much of a robots.txt is read; RFC 9309 asks for 500 kB. */
export const robotsBounds = { characters: 500_000, rules: 1_000, pattern: 500 };

type Rule = { readonly pattern: string; readonly allows: boolean };

/** Reads the rules for one program, or else those for all, and answers which paths it may ask for (RFC 9309). */
export function readRobots(text: string, robot: string): (path: string) => boolean {
  const groups = new Map<string, Rule[]>();
  let agents = new Set<string>();
  let isHead = false;
  // By an expression and not by splitting: the file may be half a million lines long.
  for (const [line] of text.slice(0, robotsBounds.characters).matchAll(/[^\r\n]+/g)) {
    const [, field = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === "user-agent") {
      if (!isHead) agents = new Set();
      isHead = true;
      const agent = /^(?:\*|[a-z_-]+)/.exec(value.toLowerCase())?.[0] ?? "";
      if (agent !== "*" && agent !== robot.toLowerCase()) continue;
      agents.add(agent);
      if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === "allow" || name === "disallow") {
      isHead = false;
      const pattern = normalized(value.trim().slice(0, robotsBounds.pattern + 1));
      if (pattern === "" || pattern.length > robotsBounds.pattern) continue;
      for (const agent of agents) {
        const rules = groups.get(agent);
        if (rules !== undefined && rules.length < robotsBounds.rules)
          rules.push({ pattern, allows: name === "allow" });
      }
    }
  }
  const rules = groups.get(robot.toLowerCase()) ?? groups.get("*") ?? [];
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
  return encodeURI(path.toWellFormed())
    .replaceAll(/%25(?=[\da-f]{2})/gi, "%")
    .replaceAll(/%[\da-f]{2}/gi, (code) => {
      const letter = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
    });
}

/** `*` stands for anything, `$` at the end for the end; the rest is the path's beginning. */
function matches(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of parts.entries()) {
    const isLast = isWhole && index === parts.length - 1;
    const found = isLast ? path.lastIndexOf(part) : path.indexOf(part, at);
    if (found < at || (isLast && found + part.length !== path.length)) return false;
    at = found + part.length;
  }
  return !isWhole || parts.length > 0 || at === path.length;
}
