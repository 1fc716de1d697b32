export type AuditDetails = Readonly<Record<string, unknown>>;

/**
 * Every action of the audit log, by the room that records it. The names are stored: they never change. One that is not
 * recorded any more stays here.
 */
export type AuditAction =
  // Accounts (domain/auth)
  | "account-created"
  | "account-erased"
  | "admin-granted"
  | "admin-revoked"
  | "invitation-renewed"
  | "invitation-withdrawn"
  | "password-changed"
  | "password-reset"
  | "person-erased"
  | "person-invited"
  | "person-joined"
  | "person-named"
  | "recovery-code-used"
  | "recovery-codes-made"
  | "refresh-token-reused"
  | "role-changed"
  | "second-factor-enrolled"
  | "second-factor-removed"
  | "sessions-ended"
  | "signed-in"
  | "signing-key-rotated"

  // Posts (domain/posts)
  | "change-discarded"
  | "claims-confirmed"
  | "mark-kept"
  | "look-noted"
  | "post-confirmed"
  | "post-created"
  | "post-deleted"
  | "post-drafted"
  | "post-edited"
  | "post-erased"
  | "post-published"
  | "plan-added"
  | "plan-changed"
  | "plan-ended"
  | "post-restored"
  | "post-revised"
  | "post-scheduled"
  | "post-unscheduled"
  | "post-withdrawn"
  | "revision-restored"
  | "schedule-dismissed"
  | "schedule-stopped"

  // Drafts (domain/drafting)
  | "corrections-requested"
  | "draft-requested"
  | "drafting-cancelled"
  | "drafting-failed"
  | "failure-dismissed"
  | "failure-recalled"
  | "passages-locked"

  // Review (domain/review)
  | "link-issued"
  | "link-revoked"
  | "link-secret-rotated"
  | "review-requested"
  | "review-returned"

  // Exam facts (domain/facts)
  | "edition-changed"
  | "edition-opening-asked"
  | "fact-approved"
  | "fact-proposed"
  | "fact-rejected"

  // Official pages (domain/watch)
  | "page-change-judged"
  | "page-unwatched"
  | "page-watched"

  // Pictures (domain/pictures)
  | "picture-added"
  | "picture-deleted"
  | "picture-described"

  // Settings (domain/settings)
  | "settings-changed"

  // Updates (domain/updates)
  | "update-discarded"
  | "update-drafted"
  | "update-edited"
  | "update-ended"
  | "update-published"
  | "update-restored"

  // Links to elsewhere (domain/link-checks)
  | "dead-link-dismissed"
  | "link-check-requested"

  // Closing ranks (domain/ranks)
  | "ranks-imported"
  | "ranks-withdrawn"

  // Mistakes that readers report (domain/mistakes)
  | "mistake-reopened"
  | "mistake-settled"

  // Commands (scripts/)
  | "backup-made"
  | "site-restored";

/** One change, as a room tells the log of it. */
export type AuditRecord = {
  /** Who did it: `admin:EMAIL`, `link:LINK_ID`, an account's id, or `system`. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly postId?: string;
  readonly revision?: number;
  /** The words behind it, for example a reviewer's corrections. */
  readonly reason?: string;
  readonly details?: AuditDetails;
};
