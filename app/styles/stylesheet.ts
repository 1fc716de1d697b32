/** A rule of a stylesheet, or a group of rules under a condition or in a layer. */
export type StyleRule =
  Leaf | { readonly kind: "group"; readonly prelude: string; readonly rules: readonly StyleRule[] };

type Leaf =
  | {
      readonly kind: "rule";
      readonly selectors: readonly string[];
      readonly declarations: readonly Declaration[];
    }
  /** What stands whole or not at all: `@page`, `@keyframes`, `@layer a;`. */
  | { readonly kind: "statement"; readonly text: string };

export type Declaration = { readonly property: string; readonly value: string };

const grouping = /^@(layer|media|supports|container)\b/;

/** The rules of a minified stylesheet, which has no comments and no nested rules. */
export function parseStylesheet(text: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  while (start < text.length) {
    const end = indexOutside(text, /[{;]/, start);
    const prelude = text.slice(start, end).trim();
    if (text[end] !== "{") {
      if (prelude !== "") rules.push({ kind: "statement", text: `${prelude};` });
      start = end + 1;
      continue;
    }
    const close = closingBrace(text, end);
    const body = text.slice(end + 1, close);
    if (grouping.test(prelude))
      rules.push({ kind: "group", prelude, rules: parseStylesheet(body) });
    else if (prelude.startsWith("@"))
      rules.push({ kind: "statement", text: `${prelude}{${body}}` });
    else
      rules.push({
        kind: "rule",
        selectors: splitOutside(prelude, ","),
        declarations: splitOutside(body, ";").map(parseDeclaration),
      });
    start = close + 1;
  }
  return rules;
}

/** All rules and statements, out of their groups. */
export function leavesOf(rules: readonly StyleRule[]): readonly Leaf[] {
  return rules.flatMap((rule) => (rule.kind === "group" ? leavesOf(rule.rules) : [rule]));
}

/** The stylesheet with other rules in the place of each rule and statement, and without groups that lose all of theirs. */
export function mapLeaves(
  rules: readonly StyleRule[],
  change: (leaf: Leaf) => readonly StyleRule[],
): readonly StyleRule[] {
  return rules.flatMap((rule): readonly StyleRule[] => {
    if (rule.kind !== "group") return change(rule);
    const inner = mapLeaves(rule.rules, change);
    return inner.length === 0 ? [] : [{ ...rule, rules: inner }];
  });
}

/** The text of these rules. */
export function printStylesheet(rules: readonly StyleRule[]): string {
  return rules.map(printRule).join("");
}

function printRule(rule: StyleRule): string {
  if (rule.kind === "statement") return rule.text;
  if (rule.kind === "group") return `${rule.prelude}{${printStylesheet(rule.rules)}}`;
  const declarations = rule.declarations.map(({ property, value }) => `${property}:${value}`);
  return `${rule.selectors.join(",")}{${declarations.join(";")}}`;
}

/** The parts of a text between separators that stand in no string and no bracket. */
export function splitOutside(text: string, separator: "," | ";"): readonly string[] {
  const parts: string[] = [];
  const pattern = separator === "," ? /,/ : /;/;
  for (let start = 0; start < text.length;) {
    const end = indexOutside(text, pattern, start);
    const part = text.slice(start, end).trim();
    if (part !== "") parts.push(part);
    start = end + 1;
  }
  return parts;
}

function parseDeclaration(text: string): Declaration {
  const colon = text.indexOf(":");
  return { property: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

function closingBrace(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    at = indexOutside(text, /[{}]/, at);
    depth += text[at] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
  throw new Error("The stylesheet has a brace that nothing closes.");
}

/** Where the first such character outside of strings and brackets stands; the text's length when none does. */
function indexOutside(text: string, wanted: RegExp, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = closingQuote(text, at);
    else if (depth === 0 && wanted.test(character)) return at;
    else if (character === "(" || character === "[") depth++;
    else if (character === ")" || character === "]") depth--;
  }
  return text.length;
}

function closingQuote(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[opening]) return at;
  }
  throw new Error("The stylesheet has a string that nothing closes.");
}
