import { selectorTest, type PageNames, type SelectorTest } from "./selector.ts";
import { printStylesheet, type StyleRule } from "./stylesheet.ts";

/** Tests of all selectors of a stylesheet, made once. */
export type SelectorTests = ReadonlyMap<string, SelectorTest>;

export function selectorTests(rules: readonly StyleRule[]): SelectorTests {
  const selectors = rules.flatMap(selectorsOf);
  return new Map(selectors.map((selector) => [selector, selectorTest(selector)]));
}

function selectorsOf(rule: StyleRule): readonly string[] {
  if (rule.kind === "statement") return [];
  return rule.kind === "group" ? rule.rules.flatMap(selectorsOf) : rule.selectors;
}

/** The stylesheet without the rules that cannot match on a page with these names, and without the tokens that nothing uses then. */
export function usedStyles(
  rules: readonly StyleRule[],
  tests: SelectorTests,
  names: PageNames,
): string {
  return printStylesheet(
    withoutUnusedAnimations(withoutUnusedTokens(matching(rules, tests, names))),
  );
}

function matching(
  rules: readonly StyleRule[],
  tests: SelectorTests,
  names: PageNames,
): readonly StyleRule[] {
  return rules.flatMap((rule): readonly StyleRule[] => {
    if (rule.kind === "statement") return [rule];
    if (rule.kind === "group") {
      const inner = matching(rule.rules, tests, names);
      return inner.length === 0 ? [] : [{ ...rule, rules: inner }];
    }
    const selectors = rule.selectors.filter((selector) => tests.get(selector)?.(names) ?? true);
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
}

function withoutUnusedTokens(rules: readonly StyleRule[]): readonly StyleRule[] {
  const before = printStylesheet(rules);
  const used = new Set([...before.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = rules.flatMap(withUsed);
  // A token may have been used by a dropped one alone.
  return printStylesheet(kept) === before ? kept : withoutUnusedTokens(kept);

  function withUsed(rule: StyleRule): readonly StyleRule[] {
    if (rule.kind === "statement") return [rule];
    if (rule.kind === "group") {
      const inner = rule.rules.flatMap(withUsed);
      return inner.length === 0 ? [] : [{ ...rule, rules: inner }];
    }
    const declarations = rule.declarations.filter(
      ({ property }) => !property.startsWith("--") || used.has(property),
    );
    return declarations.length === 0 ? [] : [{ ...rule, declarations }];
  }
}

function withoutUnusedAnimations(rules: readonly StyleRule[]): readonly StyleRule[] {
  const text = printStylesheet(rules);
  return rules.flatMap((rule): readonly StyleRule[] => {
    if (rule.kind === "group") return [{ ...rule, rules: withoutUnusedAnimations(rule.rules) }];
    const name = rule.kind === "statement" && /^@keyframes ([\w-]+)/.exec(rule.text)?.[1];
    return name && !new RegExp(`animation[^;}]*\\b${name}\\b`).test(text) ? [] : [rule];
  });
}
