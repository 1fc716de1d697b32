import { fact } from "../../../../content/facts/index.ts";
import { piecesOf } from "../../value-tokens.ts";
import { bullets } from "../../section-as-markdown.ts";
import { sitePassages } from "../../passages.ts";
import type { RequestScope } from "../../request-scope.ts";
import type { Clock } from "../../../shared/clock.ts";
import { datesTable } from "./cycle.ts";
import { notesOf, sectionNamed, type ArticleSection } from "./article-section.ts";
import { sentencesOf } from "./sentences.ts";

const changes = ["syllabus.change", "date.s2.reopened", "key.s1.dropped"] as const;

const updates = sitePassages().filter(({ kind }) => kind === "update");

/** What a reader of news wants to know: what was changed, what is over, what was announced. */
export function newsSections(scope: RequestScope, clock: Clock): readonly ArticleSection[] {
  const records = changes.map(fact);
  return [
    {
      heading: "What was new in 2026",
      body: bullets(sentencesOf(records)),
      notes: notesOf(records),
    },
    sectionNamed("/important-dates#changes", scope),
    datesTable(scope, clock),
    announced(),
  ].filter((section) => section !== null);
}

/** The latest news that has a sentence without a figure of its own. */
function announced(): ArticleSection | null {
  const lines = updates.flatMap(({ title, text }) => {
    if (hasOwnFigure(title)) return [];
    const sentences = text.split(/(?<=\.)\s+/).filter((sentence) => !hasOwnFigure(sentence));
    return sentences.length === 0 ? [] : [`**${title}.** ${sentences.join(" ")}`];
  });
  if (lines.length === 0) return null;
  return { heading: "What was announced, newest first", body: bullets(lines), notes: [] };
}

/** A number that is no token and names no session, paper, class or edition. */
function hasOwnFigure(text: string): boolean {
  return piecesOf(text).some(
    (piece, place) =>
      place % 2 === 0 &&
      /\d/.test(piece.replace(/\b(?:Session|Paper|Class) \d+[AB]?\b|\bJEE Main 20\d\d\b/g, "")),
  );
}
