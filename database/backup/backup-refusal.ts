import { migrations } from "../migrations/index.ts";

/** A backup that is not made or not restored, for a reason that the person can do something about: one sentence. */
export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}

/** Throws `BackupRefusal` when these are not the first migrations of this code: it is a newer version's schema. */
export function refuseNewerSchema(subject: string, appliedMigrations: readonly string[]): void {
  const knownMigrations = Object.keys(migrations("sqlite"));
  const unknown = appliedMigrations.find((name, index) => knownMigrations[index] !== name);
  if (unknown !== undefined)
    throw new BackupRefusal(
      `${subject} belongs to a newer version of the site (it has ${unknown}): use that version.`,
    );
}
