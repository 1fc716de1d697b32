export type AuditDetails = Readonly<Record<string, unknown>>;

/** The names are stored and never change; rows may have others, of rooms that are no more. */
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
  | "mark-kept"
  | "post-created"
  | "post-deleted"
  | "post-drafted"
  | "post-edited"
  | "post-erased"
  | "post-published"
  | "post-restored"
  | "post-reviewed"
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

  // Review (domain/review)
  | "link-issued"
  | "link-revoked"
  | "link-secret-rotated"
  | "review-returned"

  // Exam facts (domain/facts)
  | "edition-changed"
  | "edition-opening-asked"
  | "fact-approved"
  | "fact-proposed"
  | "fact-rejected"

  // Official pages (domain/official-pages)
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

  // Closing ranks (domain/closing-ranks)
  | "ranks-imported"
  | "ranks-withdrawn"

  // Commands (scripts/)
  | "backup-made"
  | "log-signed"
  | "site-restored";

export type AuditRecord = {
  /** `admin:EMAIL`, `link:LINK_ID`, an account's id, or `system`. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly postId?: string;
  readonly revision?: number;
  readonly reason?: string;
  readonly details?: AuditDetails;
};
