import type { FactId } from "../../../../../content/facts/index.ts";
import { say } from "../../../../../content/words.ts";
import type { RequestScope } from "../../../request-scope.ts";
import { asMarkdown } from "../../../words-as-markdown.ts";

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
