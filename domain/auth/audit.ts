import type { Queries } from "../../database/open-database.ts";

/** What this room asks of the audit log: an entry that stands or falls with the caller's transaction. */
export type Audit = {
  readonly append: (
    queries: Queries,
    entry: {
      readonly actor: string;
      readonly action: AuthAction;
      readonly postId?: string;
      readonly reason?: string;
      readonly details?: Record<string, unknown>;
    },
  ) => Promise<void>;
};

export type AuthAction =
  | "account-created"
  | "password-changed"
  | "password-reset"
  | "second-factor-enrolled"
  | "second-factor-removed"
  | "admin-granted"
  | "admin-revoked"
  | "account-erased"
  | "person-erased"
  | "drafting-cancelled"
  | "signing-key-rotated"
  | "signed-in"
  | "refresh-token-reused";

export const noAudit: Audit = { append: () => Promise.resolve() };
