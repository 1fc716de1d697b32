import { leavesOf, mapLeaves, splitOutside, type StyleRule } from "./stylesheet.ts";

/**
 * The same stylesheet in fewer bytes: a token with one value everywhere is written out where it is used,
 * and a colour with a light and a dark value is two plain ones, which older browsers understand too.
 */
export function withInlinedTokens(rules: readonly StyleRule[]): readonly StyleRule[] {
  const constants = constantTokens(rules);
  return mapLeaves(rules, (leaf) => {
    if (leaf.kind === "statement") return [leaf];
    const declarations = leaf.declarations
      .filter(({ property }) => !constants.has(property))
      .map(({ property, value }) => ({ property, value: withValues(value, constants) }));
    const light = declarations.map((one) => ({
      ...one,
      value: colours(one.value)?.light ?? one.value,
    }));
    const dark = declarations.flatMap((one) => {
      const pair = colours(one.value);
      return pair === null ? [] : [{ ...one, value: pair.dark }];
    });
    return [
      { ...leaf, declarations: light },
      ...(dark.length === 0 ? [] : [inTheDark({ ...leaf, declarations: dark })]),
    ];
  });
}

/** Values of the tokens that are set once, whatever the page, window or medium. */
function constantTokens(rules: readonly StyleRule[]): ReadonlyMap<string, string> {
  const values = new Map<string, readonly string[]>();
  for (const leaf of leavesOf(rules))
    for (const { property, value } of leaf.kind === "rule" ? leaf.declarations : [])
      if (property.startsWith("--")) values.set(property, [...(values.get(property) ?? []), value]);
  return new Map(
    [...values].flatMap(([name, [value = "", ...others]]) =>
      others.length > 0 || colours(value) !== null ? [] : [[name, value]],
    ),
  );
}

function inTheDark(rule: StyleRule): StyleRule {
  return { kind: "group", prelude: "@media screen and (prefers-color-scheme:dark)", rules: [rule] };
}

/** Its tokens written out, and without the spaces and the sign's `calc()` that tokens make necessary. */
function withValues(value: string, constants: ReadonlyMap<string, string>): string {
  const written = value.replace(
    /var\((--[\w-]+)\)/g,
    (use, name: string) => constants.get(name) ?? use,
  );
  if (written !== value) return withValues(written, constants);
  return written
    .replace(
      /("[^"]*")|\s*([,/])\s*/g,
      (_, string: string | undefined, mark: string) => string ?? mark,
    )
    .replace(/calc\(-1 \* ([\d.]+[a-z]+)\)/g, "-$1");
}

function colours(value: string): { light: string; dark: string } | null {
  const inner = /^light-dark\((.*)\)$/.exec(value)?.[1];
  if (inner === undefined) return null;
  const [light = "", dark = ""] = splitOutside(inner, ",");
  return { light, dark };
}

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
