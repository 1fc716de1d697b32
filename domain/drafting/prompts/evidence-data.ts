import { findFact } from "../../../content/facts/index.ts";
import { entriesOf } from "../../posts/article.ts";
import { factToken } from "../../posts/fact-tokens.ts";
import type { Evidence, EvidenceFact } from "../writer.ts";

/** What may be stated and linked to, as the rules name it. */
export function evidenceData({ facts, pages, passages }: Evidence) {
  return { facts: facts.map(factData), pages, passages };
}

/** A record for a writer: its token, and what the token reads like. */
export function factData({ id, label, text, edition, topic, note }: EvidenceFact) {
  return {
    id,
    token: factToken(id),
    topic,
    label,
    value: text,
    year: edition,
    ...(note === null ? {} : { note }),
    ...(readsAsList(id) ? { reads_as: "list" } : {}),
  };
}

function readsAsList(id: string): boolean {
  const record = findFact(id);
  return record !== undefined && entriesOf(record) !== null;
}

/** The whole message: one JSON document, so that no text in it can end what it stands in. */
export function message(data: Record<string, unknown>): string {
  return JSON.stringify(data, null, 1);
}
