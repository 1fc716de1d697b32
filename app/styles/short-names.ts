import type { StyleRule } from "./stylesheet.ts";

/** The same stylesheet with one letter for each token and layer: nothing outside of it knows their names. */
export function withShortNames(rules: readonly StyleRule[]): readonly StyleRule[] {
  const tokens = naming();
  const layers = naming();
  return rules.map(shortened);

  function shortened(rule: StyleRule): StyleRule {
    if (rule.kind === "statement")
      return { ...rule, text: rule.text.replace(/^@layer [\w-]+/, shortLayer) };
    if (rule.kind === "group")
      return {
        ...rule,
        prelude: rule.prelude.replace(/^@layer [\w-]+/, shortLayer),
        rules: rule.rules.map(shortened),
      };
    const declarations = rule.declarations.map(({ property, value }) => ({
      property: property.replace(/^--[\w-]+/, shortToken),
      value: value.replace(/(?<=var\()--[\w-]+/g, shortToken),
    }));
    return { ...rule, declarations };
  }

  function shortToken(name: string): string {
    return `--${tokens(name)}`;
  }

  function shortLayer(prelude: string): string {
    return `@layer ${layers(prelude)}`;
  }
}

/** Gives each new name the next of a, b, … z, a1, b1, …; a known one always the same. */
function naming(): (name: string) => string {
  const given = new Map<string, string>();
  return (name) => {
    const known = given.get(name);
    if (known !== undefined) return known;
    const round = Math.floor(given.size / 26);
    const next = `${String.fromCharCode(97 + (given.size % 26))}${round === 0 ? "" : round}`;
    given.set(name, next);
    return next;
  };
}
