import type { DraftContent } from "../writer.ts";

/** A typed value and the token that takes its place. */
export type Autofix = {
  readonly field: "hero_summary" | "meta_description" | "body_markdown";
  /** Offsets in the field's source. */
  readonly start: number;
  readonly end: number;
  readonly token: string;
};

/** The draft with tokens in place of typed values; everything else is as it was. */
export function withAutofixes(content: DraftContent, autofixes: readonly Autofix[]): DraftContent {
  if (autofixes.length === 0) return content;
  const fieldText = (field: Autofix["field"]) =>
    autofixes
      .filter((autofix) => autofix.field === field)
      .sort((one, other) => other.start - one.start)
      .reduce(
        (text, { start, end, token }) => text.slice(0, start) + token + text.slice(end),
        content[field],
      );
  return {
    ...content,
    hero_summary: fieldText("hero_summary"),
    meta_description: fieldText("meta_description"),
    body_markdown: fieldText("body_markdown"),
  };
}
