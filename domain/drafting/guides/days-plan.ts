import { tableMarkdown } from "../material/content-as-markdown.ts";
import { isAlike, spansIn } from "../request/time-spans.ts";
import type { ArticleSection } from "./guide-texts.ts";

/** Shorter is a last week, longer a year, and both have guides of their own. */
const bounds = { min: 12, max: 200 } as const;

/** The shares of the days, and the work of each part. */
const phases = [
  [0.45, "Chapters that you know half: two a day, each with twenty questions of past years."],
  [0.3, "Revision of everything, with a timed paper every fourth day and an evening to read it."],
  [
    0.2,
    "A full paper every other day, in the hours of your shift, and the error book between them.",
  ],
  [0.05, "Formula sheets, sleep and no new chapter."],
] as const;

/** A plan in four parts for the days that are left, where the article has none for about so many; null without such days. */
export function daysPlan(topic: string, article: string): ArticleSection | null {
  if (
    !/\bleft\b|\bremaining\b|\bplan\b|\bschedule\b|\btime ?table\b|\bbaki\b|\bbache\b/i.test(topic)
  )
    return null;
  const [span] = spansIn(topic);
  if (span === undefined || span.days < bounds.min || span.days > bounds.max) return null;
  if (spansIn(article).some((own) => isAlike(own, span))) return null;
  const { days } = span;
  let done = 0;
  const rows = phases.map(([share, work], place) => {
    const from = done + 1;
    done = place === phases.length - 1 ? days : Math.max(from, Math.round(done + share * days));
    return [from === done ? `Day ${from}` : `Days ${from} to ${done}`, work];
  });
  const [first = ["", ""]] = rows;
  return {
    heading: `How to Divide ${days} Days`,
    asks: [],
    markdown: `Here is one way to use ${days} days. The biggest part, ${first[0]?.toLowerCase() ?? ""}, goes to chapters, and the end stays free of anything new. Shift a line by a day or two where school or a holiday asks for it, and keep the order.\n\n${tableMarkdown(["When", "What to do"], rows)}`,
    material: [],
    pages: [],
    sources: [],
  };
}
