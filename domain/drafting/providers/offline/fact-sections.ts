import {
  type Fact,
  factText,
  findFact,
  firstDayOf,
  type Topic,
} from "../../../../content/facts/index.ts";
import { factsIn, factToken } from "../../../posts/fact-tokens.ts";
import { entriesOf } from "../../../posts/article.ts";
import { bullets, tableMarkdown } from "../../evidence/content-as-markdown.ts";
import { fitsScope, isMadeFor, type RequestScope } from "../../evidence/request-scope.ts";
import type { Evidence } from "../../writer.ts";
import { type ArticleSection, inReadingOrder, notesOf } from "./article-section.ts";
import type { Reading } from "./request-reading.ts";
import { sentencesOf } from "./guides/topic-guide.ts";

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

/** Matches further down answer something else than was asked. */
const bestMatches = 18;
const mostSentences = 6;

/** Of the best matches what no other part of the article tells; null when nothing is left. */
export function remainingFacts(
  { facts }: Evidence,
  { form, isOverview, scope }: Reading,
  main: readonly Topic[],
  told: string,
): ArticleSection | null {
  if (form === "news" || form === "plan" || isOverview) return null;
  const known = new Set(factsIn(told).map(({ id }) => id));
  const left = facts
    .slice(0, bestMatches)
    .flatMap(({ id }) => findFact(id) ?? [])
    .filter(
      ({ id, topic, label }) => !known.has(id) && (main.includes(topic) || isMadeFor(label, scope)),
    )
    .filter((record) => entriesOf(record) === null && record.sentence !== undefined)
    .filter((record) => record.topic !== "Important dates" || firstDayOf(record) === undefined);
  if (left.length === 0) return null;
  const records = inReadingOrder(left.slice(0, mostSentences));
  const body = sentencesOf(records);
  return {
    heading: "Also worth knowing",
    body: body.length === 1 ? body.join("") : bullets(body),
    notes: notesOf(records),
  };
}
