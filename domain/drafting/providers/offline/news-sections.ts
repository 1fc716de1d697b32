import { figure } from "../../../../content/words.ts";
import { write } from "./guides/topic-guide.ts";
import { piecesOf } from "../../value-tokens.ts";
import { bullets } from "../../section-as-markdown.ts";
import { sitePassages } from "../../passages.ts";
import type { RequestScope } from "../../request-scope.ts";
import type { Clock } from "../../../shared/clock.ts";
import { datesTable } from "./cycle.ts";
import { sectionNamed, type ArticleSection } from "./article-section.ts";

/** What a year had that the one before had not. */
const changes = [
  write`**Syllabus:** ${"syllabus.change"}.`,
  write`**Session 2 forms:** the window was opened once more from ${"date.s2.reopened"}.`,
  write`**Session 1 answer key:** the final key dropped ${"key.s1.dropped"}.`,
  write`**General cutoff in 2026:** ${figure("cutoff.2026.general")} percentile, after ${figure("cutoff.2025.general")} in 2025.`,
  write`**JoSAA seats in 2026:** ${"josaa.2026.seats"} were reported, after ${"josaa.2025.seats"} in 2025.`,
] as const;

const updates = sitePassages().filter(({ kind }) => kind === "update");

/** What a reader of news wants to know: what was changed, what is over, what was announced. */
export function newsSections(scope: RequestScope, clock: Clock): readonly ArticleSection[] {
  return [
    { heading: "What was new in 2026", body: bullets(changes), notes: [] },
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
