import type { Root } from "hast";
import { all, attribute, texts } from "./html.ts";

/** How often a CSS selector has to fit; what stands there, where the specification fixes it. */
type Fixed = readonly [selector: string, expected: number | readonly string[]];

export type SpecPage = {
  readonly path: string;
  /** Texts that the specification fixes, as a reader sees them. */
  readonly says?: readonly string[];
  readonly has?: readonly Fixed[];
  /** Where the links of one part lead, in their order. */
  readonly leads?: readonly (readonly [selector: string, paths: readonly string[]])[];
};

/** The page's own questions and answers. */
export const questions = (count: number): Fixed => ["#questions ~ div > details", count];
/** Labels of what cannot be had yet. */
export const comingSoon = (count: number): readonly string[] =>
  Array.from({ length: count }, () => "Coming Soon");

/** What a page shows where the table fixes texts or a count. */
export function shownAt([selector, expected]: Fixed, page: Root): number | readonly string[] {
  return typeof expected === "number" ? all(selector, page).length : texts(selector, page);
}

/** Where the links of a part lead. */
export function pathsOf(selector: string, page: Root): readonly (string | undefined)[] {
  return all(selector, page).map((link) => attribute(link, "href"));
}
