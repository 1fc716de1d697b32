import { factText, type Fact } from "../../../../content/facts/index.ts";
import { factToken } from "../../../posts/fact-tokens.ts";
import { fitsScope, type RequestScope } from "../../request-scope.ts";
import { tableMarkdown } from "../../section-as-markdown.ts";
import { notesOf, type ArticleSection } from "./article-section.ts";

const mostRows = 7;
/** One value is no table. */
const fewestRows = 2;
/** A text longer than this belongs into a sentence. */
const longestCell = 60;

/** The values a reader came for with their years; null where tables further down show them. */
export function keyFactsSection(
  records: readonly Fact[],
  shownInTables: ReadonlySet<string>,
  scope: RequestScope,
): ArticleSection | null {
  const rows = [...new Set(records)]
    // What holds for one group only is no key fact for all.
    .filter((record) => record.appliesTo === undefined || scope.groups.size > 0)
    .filter((record) => fitsScope(record, scope) && !shownInTables.has(record.id))
    .filter((record) => factText(record).length <= longestCell)
    .slice(0, mostRows);
  if (rows.length < fewestRows) return null;
  return { heading: "Key facts", body: factTable(rows), notes: notesOf(rows) };
}

function factTable(records: readonly Fact[]): string {
  return tableMarkdown(
    ["Fact", "Value", "Year"],
    records.map(({ id, label, edition }) => [label, factToken(id), edition]),
  );
}
