import { BackupRefusal, type BackupHeader } from "../database/backup/backup-format.ts";
import type { SiteTable } from "../database/backup/site-tables.ts";
import { frozenClock, systemClock, type Clock } from "../domain/shared/clock.ts";
import { loadEnvironment, readSettings, type Settings } from "../server/config.ts";
import {
  isStartError,
  startFailureMessage,
  StartError,
  startErrorFrom,
} from "../server/start-error.ts";

/** What the commands have in common: one file in, one sentence out; exit code 1 with a reason, 2 with the usage. */
export async function runOnFile(
  usage: string,
  work: (path: string, settings: Settings & { readonly clock: Clock }) => Promise<string>,
): Promise<void> {
  const [path, ...otherWords] = process.argv.slice(2);
  if (path === undefined || path === "" || path.startsWith("-") || otherWords.length > 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  try {
    const settings = readSettings(loadEnvironment());
    const clock = settings.now === null ? systemClock : frozenClock(settings.now);
    console.log(await work(path, { ...settings, clock }));
  } catch (error) {
    console.error(startFailureMessage(error));
    process.exitCode = 1;
  }
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

/** The number with the word for it. */
export function countText(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
