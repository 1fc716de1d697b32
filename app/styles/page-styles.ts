import { createHash } from "node:crypto";
import { names, rules } from "virtual:style-rules";
import type { Need, StyleRule } from "./style-rules.ts";

/** What stands in a page's `<style>`, and the source by which the page's policy allows it. */
type PageStyles = { readonly element: Buffer; readonly hash: string };

/** Most stylesheets in each of the two caches; the pages of the site need about thirty. */
const maxCachedStyles = 200;

/** Where the styles of a page stand in what was rendered. */
const styleElement = "<style></style>";

/** A page without hydration as it is sent, with the rules that it uses in its empty `<style>`. */
export function minifyPage(
  html: string,
  page: { hasScript: boolean },
): { readonly html: Buffer<ArrayBuffer>; readonly styleHash: string } {
  const ownNames = page.hasScript ? namesOf(laterClasses) : [];
  const { element, hash } = stylesWith([ownNames, namesOf(html)]);
  const [before = "", ...after] = minifiedHtml(html).split(styleElement);
  const parts = [Buffer.from(before), element, Buffer.from(after.join(styleElement))];
  return { html: Buffer.concat(parts), styleHash: hash };
}

function minifiedHtml(html: string): string {
  return html
    .replace(/<\/(?:li|d[dt]|t[dhr]|thead|tbody)>/g, "")
    .replace(/><\/(?:path|rect)>/g, "/>");
}

/** Classes that the modules of the two searches set in the browser: what they say is quiet or an alert. */
const laterClasses = ' class="quiet alert"';

/** Most places of names that are remembered; the pages of the site have some eight hundred. */
const mostSources = 2_000;

/** Where names stand in a page's HTML: `<ul`, ` class="card wide"`, ` id="content"`. */
const nameSource = /<[a-z][\w-]*|\s(?:class|id)="[^"]*"/g;

/** Each name that a rule asks for has a number; a name that none asks for changes nothing. */
const numberOf = new Map(names.map((name, number) => [name, number]));
const numbersIn = new Map<string, readonly number[]>();

/** The numbers of the names in this HTML that rules ask for. */
function namesOf(html: string): readonly number[] {
  const numbers = new Set<number>();
  for (const source of html.match(nameSource) ?? [])
    for (const number of numbersOf(source)) numbers.add(number);
  return [...numbers];
}

function numbersOf(source: string): readonly number[] {
  const knownNumbers = numbersIn.get(source);
  if (knownNumbers !== undefined) return knownNumbers;
  const numbers = namesIn(source).flatMap((name) => numberOf.get(name) ?? []);
  if (numbersIn.size === mostSources) numbersIn.clear();
  numbersIn.set(source, numbers);
  return numbers;
}

/** As they stand in a selector: `ul`, `.card`, `#content`. */
function namesIn(source: string): readonly string[] {
  if (source.startsWith("<")) return [source.slice(1)];
  const [attribute, values = ""] = source.trimStart().split('"');
  return attribute === "id=" ? [`#${values}`] : values.split(" ").map((value) => `.${value}`);
}

const forNames = new Map<string, PageStyles>();
const forText = new Map<string, PageStyles>();

/** The styles of a page with these names. Pages with other names may need the same rules and share them. */
function stylesWith(onPage: readonly (readonly number[])[]): PageStyles {
  const has = new Uint8Array(names.length);
  for (const numbers of onPage) for (const number of numbers) has[number] = 1;
  const key = String.fromCharCode(...has);
  const knownRules = forNames.get(key);
  if (knownRules !== undefined) return knownRules;
  const text = rulesText(usedRules((name) => has[name] === 1));
  const styles = forText.get(text) ?? {
    element: Buffer.from(`<style>${text}</style>`),
    hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  };
  for (const cache of [forNames, forText]) if (cache.size === maxCachedStyles) cache.clear();
  forNames.set(key, styles);
  forText.set(text, styles);
  return styles;
}

/** The rules that can match, with their selectors that can, and the tokens and animations that these use. */
function usedRules(has: (name: number) => boolean): readonly StyleRule[] {
  const matching = rules.flatMap((rule) => {
    if (rule.selectors === null) return [rule];
    const selectors = rule.selectors.filter(({ needs }) => needs.every(isMet));
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
  const usedNames = new Set<string>();
  const isUsed = ({ gives }: StyleRule) => gives === null || usedNames.has(gives);
  for (let before = -1; before < usedNames.size;) {
    before = usedNames.size;
    for (const rule of matching)
      if (isUsed(rule)) for (const name of rule.uses) usedNames.add(name);
  }
  return matching.filter(isUsed);

  function isMet(need: Need): boolean {
    if (typeof need === "number") return has(need);
    return need.some((choice) => choice.every(isMet));
  }
}

function rulesText(used: readonly StyleRule[]): string {
  let text = "";
  let open: readonly string[] = [];
  for (const { around, selectors, text: ownText } of used) {
    const within =
      selectors === null ? around : [...around, selectors.map((one) => one.text).join(",")];
    const common = within.findIndex((block, depth) => block !== open[depth]);
    const shared = common === -1 ? within.length : common;
    const isSameRule = selectors !== null && shared === within.length;
    text += isSameRule ? ";" : "}".repeat(open.length - shared);
    text +=
      within
        .slice(shared)
        .map((block) => `${block}{`)
        .join("") + ownText;
    open = within;
  }
  return text + "}".repeat(open.length);
}
