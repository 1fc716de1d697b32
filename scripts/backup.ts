import { existsSync } from "node:fs";
import { join } from "node:path";
import { BackupRefusal, type BackupHeader } from "../database/backup/backup-format.ts";
import { makeBackup } from "../database/backup/make-backup.ts";
import type { SealedBackup } from "../database/backup/read-backup.ts";
import type { SiteTable } from "../database/backup/site-tables.ts";
import {
  embeddedFile,
  type DatabaseLocation,
  type OpenDatabase,
} from "../database/open-database.ts";
import { createAuditLog } from "../domain/audit/audit-log.ts";
import type { Clock } from "../domain/shared/clock.ts";
import { openAsItIs, locationName } from "../server/data-location.ts";
import { isStartError, StartError, startErrorFrom } from "../server/start-error.ts";
import { countText, runAsProcess, UnknownWords, withDatabase, type Command } from "./command.ts";

const usage = `Writes the whole database to one file, also while the site runs. The file is for its owner
alone: it holds the accounts, the links' keys and every draft.

  npm run backup -- FILE`;

export const backupCommand: Command = {
  usage,
  async run(words, { settings, onStop }) {
    const path = readPath(words);
    const { database: location, clock } = settings();
    const work = async (database: OpenDatabase) => {
      const stop = new AbortController();
      // What was written so far is removed.
      onStop(() => stop.abort(new StartError("The backup was broken off.")));
      const { signal } = stop;
      const madeAt = clock.now();
      const sealed = await makeBackup(database, { path, madeAt, signal }).catch(
        (error: unknown) => {
          throw asStartError(`The backup could not be written to ${path}`, error);
        },
      );
      await note(database, clock, sealed);
      return sealed.header;
    };
    const header = await withDatabase(location, work, openExisting);
    const line = `The backup of ${header.made_at} is in ${path}: ${contentsOf(header)}. Keep it as safe as the database.`;
    return { lines: [line], isDone: true };
  },
};

/** The only word of the command: a file. */
export function readPath([path = "", ...otherWords]: readonly string[]): string {
  if (path === "" || path.startsWith("-") || otherWords.length > 0) throw new UnknownWords();
  return path;
}

/** As it is: a backup made before an update must not update first. */
async function openExisting(location: DatabaseLocation): Promise<OpenDatabase> {
  if ("dataDir" in location && !existsSync(join(location.dataDir, embeddedFile)))
    throw new StartError(`There is no database ${locationName(location)}.`);
  return openAsItIs(location);
}

async function note(database: OpenDatabase, clock: Clock, { header, sha256 }: SealedBackup) {
  const details = { made_at: header.made_at, sha256 };
  await database
    .transaction((queries) =>
      createAuditLog({ clock }).append(queries, {
        actor: "system",
        action: "backup-made",
        details,
      }),
    )
    .catch((error: unknown) => {
      throw startErrorFrom("The backup is whole, but the audit log could not note it", error);
    });
}

/** One sentence for whatever a backup or a restoration ended with. */
export function asStartError(sentence: string, error: unknown): StartError {
  if (error instanceof BackupRefusal) return new StartError(error.message, { cause: error });
  const cause = error instanceof Error && error.name === "AbortError" ? error.cause : error;
  return isStartError(cause)
    ? new StartError(cause.message, { cause })
    : startErrorFrom(sentence, cause);
}

/** In words of the site: how many posts, accounts and entries of the audit log. */
export function contentsOf({ tables }: BackupHeader): string {
  const count = (name: SiteTable) => tables.find((table) => table.name === name)?.rows ?? 0;
  return `${countText(count("blog_posts"), "post")}, ${countText(count("users"), "account")}, ${countText(count("audit_log"), "audit entry", "audit entries")}`;
}

if (import.meta.main) await runAsProcess(backupCommand);
