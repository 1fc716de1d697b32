import { open, type FileHandle } from "node:fs/promises";
import { checkBackup } from "../database/backup/read-backup.ts";
import { restoreBackup } from "../database/backup/restore-backup.ts";
import { raiseSiteVersion } from "../database/site-version.ts";
import { createAuditLog } from "../domain/audit/audit-log.ts";
import { failOpenRuns } from "../domain/drafting/runs/lease-repository.ts";
import { giveUpWaitingMails } from "../domain/notify/mail-repository.ts";
import type { Failure } from "../domain/shared/result.ts";
import { openDataLocationAsItIs } from "../server/data-location.ts";
import { startErrorFrom } from "../server/start-error.ts";
import { asStartError, contentsOf, readPath } from "./backup.ts";
import { countText, runAsProcess, type Command } from "./command.ts";

const usage = `Fills an empty DATA_DIR or DATABASE_URL from a file of npm run backup, all or nothing. The site
must not be running there.

  npm run restore -- FILE`;

/** Why what waits to go out is ended: beside the original, mails would be sent and posts drafted a second time. */
const mailEnd =
  "Not sent: it was waiting when the backup was made from which the site was restored.";
const runEnd: Failure = {
  kind: "unavailable",
  message:
    "This had not ended when the backup was made from which the site was restored. Your text is kept: please try again.",
};

export const restoreCommand: Command = {
  usage,
  async run(words, context) {
    const path = readPath(words);
    const { clock, ...settings } = context.settings();
    const file = await openFile(path);
    try {
      const { header, sha256 } = await checkBackup(file);
      const place = await openDataLocationAsItIs(settings);
      const endedCounts = { mails: 0, runs: 0 };
      try {
        const audit = createAuditLog({ clock });
        await restoreBackup(place.database, { file, header, sha256 }, async (queries) => {
          endedCounts.mails = await giveUpWaitingMails(queries, mailEnd);
          endedCounts.runs = await failOpenRuns(queries, {
            ...runEnd,
            at: clock.now().toISOString(),
          });
          const details = { made_at: header.made_at, sha256, ended: endedCounts };
          await audit.append(queries, { actor: "system", action: "site-restored", details });
          await raiseSiteVersion(queries);
        });
      } finally {
        await place.close();
      }
      const line = `The backup of ${header.made_at} was restored: ${contentsOf(header)}.`;
      return { lines: [line, ...endedLines(endedCounts)], isDone: true };
    } catch (error) {
      throw asStartError(`${path} could not be restored`, error);
    } finally {
      await file.close();
    }
  },
};

function endedLines({ mails, runs }: { mails: number; runs: number }): string[] {
  if (mails + runs === 0) return [];
  const restoredText = [
    ...(mails > 0 ? [countText(mails, "waiting mail")] : []),
    ...(runs > 0 ? [countText(runs, "unfinished draft")] : []),
  ].join(" and ");
  return [
    `Ended, so that nothing is done twice: ${restoredText}.`,
    "Where the former site is gone, send links and try drafts again from the desk.",
  ];
}

async function openFile(path: string): Promise<FileHandle> {
  return open(path).catch((error: unknown) => {
    throw startErrorFrom(`${path} cannot be read`, error);
  });
}

if (import.meta.main) await runAsProcess(restoreCommand);
