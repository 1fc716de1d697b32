import { finished, pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { writeBackup } from "../../database/backup/make-backup.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../../database/open-database.ts";
import type { AuditLog } from "../../domain/audit/audit-log.ts";
import { longIndianDate, type Clock } from "../../domain/shared/clock.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";

/** How long one download may take, in milliseconds: it holds on to what the database was at its beginning. */
const longestTime = 30 * 60_000;

type Dependencies = {
  readonly location: DatabaseLocation;
  readonly database: OpenDatabase;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly log: Log;
};

export type Download = { readonly name: string; readonly content: ReadableStream<Uint8Array> };

export type BackupDownload = ReturnType<typeof createBackupDownload>;

/**
 * The whole database as one file, sent while it is read: nothing is stored on the server, and memory
 * holds a few rows. It is read over a connection of its own, so that readers and writers wait for nobody.
 */
export function createBackupDownload({ location, database, audit, clock, log }: Dependencies) {
  const stop = new AbortController();
  let running: Promise<void> | null = null;

  async function make(content: ReturnType<typeof createGzip>, by: string): Promise<void> {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestTime)]);
    const ownDatabase = await openDatabase(location);
    try {
      const { header, sha256 } = await writeBackup(ownDatabase, clock.now(), (text) =>
        pipeline(text, content, { signal }),
      );
      // The pipeline ends with what it has written, of which the client may not have taken all.
      await finished(content, { signal });
      await note({ by, made_at: header.made_at, sha256 });
    } finally {
      await ownDatabase.close();
    }
  }

  /** A backup is worth more than its entry: on a full disk above all. */
  async function note({ by, ...details }: { by: string; made_at: string; sha256: string }) {
    const entry = { actor: `admin:${by}`, action: "backup-made", details } as const;
    try {
      await database.transaction((queries) => audit.append(queries, entry));
    } catch (fault) {
      log.error("A backup was sent that could not be noted.", { ...details, by, fault });
    }
  }

  return {
    /**
     * Begins a backup. What is broken off lacks its seal and is refused by a restoration, and is not
     * noted: only one of which all was sent is, before its end is; where nothing can be written, in the
     * log alone. `too-many` while another one is under
     * way here.
     */
    begin({ email }: { readonly email: string }): Result<Download> {
      if (running !== null)
        return fail("too-many", "A backup is under way already: wait for its end.", 30);
      const content = createGzip();
      const auditEntry = make(content, email);
      running = auditEntry
        .catch((fault: unknown) => {
          log.warn("A backup was not downloaded to its end.", { fault });
          content.destroy(fault instanceof Error ? fault : new Error("broken off"));
        })
        .finally(() => (running = null));
      const day = longIndianDate(clock.now()).replaceAll(" ", "-");
      return succeed({ name: `site-${day}.backup`, content: sentFrom(content, auditEntry) });
    },

    /** Breaks off what is under way. */
    async stop(): Promise<void> {
      stop.abort(new Error("The site stops."));
      await running;
    },
  };
}

/** Ends once the backup is noted. A client that goes away before breaks the backup off. */
function sentFrom(
  gzip: ReturnType<typeof createGzip>,
  auditEntry: Promise<void>,
): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array, undefined> = gzip[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) {
        await auditEntry;
        controller.close();
      } else controller.enqueue(next.value);
    },
    cancel: () => void gzip.destroy(new Error("The client went away.")),
  });
}
