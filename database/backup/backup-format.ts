import { z } from "zod";
import { formerTables, siteTables } from "./site-tables.ts";
import { migrations } from "../migrations/index.ts";

/**
 * A backup is gzip'd text, one JSON value a line: this header, then the rows of its tables in the
 * header's order as arrays of the columns' values, then the seal. Times are ISO-8601 in UTC, JSON columns
 * their text and bytes base64, whichever database they came from.
 */
export const headerSchema = z.object({
  format: z.literal("jee-main-guide-backup"),
  version: z.literal(1),
  /** The instant at which the database was as it stands in the file. */
  made_at: z.iso.datetime(),
  /** The migrations that the database had, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.enum([...siteTables, ...formerTables]),
      columns: z.array(z.string()).min(1),
      rows: z.int().nonnegative(),
    }),
  ),
});

export type BackupHeader = z.infer<typeof headerSchema>;

/** What tells a backup of this site from another file, and from one whose format is younger than this code. */
export const formatSchema = z.object({
  format: headerSchema.shape.format,
  version: z.int().positive(),
  migrations: headerSchema.shape.migrations,
});

export const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));

export type BackupRow = z.infer<typeof rowSchema>;

/** The last line: SHA-256, in hexadecimal, of all lines before it, their line ends included. */
export const sealSchema = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** A backup that is not made or not taken, for a reason that the person can do something about: one sentence. */
export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}

/** Why a file is not taken; nothing has been written then. */
export const refusals = {
  foreign: "The file is not a backup of this site.",
  damaged: "The file is damaged: it was cut or changed after it was made.",
  replaced: "The file became another one while it was read: nothing was restored.",
} as const;

/** Throws `BackupRefusal` when these are not the first migrations of this code: it is a newer version's schema. */
export function refuseNewerSchema(subject: string, appliedMigrations: readonly string[]): void {
  const knownMigrations = Object.keys(migrations("sqlite"));
  const unknown = appliedMigrations.find((name, index) => knownMigrations[index] !== name);
  if (unknown !== undefined)
    throw new BackupRefusal(
      `${subject} belongs to a newer version of the site (it has ${unknown}): use that version.`,
    );
}
