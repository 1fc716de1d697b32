import { migrations } from "../migrations/index.ts";

export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}

export function refuseNewerSchema(subject: string, appliedMigrations: readonly string[]): void {
  const knownMigrations = Object.keys(migrations("sqlite"));
  const unknown = appliedMigrations.find((name, index) => knownMigrations[index] !== name);
  if (unknown !== undefined)
    throw new BackupRefusal(
      `${subject} belongs to a newer version of the site (it has ${unknown}): use that version.`,
    );
}
