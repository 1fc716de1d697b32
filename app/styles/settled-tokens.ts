import { splitOutside, type Declaration, type StyleRule } from "./stylesheet.ts";

/**
 * The same stylesheet in fewer bytes: a token with one value everywhere is written out where it is used,
 * and a colour with a light and a dark value is two plain ones, which older browsers understand too.
 */
export function withSettledTokens(rules: readonly StyleRule[]): readonly StyleRule[] {
  const constants = constantTokens(rules);
  return rules.flatMap((rule) => settled(rule, constants));
}

/** Values of the tokens that are set once, whatever the page, window or medium. */
function constantTokens(rules: readonly StyleRule[]): ReadonlyMap<string, string> {
  const values = new Map<string, readonly string[]>();
  for (const { property, value } of declarationsOf(rules))
    if (property.startsWith("--")) values.set(property, [...(values.get(property) ?? []), value]);
  return new Map(
    [...values].flatMap(([name, [value = "", ...others]]) =>
      others.length > 0 || colours(value) !== null ? [] : [[name, value]],
    ),
  );
}

function settled(rule: StyleRule, constants: ReadonlyMap<string, string>): readonly StyleRule[] {
  if (rule.kind === "statement") return [rule];
  if (rule.kind === "group")
    return [{ ...rule, rules: rule.rules.flatMap((inner) => settled(inner, constants)) }];
  const declarations = rule.declarations
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
    { ...rule, declarations: light },
    ...(dark.length === 0 ? [] : [inTheDark({ ...rule, declarations: dark })]),
  ];
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

function declarationsOf(rules: readonly StyleRule[]): readonly Declaration[] {
  return rules.flatMap((rule) => {
    if (rule.kind === "statement") return [];
    return rule.kind === "group" ? declarationsOf(rule.rules) : rule.declarations;
  });
}
