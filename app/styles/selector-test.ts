import { splitOutside } from "./stylesheet.ts";

/** Names of what a page has: elements (`ul`), classes (`.card`) and ids (`#content`). */
export type PageNames = ReadonlySet<string>;

/** Whether a selector can match anything on a page with these names. */
export type SelectorTest = (names: PageNames) => boolean;

/** Pseudo-classes that match only where one of the selectors in their brackets does. */
const alternatives = /^:(is|where|has)$/;

/**
 * The test of a selector. It says no only when the page lacks an element, class or id that every match
 * needs. Attributes and states (`:hover`, `[open]`, `:target`) come and go, so they count as present,
 * and what `:not()` rules out is never needed. Adds the names that it asks for.
 */
export function selectorTest(selector: string, asked: Set<string>): SelectorTest {
  const needed: string[] = [];
  const either: (readonly SelectorTest[])[] = [];
  const parts = /\[[^\]]*\]|::?[\w-]+|[.#]?(?:[\w-]|\\.)+|\(/g;
  let pseudo = "";
  for (let part = parts.exec(selector); part !== null; part = parts.exec(selector)) {
    const [name] = part;
    if (name === "(") {
      const close = closingBracket(selector, part.index);
      if (alternatives.test(pseudo))
        either.push(
          splitOutside(selector.slice(part.index + 1, close), ",").map((one) =>
            selectorTest(one, asked),
          ),
        );
      parts.lastIndex = close + 1;
    } else if (name.startsWith(":")) pseudo = name;
    else if (!name.startsWith("[")) needed.push(name);
  }
  for (const name of needed) asked.add(name);
  return (names) =>
    needed.every((name) => names.has(name)) &&
    either.every((tests) => tests.some((test) => test(names)));
}

function closingBracket(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    if (depth === 0) return at;
  }
  throw new Error(`The selector ${text} has a bracket that nothing closes.`);
}
