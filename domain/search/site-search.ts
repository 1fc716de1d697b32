import { derivedFrom, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { SiteUpdate } from "../updates/update.ts";
import { siteDocuments } from "./documents/site-documents.ts";
import { createSpelling, type Spelling } from "./spelling.ts";
import { createTermIndex, type TermIndex } from "./term-index.ts";

/** What a search of everything but posts looks into. */
export type SiteIndex = { readonly index: TermIndex; readonly spelling: Spelling };

type Known = { readonly updates: readonly SiteUpdate[]; readonly site: SiteIndex };

const knownOf = derivedFrom(() => ({ last: null as Known | null }));

/** The index of these records and updates: made once for both, and kept while they are in force. */
export function siteIndexOf(facts: FactSnapshot, updates: readonly SiteUpdate[]): SiteIndex {
  const known = knownOf(facts);
  if (known.last?.updates === updates) return known.last.site;
  const found = siteDocuments(facts, updates);
  const texts = found.flatMap(({ title, names, lines }) => [title, names, ...lines]);
  const site = { index: createTermIndex(found), spelling: createSpelling(texts) };
  known.last = { updates, site };
  return site;
}
