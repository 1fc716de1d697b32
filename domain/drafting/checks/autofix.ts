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
  const fieldText = (field: Autofix["field"]) => {
    const text = content[field];
    let written = "";
    let read = 0;
    for (const one of autofixes
      .filter((autofix) => autofix.field === field)
      .sort((one, other) => one.start - other.start)) {
      written += text.slice(read, one.start) + one.token;
      read = one.end;
    }
    return written + text.slice(read);
  };
  return {
    ...content,
    hero_summary: fieldText("hero_summary"),
    meta_description: fieldText("meta_description"),
    body_markdown: fieldText("body_markdown"),
  };
}
