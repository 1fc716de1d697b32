import { setImmediate } from "node:timers/promises";
import { derivedFrom, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { SiteUpdate } from "../updates/update.ts";
import type { SearchDocument } from "./documents/search-document.ts";
import { siteDocuments } from "./documents/site-documents.ts";
import { readDocument, type ReadDocument } from "./read-document.ts";
import { spellingOf, type Spelling } from "./spelling.ts";
import { termIndexOf, type TermIndex } from "./term-index.ts";

/** What a search of everything but posts looks into. */
export type SiteIndex = { readonly index: TermIndex; readonly spelling: Spelling };

type Making = {
  readonly updates: readonly SiteUpdate[];
  readonly promise: Promise<SiteIndex>;
  /** Null until it is made. */
  site: SiteIndex | null;
};

const makingOf = derivedFrom(() => ({ last: null as Making | null }));

/** For so long it is worked on the index at a stretch, in milliseconds: everybody else is answered between two. */
const longestStretch = 4;

/**
 * The index of these records and updates: made once for both and for all who ask meanwhile, in short stretches, and kept
 * while they are in force.
 */
export function siteIndexOf(
  facts: FactSnapshot,
  updates: readonly SiteUpdate[],
): SiteIndex | Promise<SiteIndex> {
  const kept = makingOf(facts);
  if (kept.last?.updates === updates) return kept.last.site ?? kept.last.promise;
  const promise = inStretches(steps(facts, updates));
  const making: Making = { updates, promise, site: null };
  kept.last = making;
  promise.then(
    (site) => (making.site = site),
    () => {
      if (kept.last === making) kept.last = null;
    },
  );
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

function* steps(
  facts: FactSnapshot,
  updates: readonly SiteUpdate[],
): Generator<undefined, SiteIndex> {
  const documents: SearchDocument[] = [];
  const read: ReadDocument[] = [];
  for (const found of siteDocuments(facts, updates)) {
    documents.push(found);
    read.push(readDocument(found));
    yield;
  }
  return {
    index: yield* termIndexOf(documents, read),
    spelling: yield* spellingOf(read.map(({ words }) => words)),
  };
}
