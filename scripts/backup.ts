import { existsSync } from "node:fs";
import { join } from "node:path";
import { makeBackup } from "../database/backup/make-backup.ts";
import type { SealedBackup } from "../database/backup/read-backup.ts";
import {
  embeddedFile,
  type DatabaseLocation,
  type OpenDatabase,
} from "../database/open-database.ts";
import { createAuditLog } from "../domain/audit/audit-log.ts";
import type { Clock } from "../domain/shared/clock.ts";
import { openAsItIs, locationName } from "../server/data-location.ts";
import { StartError, startErrorFrom } from "../server/start-error.ts";
import { contentsOf, asStartError, runOnFile } from "./backup-command.ts";

const usage = `Writes the whole database to one file, also while the site runs. The file is for its owner
alone: it holds the accounts, the links' keys and every draft.

  npm run backup -- FILE`;

await runOnFile(usage, async (path, { database: location, clock }) => {
  const database = await openExisting(location);
  try {
    const madeAt = clock.now();
    const { header, sha256 } = await makeBackup(database, {
      path,
      madeAt,
      signal: untilStopped(),
    }).catch((error: unknown) => {
      throw asStartError(`The backup could not be written to ${path}`, error);
    });
    await note(database, clock, { header, sha256 });
    return `The backup of ${header.made_at} is in ${path}: ${contentsOf(header)}. Keep it as safe as the database.`;
  } finally {
    await database.close();
  }
});

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

/** Ctrl-C and SIGTERM break it off, and what was written so far is removed. */
function untilStopped(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => stop.abort(new StartError("The backup was broken off.")));
  return stop.signal;
}
