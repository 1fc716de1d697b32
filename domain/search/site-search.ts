import { setImmediate } from "node:timers/promises";
import { derivedFrom } from "../../content/facts/snapshot.ts";
import type { SearchDocument } from "./documents/search-document.ts";
import { siteDocuments, type SearchedSite } from "./documents/site-documents.ts";
import { readDocument, type ReadDocument } from "./read-document.ts";
import { spellingOf, type Spelling } from "./spelling.ts";
import { termIndexOf, type TermIndex } from "./term-index.ts";

/** What a search of everything but posts looks into. */
export type SiteIndex = { readonly index: TermIndex; readonly spelling: Spelling };

type Making = {
  readonly of: SearchedSite;
  readonly promise: Promise<SiteIndex>;
};

const makingOf = derivedFrom(() => ({ last: null as Making | null }));

/** For so long it is worked on the index at a stretch, in milliseconds: everybody else is answered between two. */
const longestStretch = 4;

/**
 * The index of these records, updates and institutes: made once for them and for all who ask meanwhile, in short
 * stretches, and kept while they are in force.
 */
export function siteIndexOf(of: SearchedSite): Promise<SiteIndex> {
  const kept = makingOf(of.facts);
  if (kept.last?.of.updates === of.updates && kept.last.of.institutes === of.institutes)
    return kept.last.promise;
  const making: Making = { of, promise: inStretches(steps(of)) };
  kept.last = making;
  making.promise.catch(() => {
    if (kept.last === making) kept.last = null;
  });
  return making.promise;
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
  const read: ReadDocument[] = [];
  for (const found of siteDocuments(of)) {
    documents.push(found);
    read.push(readDocument(found));
    yield;
  }
  return {
    index: yield* termIndexOf(documents, read),
    spelling: yield* spellingOf(read),
  };
}
