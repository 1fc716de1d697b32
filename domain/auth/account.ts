import { z } from "zod";
import type { NamedRow } from "../../database/named-rows.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { oneLine } from "../shared/written-text.ts";
import type { Factor } from "./factors-repository.ts";

export type Account = Omit<NamedRow<"users">, "passwordHash" | "userMetadata"> & {
  /** Kept by the person themself (`updateUser({ data })` of the session library). */
  readonly metadata: AccountMetadata;
};

export type AccountMetadata = Readonly<Record<string, unknown>>;

export const accountMetadataSchema = z.record(z.string(), z.unknown());

export type User = Account & { readonly factors: readonly Factor[] };

export function isAccountId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

/** The longest address that mail can be sent to (RFC 5321). */
export const maximumEmailLength = 254;

export const emailSchema = z.email().max(maximumEmailLength);

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** `admin`: an approver, who may do everything; `writer`: drafts and edits, and publishes nothing. */
export const roles = ["admin", "writer"] as const;

export type Role = (typeof roles)[number];

export type Staff = {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  /** Until when they may go on without the second factor that everybody needs from then on. */
  readonly factorDue?: string;
};

const longestName = 80;

export function personName(typed: string): Result<string> {
  const name = oneLine(typed);
  if (name === "") return fail("malformed", "Please give a name.");
  return name.length > longestName
    ? fail("malformed", `Please keep the name to ${longestName} characters.`)
    : succeed(name);
}
