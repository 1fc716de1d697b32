import type { Finding } from "../../posts/revisions/ledger.ts";

/** One kind of thing that no post may say. */
export type SafetyRule = {
  readonly kind: Finding["kind"];
  readonly pattern: RegExp;
  /** What makes the same words harmless. */
  readonly unless?: RegExp;
  /** `clause` (usual): a denial or a report excuses it. `sentence`: the whole sentence is read, and nothing excuses it but `unless`. */
  readonly reads?: "sentence";
  readonly message: string;
  /** The record that says otherwise. */
  readonly record?: string;
};

/** A pattern, and what makes the same words harmless. */
export type Rule = readonly [pattern: RegExp, unless?: RegExp];

/** The rules of one kind, with what is told of what they find. */
export function rulesOf(
  what: Omit<SafetyRule, "pattern" | "unless">,
  rules: readonly Rule[],
): readonly SafetyRule[] {
  return rules.map(([pattern, unless]) => ({ ...what, pattern, ...(unless && { unless }) }));
}

/** A pattern of words that stand near each other, in any case of letters: `~` is a gap of up to 60 characters. */
export function words(pattern: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(
    String.raw(pattern, ...parts)
      .replaceAll("~", "(?:.{0,60}?)")
      .replaceAll(/\s+/g, String.raw`\s`),
    "iu",
  );
}
