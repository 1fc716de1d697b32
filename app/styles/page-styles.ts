import { createHash } from "node:crypto";
import { withInlinedTokens, withShortNames } from "./shorten-stylesheet.ts";
import { selectorTest, type PageNames, type SelectorTest } from "./selector-test.ts";
import { siteStyles } from "./styles.ts";
import {
  leavesOf,
  mapLeaves,
  parseStylesheet,
  printStylesheet,
  type StyleRule,
} from "./stylesheet.ts";

/** What stands in a page's `<style>`, and the source by which the page's policy allows it. */
type PageStyles = { readonly element: Buffer; readonly hash: string };

/** A part of a page as it is sent: without what every parser of HTML adds by itself. */
export type PagePart = {
  readonly bytes: Buffer;
  /** The numbers of the names in it that rules ask for. */
  readonly names: readonly number[];
};

/** Most stylesheets in each of the two caches; the pages of the site need about thirty. */
const maxCachedStyles = 200;

let stylesOf: ReturnType<typeof createPageStyles> | undefined;

/** Where the styles of a page stand in what was rendered. */
const styleElement = "<style></style>";

/** A part of a page without hydration; it begins and ends between elements. */
export function minifyPart(rendered: string): PagePart {
  stylesOf ??= createPageStyles(siteStyles);
  return { bytes: Buffer.from(minified(rendered)), names: stylesOf.namesOf(rendered) };
}

/**
 * A page without hydration as it is sent, with the rules that it uses in its empty `<style>`: the parts that
 * were rendered before stand between those of this rendering.
 */
export function minifyPage(
  rendered: readonly string[],
  between: readonly PagePart[],
  page: { hasScript: boolean },
): { readonly html: Buffer<ArrayBuffer>; readonly styleHash: string } {
  stylesOf ??= createPageStyles(siteStyles);
  const { namesOf, stylesWith } = stylesOf;
  const own = page.hasScript ? namesOf(laterClasses) : [];
  const names = [own, ...rendered.map(namesOf), ...between.map((part) => part.names)];
  const { element, hash } = stylesWith(names);
  const html = rendered.flatMap((text, place) => {
    const [before = "", ...after] = minified(text).split(styleElement);
    const part = between[place]?.bytes ?? Buffer.alloc(0);
    return after.length === 0
      ? [Buffer.from(before), part]
      : [Buffer.from(before), element, Buffer.from(after.join(styleElement)), part];
  });
  return { html: Buffer.concat(html), styleHash: hash };
}

function minified(rendered: string): string {
  return rendered
    .replace(/<\/(?:li|d[dt]|t[dhr]|thead|tbody)>/g, "")
    .replace(/><\/(?:path|rect)>/g, "/>");
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

  return { namesOf, stylesWith };

  /** The numbers of the names in this HTML that rules ask for. */
  function namesOf(html: string): readonly number[] {
    const numbers = new Set<number>();
    for (const source of html.match(nameSource) ?? [])
      for (const number of numbersOf(source)) numbers.add(number);
    return [...numbers];
  }

  function stylesWith(names: readonly (readonly number[])[]): PageStyles {
    const has = new Uint8Array(numberOf.size);
    for (const numbers of names) for (const number of numbers) has[number] = 1;
    const key = String.fromCharCode(...has);
    const known = forNames.get(key);
    if (known !== undefined) return known;
    const styles = stylesOfNames(
      new Set([...numberOf.keys()].filter((_, number) => has[number] === 1)),
    );
    if (forNames.size === maxCachedStyles) forNames.clear();
    forNames.set(key, styles);
    return styles;
  }

  function numbersOf(source: string): readonly number[] {
    const known = numbersIn.get(source);
    if (known !== undefined) return known;
    const numbers = namesIn(source).flatMap((name) => numberOf.get(name) ?? []);
    if (numbersIn.size === mostSources) numbersIn.clear();
    numbersIn.set(source, numbers);
    return numbers;
  }

  /** Pages with other names may need the same rules. */
  function stylesOfNames(names: PageNames): PageStyles {
    const key = [...tests.values()].map((test) => (test(names) ? "1" : "0")).join("");
    const cached = forRules.get(key);
    if (cached !== undefined) return cached;
    const text = usedStyles(rules, (selector) => tests.get(selector)?.(names) ?? true);
    const styles = { element: Buffer.from(`<style>${text}</style>`), hash: styleHash(text) };
    if (forRules.size === maxCachedStyles) forRules.clear();
    forRules.set(key, styles);
    return styles;
  }
}

/** Classes that the modules of the two searches set in the browser: what they say is quiet or an alert. */
const laterClasses = ' class="quiet alert"';

/** Most places of names that are remembered; the pages of the site have some eight hundred. */
const mostSources = 2_000;

/** Where names stand in a page's HTML: `<ul`, ` class="card wide"`, ` id="content"`. */
const nameSource = /<[a-z][\w-]*|\s(?:class|id)="[^"]*"/g;

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
