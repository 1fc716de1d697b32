import { createHash } from "node:crypto";
import type { PageNames } from "./selector.ts";
import { withSettledTokens } from "./settled-tokens.ts";
import { withShortNames } from "./short-names.ts";
import { parseStylesheet } from "./stylesheet.ts";
import { selectorTests, usedStyles } from "./used-styles.ts";

/** What stands in a page's `<style>`, and the hash by which its policy allows it. */
export type PageStyles = { readonly text: string; readonly hash: string };

/** Most answers that are kept; the pages of the site need about thirty. */
const mostKept = 200;

/** The stylesheets of pages, each with what the page has a use for. Pages with the same names share one. */
export function createPageStyles(stylesheet: string): (names: PageNames) => PageStyles {
  const rules = withShortNames(withSettledTokens(parseStylesheet(stylesheet)));
  const tests = selectorTests(rules);
  const selectors = [...tests.values()];
  const kept = new Map<string, PageStyles>();

  return (names) => {
    const key = selectors.map((test) => (test(names) ? "1" : "0")).join("");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = usedStyles(rules, tests, names);
    const styles = { text, hash: styleHash(text) };
    if (kept.size === mostKept) kept.clear();
    kept.set(key, styles);
    return styles;
  };
}

/** The source of a policy that allows a `<style>` with this text. */
export function styleHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
