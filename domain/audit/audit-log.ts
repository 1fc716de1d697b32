import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { storableText } from "../shared/written-text.ts";
import {
  continues,
  emptyChain,
  entryHash,
  signHead,
  type AuditDetails,
  type AuditKey,
  type AuditRecord,
  type ChainHead,
} from "./audit-entry.ts";
import {
  entriesAfter,
  entriesBefore,
  hasEntryOf,
  insertEntry,
  lastBackup,
  listAuthors,
  listLatest,
  lockHeadForUpdate,
  oldestAccount,
  readHead,
  storeSignature,
} from "./audit-repository.ts";

export type ChainCheck = Awaited<ReturnType<typeof verifyChain>>;

export type AuditLog = ReturnType<typeof createAuditLog>;

const entriesPerRead = 500;
const beforeAll = -(2 ** 31);
const detailsSchema = z.record(z.string(), z.json());

/** An account and the entry that notes it are made in one transaction, whose clock may be read twice. */
const maxMsBetweenAccountAndEntry = 60_000;

/** Each entry is chained to the one before it by its hash; with a key the end is signed, too. */
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

  return {
    /** Adds an entry that stands or falls with the caller's transaction. The log is locked until that ends: append last. */
    async append(queries: Queries, record: AuditRecord): Promise<void> {
      const head = await lockHeadForUpdate(queries);
      const settingsKey = await key?.();
      // A signature that is wrong stays, so that it is found however much is written after it.
      const isSound =
        settingsKey !== undefined && (await signatureProblem(queries, settingsKey)) === null;
      const isUnsigned = isSound && head.sequence > 0 && (await readHead(queries)).signed === null;
      const last = isUnsigned ? await insert(queries, head, firstSignature(head)) : head;
      const next = await insert(queries, last, record);
      if (isSound) await storeSignature(queries, next.sequence, signHead(settingsKey, next));
    },

    /** The same, and signs the log as it is, whatever its signature was: the entry says why. */
    async appendAndSign(queries: Queries, record: AuditRecord): Promise<void> {
      const next = await insert(queries, await lockHeadForUpdate(queries), record);
      const settingsKey = await key?.();
      if (settingsKey !== undefined)
        await storeSignature(queries, next.sequence, signHead(settingsKey, next));
    },

    entriesBefore,
    authors: listAuthors,

    latest: listLatest,

    lastBackup,

    verifyChain: (queries: Queries) => verifyChain(queries, key),
  };
}

export async function verifyChain(queries: Queries, key?: AuditKey) {
  let last = emptyChain;
  let firstAt: string | null = null;
  let signedAnew: number | undefined;
  for (;;) {
    const after = last.sequence === 0 ? beforeAll : last.sequence;
    const entries = await entriesAfter(queries, after, entriesPerRead);
    for (const entry of entries) {
      if (!continues(last, entry)) return broken(last.sequence + 1);
      last = entry;
      firstAt ??= entry.at;
      if (entry.action === "log-signed") signedAnew = entry.sequence;
    }
    if (entries.length > 0) continue;
    const { head } = await readHead(queries);
    if (head.sequence === last.sequence && head.hash === last.hash) break;
    const addedEntries = await entriesAfter(queries, last.sequence, 1);
    if (addedEntries.length === 0) return broken(last.sequence + 1);
  }
  if (await isYoungerThanAccounts(queries, firstAt)) return broken(1);
  const problem = key === undefined ? null : await signatureProblem(queries, await key());
  if (problem !== null) return broken(problem.brokenAt, problem.signature);
  /** `signedAnew`: the newest entry that says that it signs what stood before it without a valid signature. */
  return { intact: true as const, entries: last.sequence, signedAnew };
}

function broken(brokenAt: number, signature?: "missing" | "wrong") {
  return { intact: false as const, brokenAt, signature };
}

/** An account is never made without an entry: the log has been emptied where an account is older than it. */
async function isYoungerThanAccounts(queries: Queries, firstAt: string | null): Promise<boolean> {
  const oldest = await oldestAccount(queries);
  if (oldest === null) return false;
  return firstAt === null || Date.parse(firstAt) - Date.parse(oldest) > maxMsBetweenAccountAndEntry;
}

/** Notes that what an earlier version wrote, which did not sign, is signed from now on. */
function firstSignature({ sequence }: ChainHead): AuditRecord {
  return { actor: "system", action: "log-signed", details: { from: 1, to: sequence } };
}

async function signatureProblem(queries: Queries, key: Buffer) {
  const { head, signed } = await readHead(queries);
  if (signed === null) {
    const wasSigned = head.sequence > 0 && (await hasEntryOf(queries, "log-signed"));
    return wasSigned ? ({ brokenAt: 1, signature: "missing" } as const) : null;
  }
  if (signed.sequence === head.sequence && signed.signature === signHead(key, head)) return null;
  return { brokenAt: Math.min(signed.sequence, head.sequence) + 1, signature: "wrong" } as const;
}

/** As they will come back from a JSON column, so that the hash is taken over what is stored. */
function storableDetails(details: AuditDetails): Record<string, unknown> {
  const text = JSON.stringify(details, (_key, value: unknown) =>
    typeof value === "string" ? storableText(value) : value,
  );
  return detailsSchema.parse(JSON.parse(text));
}
