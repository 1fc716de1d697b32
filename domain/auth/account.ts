import { z } from "zod";
import { fail, succeed, type Result } from "../shared/result.ts";
import { oneLine } from "../shared/written-text.ts";

export type Account = {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** Null until somebody says. */
  readonly name: string | null;
  /** Kept by the person themself (`updateUser({ data })` of the session library). */
  readonly metadata: AccountMetadata;
  readonly lastSignInAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type User = Account & { readonly factors: readonly Factor[] };

/** A second factor: an authenticator app that has the account's secret. */
export type Factor = {
  readonly id: string;
  readonly friendlyName: string | null;
  /** Only a verified one counts: somebody has shown a code of it. */
  readonly status: "unverified" | "verified";
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type AccountMetadata = Readonly<Record<string, unknown>>;

export const accountMetadataSchema = z.record(z.string(), z.unknown());

export function isAccountId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

/** The longest address that mail can be sent to (RFC 5321). */
export const maximumEmailLength = 254;

export const emailSchema = z.email().max(maximumEmailLength);

/** One account whatever way its address is typed. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** `admin`: an approver, who may do everything; `writer`: drafts and edits, and publishes nothing. */
export const roles = ["admin", "writer"] as const;

export type Role = (typeof roles)[number];

export const roleSchema = z.enum(roles);

/** Somebody of the office who is signed in and has shown what their account asks for. */
export type Staff = {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  /** Until when they may go on without the second factor that everybody needs from then on. */
  readonly factorDue?: string;
};

const longestName = 80;

/** A name as it is stored: one line. `malformed` when it is empty or too long. */
export function personName(typed: string): Result<string> {
  const name = oneLine(typed);
  if (name === "") return fail("malformed", "Please give a name.");
  return name.length > longestName
    ? fail("malformed", `Please keep the name to ${longestName} characters.`)
    : succeed(name);
}
