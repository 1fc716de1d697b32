import { createHash } from "node:crypto";
import { withInlinedTokens, withShortNames } from "./shorten-stylesheet.ts";
import { siteStyles } from "./styles.ts";
import {
  leavesOf,
  mapLeaves,
  parseStylesheet,
  printStylesheet,
  splitOutside,
  type StyleRule,
} from "./stylesheet.ts";

/** What stands in a page's `<style>`, and the source by which the page's policy allows it. */
type PageStyles = { readonly text: string; readonly hash: string };

/** Most stylesheets in each of the two caches; the pages of the site need about thirty. */
const maxCachedStyles = 200;

let stylesOf: ReturnType<typeof createPageStyles> | undefined;

/**
 * A page without hydration as it is sent: in its empty `<style>` the rules that it uses, and without what
 * every parser of HTML adds by itself.
 */
export function minifyPage(
  rendered: string,
  page: { hasScript: boolean },
): { readonly html: string; readonly styleHash: string } {
  stylesOf ??= createPageStyles(siteStyles);
  const { text, hash } = stylesOf(rendered, page);
  const html = rendered
    .replace(/<\/(?:li|d[dt]|t[dhr]|thead|tbody)>/g, "")
    .replace(/><\/(?:path|rect)>/g, "/>")
    .replace("<style></style>", () => `<style>${text}</style>`);
  return { html, styleHash: hash };
}

/** The source of a policy that allows a `<style>` with this text. */
export function styleHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The stylesheets of pages, each with the rules that can match on the page. Pages that need the same rules share one. */
function createPageStyles(stylesheet: string) {
  const rules = withShortNames(withInlinedTokens(parseStylesheet(stylesheet)));
  const tests = new Map<string, SelectorTest>();
  const asked = new Set<string>();
  for (const leaf of leavesOf(rules))
    if (leaf.kind === "rule")
      for (const selector of leaf.selectors) tests.set(selector, selectorTest(selector, asked));

  const forRules = new Map<string, PageStyles>();
  const forNames = new Map<string, PageStyles>();
  /** Each name that a rule asks for has a number; a name that none asks for changes nothing. */
  const numberOf = new Map([...asked].map((name, number) => [name, number]));
  const numbersIn = new Map<string, readonly number[]>();

  return (html: string, { hasScript }: { hasScript: boolean }): PageStyles => {
    const has = new Uint8Array(numberOf.size);
    for (const source of nameSources(html, hasScript)) {
      let numbers = numbersIn.get(source);
      if (numbers === undefined) {
        numbers = namesIn(source).flatMap((name) => numberOf.get(name) ?? []);
        if (numbersIn.size === mostSources) numbersIn.clear();
        numbersIn.set(source, numbers);
      }
      for (const number of numbers) has[number] = 1;
    }
    const names = String.fromCharCode(...has);
    const known = forNames.get(names);
    if (known !== undefined) return known;
    const styles = stylesOfNames(
      new Set([...numberOf.keys()].filter((_, number) => has[number] === 1)),
    );
    if (forNames.size === maxCachedStyles) forNames.clear();
    forNames.set(names, styles);
    return styles;
  };

  /** Pages with other names may need the same rules. */
  function stylesOfNames(names: PageNames): PageStyles {
    const key = [...tests.values()].map((test) => (test(names) ? "1" : "0")).join("");
    const cached = forRules.get(key);
    if (cached !== undefined) return cached;
    const text = usedStyles(rules, (selector) => tests.get(selector)?.(names) ?? true);
    const styles = { text, hash: styleHash(text) };
    if (forRules.size === maxCachedStyles) forRules.clear();
    forRules.set(key, styles);
    return styles;
  }
}

/** Classes that the modules of the two searches set in the browser: what they say is quiet or an alert. */
const laterClasses = ' class="quiet alert"';

/** Most places of names that are remembered; the pages of the site have some eight hundred. */
const mostSources = 2_000;

/** Where names stand in a page's HTML (`<ul`, ` class="card wide"`, ` id="content"`), each once. */
function nameSources(html: string, hasScript: boolean): ReadonlySet<string> {
  const sources = new Set(html.match(/<[a-z][\w-]*|\s(?:class|id)="[^"]*"/g));
  return hasScript ? sources.add(laterClasses) : sources;
}

/** As they stand in a selector: `ul`, `.card`, `#content`. */
function namesIn(source: string): readonly string[] {
  if (source.startsWith("<")) return [source.slice(1)];
  const [attribute, values = ""] = source.trimStart().split('"');
  return attribute === "id=" ? [`#${values}`] : values.split(" ").map((value) => `.${value}`);
}

/** The stylesheet without the rules that cannot match, and without the tokens and animations that nothing uses then. */
function usedStyles(rules: readonly StyleRule[], canMatch: (selector: string) => boolean): string {
  const matching = mapLeaves(rules, (leaf) => {
    if (leaf.kind === "statement") return [leaf];
    const selectors = leaf.selectors.filter(canMatch);
    return selectors.length === 0 ? [] : [{ ...leaf, selectors }];
  });
  return printStylesheet(withoutUnusedAnimations(withoutUnusedTokens(matching)));
}

function withoutUnusedTokens(rules: readonly StyleRule[]): readonly StyleRule[] {
  const before = printStylesheet(rules);
  const used = new Set([...before.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rest = mapLeaves(rules, (leaf) => {
    if (leaf.kind === "statement") return [leaf];
    const declarations = leaf.declarations.filter(
      ({ property }) => !property.startsWith("--") || used.has(property),
    );
    return declarations.length === 0 ? [] : [{ ...leaf, declarations }];
  });
  // A token may have been used by a dropped one alone.
  return printStylesheet(rest) === before ? rest : withoutUnusedTokens(rest);
}

function withoutUnusedAnimations(rules: readonly StyleRule[]): readonly StyleRule[] {
  const text = printStylesheet(rules);
  return mapLeaves(rules, (leaf) => {
    const name = leaf.kind === "statement" && /^@keyframes ([\w-]+)/.exec(leaf.text)?.[1];
    return name && !new RegExp(`animation[^;}]*\\b${name}\\b`).test(text) ? [] : [leaf];
  });
}

/** Names of what a page has: elements (`ul`), classes (`.card`) and ids (`#content`). */
type PageNames = ReadonlySet<string>;

/** Whether a selector can match anything on a page with these names. */
type SelectorTest = (names: PageNames) => boolean;

/** Pseudo-classes that match only where one of the selectors in their brackets does. */
const alternatives = /^:(is|where|has)$/;

/**
 * The test of a selector. It says no only when the page lacks an element, class or id that every match
 * needs. Attributes and states (`:hover`, `[open]`, `:target`) come and go, so they count as present,
 * and what `:not()` rules out is never needed. Adds the names that it asks for.
 */
function selectorTest(selector: string, asked: Set<string>): SelectorTest {
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
