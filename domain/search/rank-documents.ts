import { termsNamedIn, type RankedText, rankTexts } from "../language/rank-texts.ts";
import { suitsDays } from "../language/named-days.ts";
import type { Term } from "../language/pieces.ts";
import type { ReadQuery } from "../language/read-query.ts";
import { scopeOfQuery, suits } from "../language/scope.ts";
import type { SearchDocument } from "./documents/search-document.ts";
import type { DocumentIndex } from "./site-index.ts";

export function rankDocuments(index: DocumentIndex, query: ReadQuery): readonly RankedText[] {
  const scope = scopeOfQuery(query);
  const kindsAsked = askedIn(query);
  const asksTool = query.groups.some(({ terms }) =>
    terms.some(({ term }) => term === "?institute"),
  );
  const most = (place: number) => {
    const indexedDocument = index.documents[place];
    if (indexedDocument === undefined) return 0;
    const isForTool = asksTool && indexedDocument.kind === "answer";
    return answering(indexedDocument, kindsAsked) * indexedDocument.prior * (isForTool ? 0.4 : 1);
  };
  return rankTexts(index, query, {
    most,
    factor(place) {
      const indexedDocument = index.documents[place];
      if (indexedDocument === undefined) return 0;
      const fits = suits(scope, index.scopeOf(place));
      return fits * suitsDays(indexedDocument, query.days) * most(place);
    },
  });
}

function askedIn({ groups, days }: ReadQuery): ReadonlySet<Term> {
  const kindsAsked = [...termsNamedIn(groups)].filter(isKindAsked);
  return new Set(days.length > 0 && kindsAsked.length === 0 ? ["~a day"] : kindsAsked);
}

function isKindAsked(term: Term): boolean {
  return term === "?when" || term === "?how much" || term === "~fee";
}

function answering({ fact, answers }: SearchDocument, kindsAsked: ReadonlySet<Term>): number {
  if (fact === null) return kindsAsked.has("?when") && !answers.includes("?when") ? 0.6 : 1;
  const isDay = answers.includes("?when");
  const isAmount = answers.includes("?how much");
  if (kindsAsked.has("?when")) return isDay ? 1.2 : 0.6;
  if (kindsAsked.has("?how much")) return isAmount ? 1.25 : 0.9;
  if (kindsAsked.has("~a day")) return isDay ? 1.6 : 1;
  return isDay ? 0.7 : 1;
}
