import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { storableText } from "../shared/written-text.ts";
import type { AuditDetails, AuditRecord } from "./audit-actions.ts";
import { continues, emptyChain, entryHash, type ChainHead } from "./audit-entry.ts";
import {
  entriesAfter,
  entriesBefore,
  entryHashAt,
  hasEntryOf,
  insertEntry,
  lastBackup,
  listAuthors,
  listLatest,
  lockHeadForUpdate,
  lowestSequence,
  oldestAccount,
  readHead,
  removeSignature,
  storeSignature,
} from "./audit-repository.ts";
import { isOfKey, signHead, type AuditKey } from "./head-signature.ts";

export type ChainCheck =
  | {
      readonly intact: true;
      readonly entries: number;
      readonly isSigned?: boolean;
      /** The newest entry that says that it signs what stood before it unsigned. */
      readonly signedAnew?: number | undefined;
    }
  /** The first entry that was changed, or the first number that is missing. */
  | {
      readonly intact: false;
      readonly brokenAt: number;
      readonly signature?: SignatureProblem;
    };

/** Of entries that agree with each other: they have no signature though others had, another one, or one by an unknown key. */
type SignatureProblem = "missing" | "wrong" | "of another key";

export type AuditLog = ReturnType<typeof createAuditLog>;

const entriesPerRead = 500;
const detailsSchema = z.record(z.string(), z.json());

/** An account and the entry that notes it are made in one transaction, whose clock may be read twice. */
const maxMsBetweenAccountAndEntry = 60_000;

/**
 * The append-only log of every change, each entry chained to the one before it by its hash. With a key the newest is
 * signed, so that the end cannot be cut off either.
 */
export function createAuditLog({ clock, key }: { clock: Clock; key?: AuditKey | undefined }) {
  async function insert(
    queries: Queries,
    head: ChainHead,
    record: AuditRecord,
  ): Promise<ChainHead> {
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
    const hash = entryHash(head.hash, entry);
    await insertEntry(queries, { ...entry, previous_hash: head.hash, hash });
    return { sequence: entry.sequence, hash };
  }

  async function append(queries: Queries, record: AuditRecord): Promise<void> {
    const head = await lockHeadForUpdate(queries);
    if (key === undefined) {
      await insert(queries, head, record);
      return;
    }
    const settingsKey = await key();
    const { signedTo, problem } = await checkSignature(queries, settingsKey);
    if (problem !== undefined) {
      // The wrong signature stays, so that it is found however much is written after it.
      await insert(queries, head, record);
      return;
    }
    const isNoted = record.action === "log-signed" || record.action === "site-restored";
    const note: AuditRecord = {
      actor: "system",
      action: "log-signed",
      details: { from: signedTo + 1, to: head.sequence },
    };
    const last = signedTo < head.sequence && !isNoted ? await insert(queries, head, note) : head;
    const next = await insert(queries, last, record);
    await storeSignature(queries, next.sequence, signHead(settingsKey, next));
  }

  return {
    /** Adds an entry that stands or falls with the caller's transaction. The log is locked until that ends: append last. */
    append,

    /** The same in a copy that was restored where the site has another key. */
    async appendToCopy(queries: Queries, record: AuditRecord): Promise<void> {
      const { signed } = await readHead(queries);
      const isForeign =
        key !== undefined && signed !== null && !isOfKey(await key(), signed.signature);
      if (isForeign) await removeSignature(queries);
      await append(queries, record);
    },

    /** Signs the log as it is, with an entry that says why. */
    async signAnew(queries: Queries, reason: string): Promise<void> {
      await lockHeadForUpdate(queries);
      await removeSignature(queries);
      await append(queries, { actor: "command-line", action: "log-signed", reason });
    },

    /** At most `limit` entries before this number, newest first; of one post, or of all for null. */
    entriesBefore,

    /** The authors of these revisions, by post and number. */
    authors: listAuthors,

    /** The latest entry of each of these posts among entries of these actions. */
    latest: listLatest,

    /** When the last backup of this database was made, as an ISO instant; null when there was none. */
    lastBackup,

    verifyChain: (queries: Queries) => verifyChain(queries, key),
  };
}

/**
 * Reads the whole chain and changes nothing: each entry must follow the one before it, up to the
 * head, and with a key the head must be signed by it. What is added meanwhile is read too.
 */
export async function verifyChain(queries: Queries, key?: AuditKey): Promise<ChainCheck> {
  const lowest = await lowestSequence(queries);
  if (lowest !== null && lowest < 1) return { intact: false, brokenAt: lowest };
  let last = emptyChain;
  let firstAt: string | null = null;
  let signedAnew: number | undefined;
  for (;;) {
    const entries = await entriesAfter(queries, last.sequence, entriesPerRead);
    for (const entry of entries) {
      if (!continues(last, entry)) return { intact: false, brokenAt: last.sequence + 1 };
      last = entry;
      firstAt ??= entry.at;
      if (entry.action === "log-signed") signedAnew = entry.sequence;
    }
    if (entries.length > 0) continue;
    const { head } = await readHead(queries);
    if (head.sequence === last.sequence && head.hash === last.hash) break;
    const addedEntries = await entriesAfter(queries, last.sequence, 1);
    if (addedEntries.length === 0) return { intact: false, brokenAt: last.sequence + 1 };
  }
  if (await isYoungerThanAccounts(queries, firstAt)) return { intact: false, brokenAt: 1 };
  if (key === undefined) return { intact: true, entries: last.sequence };
  const { signedTo, problem } = await checkSignature(queries, await key());
  if (problem !== undefined)
    return {
      intact: false,
      brokenAt: Math.min(signedTo, last.sequence + 1),
      signature: problem,
    };
  if (signedTo > 0 && signedTo < last.sequence)
    return { intact: false, brokenAt: signedTo + 1, signature: "missing" };
  return { intact: true, entries: last.sequence, isSigned: signedTo > 0, signedAnew };
}

/** An account is never made without an entry: the log has been emptied where an account is older than it. */
async function isYoungerThanAccounts(queries: Queries, firstAt: string | null): Promise<boolean> {
  const oldest = await oldestAccount(queries);
  if (oldest === null) return false;
  return firstAt === null || Date.parse(firstAt) - Date.parse(oldest) > maxMsBetweenAccountAndEntry;
}

/**
 * Entries after `signedTo` are unsigned without a problem when a version of the site made them that did not sign yet.
 * With a problem it is the number up to which the log was signed.
 */
async function checkSignature(
  queries: Queries,
  key: Buffer,
): Promise<{ readonly signedTo: number; readonly problem?: SignatureProblem }> {
  const { head, signed } = await readHead(queries);
  if (signed === null) {
    if (head.sequence === 0 || !(await hasEntryOf(queries, "log-signed"))) return { signedTo: 0 };
    return { signedTo: head.sequence + 1, problem: "missing" };
  }
  const signedTo = signed.sequence;
  if (!isOfKey(key, signed.signature)) return { signedTo, problem: "of another key" };
  const hash = signedTo === head.sequence ? head.hash : await entryHashAt(queries, signedTo);
  if (hash === null || signed.signature !== signHead(key, { sequence: signedTo, hash }))
    return { signedTo, problem: "wrong" };
  return { signedTo };
}

/** As they will come back from a JSON column, so that the hash is taken over what is stored. */
function storableDetails(details: AuditDetails): Record<string, unknown> {
  const text = JSON.stringify(details, (_key, value: unknown) =>
    typeof value === "string" ? storableText(value) : value,
  );
  return detailsSchema.parse(JSON.parse(text));
}
