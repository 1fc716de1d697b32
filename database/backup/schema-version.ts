import { migrations } from "../migrations/index.ts";
import { BackupRefusal } from "./backup-format.ts";

/** Throws `BackupRefusal` when these are not the first migrations of this code: it is a newer version's schema. */
export function refuseNewerSchema(subject: string, applied: readonly string[]): void {
  const known = Object.keys(migrations("sqlite"));
  const unknown = applied.find((name, index) => known[index] !== name);
  if (unknown !== undefined)
    throw new BackupRefusal(
      `${subject} belongs to a newer version of the site (it has ${unknown}): use that version.`,
    );
}
