import { z } from "zod";

/** A person who may sign in. */
export type Account = {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** What the person keeps about themself, by way of the session library's `updateUser({ data })`. */
  readonly metadata: AccountMetadata;
  readonly lastSignInAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type AccountMetadata = Readonly<Record<string, unknown>>;

export const accountMetadataSchema = z.record(z.string(), z.unknown());

/** The longest address that mail can be sent to (RFC 5321). */
export const maximumEmailLength = 254;

export const emailSchema = z.email().max(maximumEmailLength);

/** One account whatever way its address is typed. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
