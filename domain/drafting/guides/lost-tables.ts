import type { ArticleSection } from "./guide-texts.ts";

export function isTable({ markdown }: Pick<ArticleSection, "markdown">): boolean {
  return /^\|\s*-{3}/m.test(markdown);
}

/** Speaks of a table of the article: neither one to sit at nor the periodic one. */
const reference =
  /(?<!\b(?:on|at|away from) )\b(?:the|this) (?:(?!periodic)\p{L}+ )?tables?\b(?! of\b)|\btables? (?:below|above)\b/iu;

/** Text without the sentences that send the reader to a table. */
function withoutReferences(markdown: string): string {
  return markdown
    .split("\n")
    .flatMap((line) => {
      if (!reference.test(line)) return line;
      const [, mark = "", text = line] = /^((?:[-*>]|\d+\.) +)(.*)$/.exec(line) ?? [];
      const left = text.split(/(?<=[.!?]) (?=\S)/).filter((sentence) => !reference.test(sentence));
      return left.length === 0 ? [] : mark + left.join(" ");
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The rest of an article, without what refers to tables that were cut. */
export function withoutLostTables(
  whole: readonly ArticleSection[],
  kept: readonly ArticleSection[],
  opening: string,
): { readonly opening: string; readonly sections: readonly ArticleSection[] } {
  const isKept = ({ heading }: ArticleSection) =>
    kept.some((section) => section.heading === heading && isTable(section));
  const tables = whole.filter(isTable);
  const [first] = tables;
  if (first === undefined || tables.every(isKept)) return { opening, sections: kept };
  const shortened = isKept(first) ? opening : withoutReferences(opening);
  return {
    opening: shortened === "" ? opening : shortened,
    sections: kept
      .map((section) =>
        isTable(section) ? section : { ...section, markdown: withoutReferences(section.markdown) },
      )
      .filter(({ markdown }) => markdown !== ""),
  };
}
