import { existsSync } from "node:fs";
import { join } from "node:path";
import { BackupRefusal, type RowCounts } from "../database/backup/copy-rows.ts";
import { makeBackup } from "../database/backup/make-backup.ts";
import {
  embeddedFile,
  type DatabaseLocation,
  type OpenDatabase,
} from "../database/open-database.ts";
import type { Database } from "../database/schema.ts";
import type { RoomTools } from "../domain/audit/room-tools.ts";
import { openAsItIs, locationName } from "../server/data-location.ts";
import { isStartError, StartError, startErrorFrom } from "../server/start-error.ts";
import { countText, runAsProcess, UnknownWords, withTools, type Command } from "./command.ts";

const usage = `Writes the whole database to one new SQLite file, also while the site runs. The file is for its
owner alone: it holds the accounts, the links' keys and every draft.

  npm run backup -- FILE`;

export const backupCommand: Command = {
  usage,
  async run(words, { settings, onStop }) {
    const path = readPath(words);
    const work = async (tools: RoomTools) => {
      const stop = new AbortController();
      // The unfinished file is removed.
      onStop(() => stop.abort(new StartError("The backup was broken off.")));
      const madeAt = tools.clock.now().toISOString();
      const { counts, sha256 } = await makeBackup(tools.database, path, stop.signal).catch(
        (error: unknown) => {
          throw asStartError(`The backup could not be written to ${path}`, error);
        },
      );
      await note(tools, { made_at: madeAt, sha256 });
      return `The backup of ${madeAt} is in ${path}: ${contentsOf(counts)}. Keep it as safe as the database.`;
    };
    return { lines: [await withTools(settings(), work, openExisting)], isDone: true };
  },
};

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

async function note(
  { database, audit }: RoomTools,
  details: { readonly made_at: string; readonly sha256: string },
) {
  const entry = { actor: "system", action: "backup-made", details } as const;
  await database
    .transaction((queries) => audit.append(queries, entry))
    .catch((error: unknown) => {
      throw startErrorFrom("The backup is whole, but the audit log could not note it", error);
    });
}

export function asStartError(sentence: string, error: unknown): StartError {
  if (error instanceof BackupRefusal || isStartError(error))
    return new StartError(error.message, { cause: error });
  return startErrorFrom(sentence, error);
}

export function contentsOf(counts: RowCounts): string {
  const count = (table: keyof Database) => counts.get(table) ?? 0;
  return `${countText(count("blog_posts"), "post")}, ${countText(count("users"), "account")}, ${countText(count("audit_log"), "audit entry", "audit entries")}`;
}

if (import.meta.main) await runAsProcess(backupCommand);
