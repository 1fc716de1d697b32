import { setImmediate } from "node:timers/promises";
import { derivedFrom } from "../../content/facts/snapshot.ts";
import type { SearchDocument } from "./documents/search-document.ts";
import { beyondRecords, siteDocuments, type SearchedSite } from "./documents/site-documents.ts";
import { scopeOf, type Scope } from "../language/scope.ts";
import { spellingOf, type Spelling } from "../language/spelling.ts";
import { termIndexOf, type TermIndex } from "../language/term-index.ts";
import { wordsOf } from "../../database/search-words.ts";
import { fieldTerms, namesInPieces, type FieldTerms, type Name } from "../language/text-terms.ts";

/** What a search of everything but posts looks into. */
export type SiteIndex = { readonly index: DocumentIndex; readonly spelling: Spelling };

/** The terms of the site's documents, with the documents in the same order. */
export type DocumentIndex = TermIndex & {
  readonly documents: readonly SearchDocument[];
  /** What a document's title limits it to. */
  readonly scopeOf: (place: number) => Scope;
};

type Making = {
  readonly of: SearchedSite;
  /** All that is told of updates and institutes, as text. */
  readonly said: string;
  readonly promise: Promise<SiteIndex>;
};

const makingOf = derivedFrom(() => ({ last: null as Making | null }));

/** For so long it is worked on the index at a stretch, in milliseconds: everybody else is answered between two. */
const longestStretch = 4;

/**
 * The index of these records, updates and institutes: made once for them and for all who ask meanwhile, in short
 * stretches, and kept while they are in force. Lists that say the same share it, whoever has read them.
 */
export function siteIndexOf(of: SearchedSite): Promise<SiteIndex> {
  const keptMaking = makingOf(of.facts);
  const { last } = keptMaking;
  if (last?.of.updates === of.updates && last.of.institutes === of.institutes) return last.promise;
  const recordsKey = JSON.stringify([...beyondRecords(of)]);
  const promise = last?.said === recordsKey ? last.promise : inStretches(steps(of));
  const making: Making = { of, said: recordsKey, promise };
  keptMaking.last = making;
  promise.catch(() => {
    if (keptMaking.last === making) keptMaking.last = null;
  });
  return promise;
}

async function inStretches(work: Generator<undefined, SiteIndex>): Promise<SiteIndex> {
  let until = performance.now() + longestStretch;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + longestStretch;
  }
}

function* steps(of: SearchedSite): Generator<undefined, SiteIndex> {
  const documents: SearchDocument[] = [];
  const readDocuments: ReadDocument[] = [];
  for (const siteDocument of siteDocuments(of)) {
    documents.push(siteDocument);
    readDocuments.push(readDocument(siteDocument));
    yield;
  }
  const noScope: Scope = new Map();
  const index = {
    ...(yield* termIndexOf(readDocuments)),
    documents,
    scopeOf: (place: number) => readDocuments[place]?.scope ?? noScope,
  };
  return {
    index,
    spelling: yield* spellingOf(readDocuments),
  };
}

/** What a search reads of one document, whatever else there is. */
type ReadDocument = {
  readonly terms: FieldTerms;
  /** What it is called, its title first. */
  readonly names: readonly Name[];
  /** What its title limits it to. */
  readonly scope: Scope;
  /** Its words as they are spelt, each as often as it stands there: what a reader sees of it. */
  readonly words: readonly string[];
  /** The words of its other names, which nobody sees. */
  readonly unseen: readonly string[];
};

/** By all that is read of a document: a changed record changes few, and the others need not be read again. */
const alreadyRead = new Map<string, ReadDocument>();
/** Room for the documents of several editions. */
const mostRead = 4_000;

/** Reads a document, or remembers how one that says the same was read. */
function readDocument(foundDocument: SearchDocument): ReadDocument {
  const { kind, title, names, within, lines, answers } = foundDocument;
  const documentText = [kind, title, names, within ?? "", answers.join(" "), ...lines].join("\n");
  const before = alreadyRead.get(documentText);
  if (before !== undefined) return before;
  const reading = {
    terms: fieldTerms(foundDocument),
    names: namesInPieces({ title, names, within: kind === "page" ? within : null }),
    scope: scopeOf(title),
    words: [title, ...lines].flatMap(wordsOf),
    unseen: wordsOf(names),
  };
  if (alreadyRead.size >= mostRead) alreadyRead.clear();
  alreadyRead.set(documentText, reading);
  return reading;
}
