import { factsCheckedOn, inOneSentence, type Topic } from "../../../../content/facts/index.ts";
import { officialSites } from "../../../../content/official-sites.ts";
import { product } from "../../../../content/site.ts";
import { factsIn, filledText } from "../../../posts/fact-tokens.ts";
import { type Clock, longIndianDate } from "../../../shared/clock.ts";
import { subjectTerms } from "../../evidence/text-search.ts";
import type { DraftContent } from "../../writer.ts";
import { cycleEvents, cycleState, seasonRemark } from "./article-section.ts";
import { topicGuides } from "./guides/index.ts";
import { type ArticleForm, inTitleCase, type Reading, statesFigure } from "./request-reading.ts";

/** The edition of the exam that titles name. */
export const edition = "2026";

/** Characters of a description that search engines show. */
export const longestDescription = 160;

const longestTitle = 90;

/** What a title adds when it cannot repeat the request. */
const formNames: Readonly<Record<ArticleForm, string>> = {
  explain: "",
  "how-to": ", Step by Step",
  dates: "",
  news: "",
  comparison: " Compared",
  checklist: ": A Checklist",
  plan: "",
};

/** The title without the exam's name: the request's own subject where it can be said, else the names of the topics. */
export function titleSubject(reading: Reading, main: readonly Topic[], hasGaps: boolean): string {
  const { subject, isOverview, forParents } = reading;
  if (isOverview) return forParents ? "A Guide for Parents" : "The Exam in Short";
  const usable =
    subjectTerms(subject).length > 0 && subject.includes(" ") && !hasGaps && !statesFigure(subject);
  const compared =
    reading.form === "comparison" && !/\b(?:vs|versus|differences?|compar)/i.test(subject);
  const [, forThem] = /^(?:for )?parents\s*[:,]\s*(.+)/i.exec(subject) ?? [];
  const own =
    forThem === undefined
      ? `${inTitleCase(subject)}${compared ? " Compared" : ""}`
      : `${inTitleCase(forThem)}: A Guide for Parents`;
  return usable && withExam(own).length <= longestTitle ? own : topicsName(reading, main);
}

function topicsName({ form, forParents }: Reading, main: readonly Topic[]): string {
  if (form === "news") return "What Changed and What Is Over";
  const headings = main.map((topic) => topicGuides[topic].heading);
  const suffix = forParents ? ", for Parents" : formNames[form];
  const both = `${inOneSentence(headings.slice(0, 2))}${suffix}`;
  return withExam(both).length <= longestTitle ? both : `${headings[0] ?? ""}${suffix}`;
}

/** The title of an article on this subject. */
export function withExam(subject: string): string {
  const exam = /\b20\d\d\b/.test(subject) ? product : `${product} ${edition}`;
  return subject.includes(":") ? `${subject} (${exam})` : `${exam}: ${subject}`;
}

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

/** The end of every draft: what wrote it, and that it is not official. */
export const closingNote = `---\n\n*Composed without a model from the checked records of this site, which were last compared with their sources on ${longIndianDate(factsCheckedOn)}. This is not the official exam site; the official notice prevails.*`;

/** The text, cut at a word when it is longer than `longest` characters. */
export function fitted(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}

/** The official site and the sources of every value in the text, each once. */
export function sourcesOf(text: string): DraftContent["source_references"] {
  const official = { title: officialSites.jeeMain.title, url: officialSites.jeeMain.address };
  const sources = factsIn(text).map(({ source }) => ({ title: source.title, url: source.address }));
  return [...new Map([official, ...sources].map((source) => [source.url, source])).values()];
}
