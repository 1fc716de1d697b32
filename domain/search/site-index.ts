import { derivedFrom } from "../../content/facts/snapshot.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import type { SearchDocument } from "./documents/search-document.ts";
import { siteDocuments, updateDocuments, type SearchedSite } from "./documents/site-documents.ts";
import { scopeOf, type Scope } from "../language/scope.ts";
import { countUses, spellingOf, type Spelling } from "../language/spelling.ts";
import { termIndexOf, type TermIndex } from "../language/term-index.ts";
import { wordsOf } from "../../database/search-words.ts";
import {
  fieldTerms,
  namesInPieces,
  termsOfLines,
  type FieldTerms,
  type Name,
} from "../language/text-terms.ts";

export type SiteIndex = { readonly index: DocumentIndex; readonly spelling: Spelling };

export type DocumentIndex = TermIndex & {
  readonly documents: readonly SearchDocument[];
  readonly scopeOf: (place: number) => Scope;
};

type Making = {
  readonly of: SearchedSite;
  readonly said: string;
  readonly promise: Promise<SiteIndex>;
};

const makingOf = derivedFrom(() => ({ last: null as Making | null }));

/** Made once for all who ask meanwhile, and kept while records and updates stay the same. */
export function siteIndexOf(of: SearchedSite): Promise<SiteIndex> {
  const keptMaking = makingOf(of.facts);
  const { last } = keptMaking;
  if (last?.of.updates === of.updates && last.of.posts === of.posts) return last.promise;
  const recordsKey = JSON.stringify([
    updateDocuments(of),
    of.posts.map(({ id, updated_at }) => [id, updated_at]),
  ]);
  const promise = last?.said === recordsKey ? last.promise : makeIndex(of);
  const making: Making = { of, said: recordsKey, promise };
  keptMaking.last = making;
  promise.catch(() => {
    if (keptMaking.last === making) keptMaking.last = null;
  });
  return promise;
}

async function makeIndex(of: SearchedSite): Promise<SiteIndex> {
  const documents: SearchDocument[] = [];
  const uses = new Map<string, number>();
  const readDocuments: ReadDocument[] = [];
  for (const siteDocument of siteDocuments(of)) {
    const reading = readDocument(siteDocument);
    documents.push(siteDocument);
    readDocuments.push(reading);
    countUses(uses, reading.words);
    for (const word of reading.unseen) uses.set(word, uses.get(word) ?? 0);
    await yieldToOthers();
  }
  const noScope: Scope = new Map();
  const index = {
    ...(await termIndexOf(readDocuments)),
    documents,
    scopeOf: (place: number) => readDocuments[place]?.scope ?? noScope,
  };
  return { index, spelling: spellingOf(uses) };
}

type ReadDocument = {
  readonly terms: FieldTerms;
  readonly names: readonly Name[];
  readonly scope: Scope;
  readonly words: readonly string[];
  readonly unseen: readonly string[];
  readonly isBeside: boolean;
};

/** By their text: a changed record changes few documents. */
const alreadyRead = new Map<string, ReadDocument>();
const maxRead = 4_000;

function readDocument(foundDocument: SearchDocument): ReadDocument {
  const { kind, title, names, within, lines, answers } = foundDocument;
  const documentText = [kind, title, names, within ?? "", answers.join(" "), ...lines].join("\n");
  const before = alreadyRead.get(documentText);
  if (before !== undefined) return before;
  const ownLines = lines.map(wordsOf);
  const reading = {
    terms: fieldTerms({ ...foundDocument, body: termsOfLines(ownLines) }),
    names: namesInPieces({
      title,
      // The tags of a post are no names of it.
      names: kind === "post" ? "" : names,
      within: kind === "page" ? within : null,
    }),
    scope: scopeOf(title),
    words: [wordsOf(title), ...ownLines].flat(),
    unseen: wordsOf(names),
    isBeside: kind === "answer" || kind === "post",
  };
  if (alreadyRead.size >= maxRead) alreadyRead.clear();
  alreadyRead.set(documentText, reading);
  return reading;
}
