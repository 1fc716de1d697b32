import { findFact, firstDayOf, type Topic } from "../../../../content/facts/index.ts";
import { entriesOf } from "../../../posts/article.ts";
import { factsIn } from "../../../posts/fact-tokens.ts";
import { bullets } from "../../section-as-markdown.ts";
import type { Evidence } from "../../writer.ts";
import { inReadingOrder, notesOf, type ArticleSection } from "./article-section.ts";
import { isMadeFor } from "../../request-scope.ts";
import type { Reading } from "./reading.ts";
import { sentencesOf } from "./sentences.ts";

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
