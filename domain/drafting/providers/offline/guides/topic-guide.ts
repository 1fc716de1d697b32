import { fact, type Fact, type FactId, factSentence } from "../../../../../content/facts/index.ts";
import { say } from "../../../../../content/words.ts";
import { factToken } from "../../../../posts/fact-tokens.ts";
import { asMarkdown } from "../../../evidence/content-as-markdown.ts";
import { fitsScope, type RequestScope } from "../../../evidence/request-scope.ts";

/** A part of an information page (`/admit-card#times`), or a record with points or steps. */
export type PartName = `/${string}#${string}` | FactId;

/** How an article speaks of a topic. Values stand in it as tokens only. */
export type TopicGuide = {
  /** Heading and title of what is written on it. */
  readonly heading: string;
  /** Words by which a request asks for it beyond doubt. */
  readonly called: RegExp;
  /** Words that sound like it and ask for something else. */
  readonly mistakenFor?: RegExp;
  /** The short answer in one or two sentences, for those whom the request names and its words. */
  readonly answer: (scope: RequestScope, words: string) => string;
  /** The answer as search engines show it: a few words. */
  readonly brief: (scope: RequestScope) => string;
  /** What to understand first. */
  readonly lead: string;
  /** The values a reader came for, in reading order. */
  readonly keyFacts: readonly FactId[];
  /** What explains it, in the order in which a student needs it. */
  readonly parts: readonly PartName[];
  /** When it takes place: an article says whether that is over. */
  readonly window?: { readonly what: string; readonly days: readonly FactId[] };
  /** What to look at on the official site before acting. */
  readonly check: string;
  /** How parents can help with it. */
  readonly parents?: string;
};

/** Words of the content's own kind, at once as markdown with tokens. */
export function write(...words: Parameters<typeof say>): string {
  return asMarkdown(say(...words));
}

/** Two sentences are joined when they begin alike for at least so many characters. */
const sharedBeginning = 12;

/** The records of these ids that are for those whom the request names, as sentences. */
export function sentencesFor(ids: readonly FactId[], scope: RequestScope): readonly string[] {
  return sentencesOf(ids.map(fact).filter((record) => fitsScope(record, scope)));
}

/** The records as sentences with tokens; neighbours that begin alike become one (`… ₹500 for one paper and ₹1,000 for two papers.`). */
export function sentencesOf(records: readonly Fact[]): readonly string[] {
  const sentences: { beginning: string; text: string }[] = [];
  for (const record of records) {
    const beginning = beginningOf(record);
    const sentence = factSentence(record, factToken(record.id));
    const before = sentences.at(-1);
    if (
      before === undefined ||
      before.beginning !== beginning ||
      beginning.length < sharedBeginning
    ) {
      sentences.push({ beginning, text: sentence });
      continue;
    }
    before.text = `${before.text.replace(/\.$/, "")} and ${sentence.slice(beginning.length)}`;
  }
  return sentences.map(({ text }) => text);
}

function beginningOf({ sentence }: Fact): string {
  return sentence?.includes("{value}") ? (sentence.split("{value}")[0] ?? "") : "";
}
