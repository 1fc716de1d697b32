import { inOneSentence, type Topic } from "../../../../content/facts/index.ts";
import { product } from "../../../../content/site.ts";
import { filledText } from "../../../posts/fact-tokens.ts";
import type { Clock } from "../../../shared/clock.ts";
import { cycleEvents, cycleState, seasonRemark } from "./cycle.ts";
import { topicGuides } from "./guides/index.ts";
import type { Reading } from "./reading.ts";
import { edition, longestDescription } from "./wording.ts";

/** Characters as read, and as stored with tokens (`postContentSchema`). */
const summaryBounds = { read: 300, stored: 600 } as const;
const descriptionBounds = { read: longestDescription, stored: 200 } as const;
/** Topics that an opening introduces: more belong to the table of contents. */
const introduced = 2;

/** The short answer: of the first topics as much as fits, whole sentences only. */
export function summaryOf(main: readonly Topic[], reading: Reading): string {
  const sentences = main
    .slice(0, introduced)
    .flatMap((topic) =>
      withoutLinks(topicGuides[topic].answer(reading.scope, reading.words)).split(
        /(?<=[.?!])\s+(?=[A-Z])/,
      ),
    );
  return fitting(sentences, " ", summaryBounds);
}

/** What the article leaves out, what to understand first, and whether it is over. */
export function openingOf(
  main: readonly Topic[],
  { scope, form }: Reading,
  { unknown, clock }: { readonly unknown: readonly string[]; readonly clock: Clock },
): string {
  const leads = main.slice(0, introduced).map((topic) => topicGuides[topic].lead);
  const season = main.map((topic) => topicGuides[topic].window).find((one) => one !== undefined);
  const remark =
    form === "news" || form === "dates" || main[0] === "Important dates"
      ? datesRemark(scope, clock)
      : season === undefined
        ? ""
        : seasonRemark(season, scope, clock);
  return [gapRemark(unknown), leads.join(" "), remark].filter((part) => part !== "").join("\n\n");
}

function datesRemark(scope: Reading["scope"], clock: Clock): string {
  const events = cycleEvents(scope);
  const left = events.filter(({ by }) => cycleState(by, clock) !== "over");
  if (left.length === 0)
    return "Every day in the table is over. The records of this site hold no day of the next edition.";
  return left.length === events.length
    ? "None of these days is over yet."
    : "Part of these days is over; the table says which.";
}

function gapRemark(unknown: readonly string[]): string {
  if (unknown.length === 0) return "";
  const words = inOneSentence(unknown.map((word) => `“${word}”`));
  return `This site has no source for ${words}, so that part of the question stays open. What follows rests on checked records.`;
}

/** 50 to 160 characters as read: the subject, the answers of the first topics in a few words, what else there is. */
export function descriptionOf(subject: string, main: readonly Topic[], { scope }: Reading): string {
  const briefs = main.slice(0, introduced).map((topic) => topicGuides[topic].brief(scope));
  const exam = /\b20\d\d\b/.test(subject) ? product : `${product} ${edition}`;
  const name = `${subject.replace(/[?.]$/, "")}, ${exam}`;
  const [first = "", ...others] = briefs;
  const told = fitting([name, `: ${first}`, ...others.map((brief) => `; ${brief}`)], "", {
    // Room for the full stop.
    read: descriptionBounds.read - 1,
    stored: descriptionBounds.stored - 1,
  });
  return fitting([`${told}.`, "With questions, answers and sources."], " ", descriptionBounds);
}

/** Summaries are plain text: of a link its words are left. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

/** As many of the pieces as fit, the first in any case where it fits. */
function fitting(
  pieces: readonly string[],
  between: string,
  longest: { readonly read: number; readonly stored: number },
): string {
  return pieces.reduce((text, piece) => {
    const longer = text === "" ? piece : `${text}${between}${piece}`;
    const fits = filledText(longer).length <= longest.read && longer.length <= longest.stored;
    return fits ? longer : text;
  }, "");
}
