/**
 * What a page must have for a selector to match: the name of this number or, where `:is()`, `:where()` or `:has()`
 * leaves a choice, all of one of these lists.
 */
export type Need = number | readonly (readonly Need[])[];

/** A rule of the public stylesheet, or what stands whole in it, with the layer and the conditions around it. */
export type StyleRule = {
  readonly around: readonly string[];
  /** null for what has none, such as `@page`. */
  readonly selectors: readonly { readonly text: string; readonly needs: readonly Need[] }[] | null;
  /** Its declarations, or all of it. */
  readonly text: string;
  /** The token or the animation that it defines: it stands only on a page with a rule that uses it. */
  readonly gives: string | null;
  readonly uses: readonly string[];
};

/** The names are elements (`ul`), classes (`.card`) and ids (`#content`). */
export type StyleRules = {
  readonly names: readonly string[];
  readonly rules: readonly StyleRule[];
};
