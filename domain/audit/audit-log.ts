import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { storableText } from "../shared/written-text.ts";
import type { AuditDetails, AuditRecord } from "./audit-actions.ts";
import { continues, emptyChain, entryHash } from "./audit-entry.ts";
import {
  entriesAfter,
  entriesBefore,
  hasAccounts,
  lockHeadForUpdate,
  insertEntry,
  lastBackup,
  listAuthors,
  listLatest,
  lowestSequence,
  readHead,
} from "./audit-repository.ts";

export type ChainCheck =
  | { readonly intact: true; readonly entries: number }
  /** The first entry that was changed, or the first number that is missing. */
  | { readonly intact: false; readonly brokenAt: number };

export type AuditLog = ReturnType<typeof createAuditLog>;

const entriesPerRead = 500;
const detailsSchema = z.record(z.string(), z.json());

/** The append-only log of every change, each entry chained to the one before it by its hash. */
export function createAuditLog({ clock }: { clock: Clock }) {
  return {
    /** Adds an entry that stands or falls with the caller's transaction. The log is locked until that ends: append last. */
    async append(queries: Queries, record: AuditRecord): Promise<void> {
      const head = await lockHeadForUpdate(queries);
      const entry = {
        sequence: head.sequence + 1,
        at: clock.now().toISOString(),
        actor: storableText(record.actor),
        action: record.action,
        post_id: record.postId ?? null,
        revision: record.revision ?? null,
        reason: record.reason === undefined ? null : storableText(record.reason),
        details: storableDetails(record.details ?? {}),
      };
      await insertEntry(queries, {
        ...entry,
        previous_hash: head.hash,
        hash: entryHash(head.hash, entry),
      });
    },
    /** At most `limit` entries before this number, newest first; of one post, or of all for null. */
    entriesBefore,

    /** The authors of these revisions, by post and number. */
    authors: listAuthors,

    /** The latest entry of each of these posts among entries of these actions. */
    latest: listLatest,

    /** When the last backup of this database was made, as an ISO instant; null when there was none. */
    lastBackup,

    verifyChain,
  };
}

/**
 * Reads the whole chain and changes nothing: each entry must follow the one before it, up to the
 * head. What is added meanwhile is read too.
 */
export async function verifyChain(queries: Queries): Promise<ChainCheck> {
  const lowest = await lowestSequence(queries);
  if (lowest !== null && lowest < 1) return { intact: false, brokenAt: lowest };
  // An account is never made without an entry.
  if (lowest === null && (await hasAccounts(queries))) return { intact: false, brokenAt: 1 };
  let last = emptyChain;
  for (;;) {
    const entries = await entriesAfter(queries, last.sequence, entriesPerRead);
    for (const entry of entries) {
      if (!continues(last, entry)) return { intact: false, brokenAt: last.sequence + 1 };
      last = entry;
    }
    if (entries.length > 0) continue;
    const head = await readHead(queries);
    if (head.sequence === last.sequence && head.hash === last.hash)
      return { intact: true, entries: last.sequence };
    const addedEntries = await entriesAfter(queries, last.sequence, 1);
    if (addedEntries.length === 0) return { intact: false, brokenAt: last.sequence + 1 };
  }
}

/** As they will come back from a JSON column, so that the hash is taken over what is stored. */
function storableDetails(details: AuditDetails): Record<string, unknown> {
  const text = JSON.stringify(details, (_key, value: unknown) =>
    typeof value === "string" ? storableText(value) : value,
  );
  return detailsSchema.parse(JSON.parse(text));
}
