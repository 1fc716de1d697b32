import { open, type FileHandle } from "node:fs/promises";
import { checkBackup } from "../database/backup/read-backup.ts";
import { restoreBackup } from "../database/backup/restore-backup.ts";
import { siteRestored } from "../database/last-backup.ts";
import { createAuditLog } from "../domain/audit/audit-log.ts";
import { openPlace } from "../server/open-place.ts";
import { startError } from "../server/start-error.ts";
import { contentsOf, refused, runOnFile } from "./backup-command.ts";

const usage = `Fills an empty DATA_DIR or DATABASE_URL from a file of npm run backup, all or nothing. The site
must not be running there.

  npm run restore -- FILE`;

await runOnFile(usage, async (path, { clock, ...settings }) => {
  const file = await openFile(path);
  try {
    const { header, sha256 } = await checkBackup(file);
    const place = await openPlace(settings);
    try {
      const audit = createAuditLog({ clock });
      await restoreBackup(place.database, { file, header }, (queries) =>
        audit.append(queries, {
          actor: "system",
          action: siteRestored,
          details: { made_at: header.made_at, sha256 },
        }),
      );
    } finally {
      await place.close();
    }
    return `The backup of ${header.made_at} was restored: ${contentsOf(header)}.`;
  } catch (error) {
    throw refused(`${path} could not be restored`, error);
  } finally {
    await file.close();
  }
});

async function openFile(path: string): Promise<FileHandle> {
  return open(path).catch((error: unknown) => {
    throw startError(`${path} cannot be read`, error);
  });
}
