import {
  restoreBackup,
  withBackup,
  type CheckedBackup,
} from "../database/backup/restore-backup.ts";
import { raiseSiteVersion } from "../database/site-version.ts";
import { createAuditLog } from "../domain/audit/audit-log.ts";
import { failOpenRuns } from "../domain/drafting/runs/run-repository.ts";
import { giveUpWaitingMails } from "../domain/notify/mail-repository.ts";
import type { Failure } from "../domain/shared/result.ts";
import { openDataLocationAsItIs } from "../server/data-location.ts";
import { createAuditKey } from "../server/settings-key.ts";
import { asStartError, contentsOf, readPath } from "./backup.ts";
import { countText, runAsProcess, type Command, type CommandSettings } from "./command.ts";

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
    const settings = context.settings();
    const lines = await withBackup(path, (backup) => restore(backup, settings)).catch(
      (error: unknown) => {
        throw asStartError(`${path} could not be restored`, error);
      },
    );
    return { lines, isDone: true };
  },
};

async function restore(
  { database: backup, sha256 }: CheckedBackup,
  { clock, ...settings }: CommandSettings,
): Promise<readonly string[]> {
  const place = await openDataLocationAsItIs(settings);
  const key = createAuditKey(settings);
  try {
    const ended = { mails: 0, runs: 0 };
    const counts = await restoreBackup(place.database, backup, async (queries) => {
      ended.mails = await giveUpWaitingMails(queries, mailEnd);
      ended.runs = await failOpenRuns(queries, { ...runEnd, at: clock.now().toISOString() });
      const details = { sha256, ended };
      const entry = { actor: "system", action: "site-restored", details } as const;
      await createAuditLog({ clock, key }).appendAndSign(queries, entry);
      await raiseSiteVersion(queries);
    });
    return [`The backup was restored: ${contentsOf(counts)}.`, ...endedLines(ended)];
  } finally {
    await place.close();
  }
}

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

if (import.meta.main) await runAsProcess(restoreCommand);
