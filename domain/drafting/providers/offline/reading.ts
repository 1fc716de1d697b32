import { inEnglish, isInLocalScript } from "../../local-words.ts";
import { scopeOf, type RequestScope } from "../../request-scope.ts";
import { subjectTerms } from "../../search-terms.ts";
import type { DraftRequest } from "../../writer.ts";
import { isHostile, trustedWords } from "../../trusted-words.ts";
import { subjectOf } from "./subject.ts";

/** How an article is built. */
export type ArticleForm =
  "explain" | "how-to" | "dates" | "news" | "comparison" | "checklist" | "plan";

/** What a request asks for, as far as an article has to know. */
export type Reading = {
  /** The words that count, in English and without markup. */
  readonly words: string;
  /** The subject in a few words; empty when the request's own words had better not be repeated. */
  readonly subject: string;
  readonly form: ArticleForm;
  readonly forParents: boolean;
  /** True when the request names nothing but the exam. */
  readonly isOverview: boolean;
  readonly scope: RequestScope;
};

/** The first pattern that fits decides; the order matters. */
const forms: readonly (readonly [RegExp, ArticleForm])[] = [
  [
    /\bwhat(?:'s| has| is|) (?:changed|new|over)\b|\blatest (?:news|updates?)\b|\bnow over\b|\bnews\b/i,
    "news",
  ],
  [/\bcompar|\bversus\b|\bvs\.?\b|\bdifferences? between\b/i, "comparison"],
  [/\bcheck-?lists?\b|\bwhat (?:to|should \w+) (?:carry|bring)\b/i, "checklist"],
  [
    /\bplan(?!ning)\b|\bstrateg|\broutine\b|\btime[- ]?table\b|\bhow (?:to|do i|should i) (?:prepare|study|revise)\b|\brevision\b|\bprepar/i,
    "plan",
  ],
  [/\bhow (?:to|do|can|does)\b|\bsteps?\b|\bprocess\b|\bprocedure\b/i, "how-to"],
  [/\bdates?\b|\bschedule\b|\bcalendar\b|\btimeline\b|\bdeadlines?\b|\bwhen\b/i, "dates"],
];

export function readRequest({ prompt }: Pick<DraftRequest, "prompt">): Reading {
  const words = trustedWords(inEnglish(prompt));
  const form = forms.find(([pattern]) => pattern.test(words))?.[1] ?? "explain";
  const repeatable = !isHostile(prompt) && !isInLocalScript(prompt);
  return {
    words,
    subject: repeatable ? subjectOf(words) : "",
    form,
    forParents: /\bparents?\b|\bmothers?\b|\bfathers?\b|\bfamil/i.test(words),
    isOverview: form !== "news" && subjectTerms(words).length === 0,
    scope: scopeOf(words),
  };
}
