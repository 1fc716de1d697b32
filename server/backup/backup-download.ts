import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { BackupRefusal } from "../../database/backup/copy-rows.ts";
import { makeBackup } from "../../database/backup/make-backup.ts";
import { makeDataFolder } from "../../database/data-folder.ts";
import { databaseFaultOf } from "../../database/database-faults.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../../database/open-database.ts";
import type { AuditLog } from "../../domain/audit/audit-log.ts";
import { longIndianDate, type Clock } from "../../domain/shared/clock.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";

type Dependencies = {
  readonly location: DatabaseLocation;
  readonly dataDir: string;
  readonly database: OpenDatabase;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly log: Log;
};

type DownloadRequest = { readonly email: string; readonly signal: AbortSignal };

export type Download = {
  readonly name: string;
  readonly size: number;
  readonly content: ReadableStream<Uint8Array>;
};

export type BackupDownload = ReturnType<typeof createBackupDownload>;

export function createBackupDownload(dependencies: Dependencies) {
  const { location, database, audit, clock, log } = dependencies;
  const folder = join(dependencies.dataDir, "download");
  const stop = new AbortController();
  let running: Promise<unknown> | null = null;

  async function make({ email, signal }: DownloadRequest): Promise<Result<Download>> {
    const made_at = clock.now().toISOString();
    try {
      const { file, sha256 } = await makeFile(AbortSignal.any([stop.signal, signal]));
      const { size } = await file.stat();
      const noted = new TransformStream<Uint8Array, Uint8Array>({
        flush: () => note(email, { made_at, sha256 }),
      });
      const read = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
      const content = read.pipeThrough(noted);
      const day = longIndianDate(clock.now()).replaceAll(" ", "-");
      return succeed({ name: `site-${day}.sqlite`, size, content });
    } catch (fault) {
      log.warn("A backup could not be made for a download.", { fault });
      return fail("unavailable", reasonOf(fault));
    }
  }

  /** It has no name any more: it goes with its last reader, however that ends. */
  async function makeFile(signal: AbortSignal): Promise<{ file: FileHandle; sha256: string }> {
    makeDataFolder(dependencies.dataDir);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    // A connection of its own, so that readers and writers wait for nobody.
    const ownDatabase = await openDatabase(location);
    try {
      const path = join(folder, "site.sqlite");
      const { sha256 } = await makeBackup(ownDatabase, path, signal);
      return { file: await open(path), sha256 };
    } finally {
      await ownDatabase.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** A backup is worth more than its entry: on a full disk above all. */
  async function note(by: string, details: { made_at: string; sha256: string }): Promise<void> {
    const entry = { actor: `admin:${by}`, action: "backup-made", details } as const;
    try {
      await database.transaction((queries) => audit.append(queries, entry));
    } catch (fault) {
      log.error("A backup was sent that could not be noted.", { ...details, by, fault });
    }
  }

  return {
    /** Noted once all of it was sent; on a full disk in the log alone. */
    async begin(request: DownloadRequest): Promise<Result<Download>> {
      if (running !== null)
        return fail("too-many", "A backup is under way already: wait for its end.", 30);
      const download = make(request);
      running = download.finally(() => (running = null));
      return download;
    },

    async stop(): Promise<void> {
      stop.abort(new Error("The site stops."));
      await running;
    },
  };
}

function reasonOf(fault: unknown): string {
  if (fault instanceof BackupRefusal) return fault.message;
  const isFull = databaseFaultOf(fault) === "full";
  return `The backup could not be made.${isFull ? " The server's disk is full." : ""}`;
}
