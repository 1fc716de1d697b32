/** The names of actions are stored and never change; rows may have others, of rooms that are no more. */
export const auditKinds = {
  people: {
    label: "People and signing in",
    actions: [
      "account-created",
      "account-erased",
      "admin-granted",
      "admin-revoked",
      "invitation-renewed",
      "invitation-withdrawn",
      "password-changed",
      "password-reset",
      "person-erased",
      "person-invited",
      "person-joined",
      "person-named",
      "recovery-code-used",
      "recovery-codes-made",
      "refresh-token-reused",
      "role-changed",
      "second-factor-enrolled",
      "second-factor-removed",
      "sessions-ended",
      "signed-in",
      "signing-key-rotated",
    ],
  },
  posts: {
    label: "Posts",
    actions: [
      "change-discarded",
      "claims-confirmed",
      "mark-kept",
      "post-created",
      "post-deleted",
      "post-drafted",
      "post-edited",
      "post-erased",
      "post-published",
      "post-restored",
      "post-reviewed",
      "post-revised",
      "post-scheduled",
      "post-unscheduled",
      "post-withdrawn",
      "revision-restored",
      "schedule-dismissed",
      "schedule-stopped",
    ],
  },
  drafting: {
    label: "Drafts by AI",
    actions: [
      "corrections-requested",
      "draft-requested",
      "drafting-cancelled",
      "drafting-failed",
      "failure-dismissed",
      "failure-recalled",
      "passages-locked",
    ],
  },
  links: {
    label: "Review links",
    actions: ["link-issued", "link-revoked", "link-secret-rotated", "review-returned"],
  },
  facts: {
    label: "Facts and years",
    actions: [
      "edition-changed",
      "edition-opening-asked",
      "fact-approved",
      "fact-proposed",
      "fact-rejected",
    ],
  },
  updates: {
    label: "Updates",
    actions: [
      "update-discarded",
      "update-drafted",
      "update-edited",
      "update-ended",
      "update-published",
      "update-restored",
    ],
  },
  pictures: {
    label: "Pictures",
    actions: ["picture-added", "picture-deleted", "picture-described"],
  },
  "official-pages": {
    label: "Official pages",
    actions: ["page-change-judged", "page-unwatched", "page-watched"],
  },
  other: {
    label: "Everything else",
    actions: [
      "backup-made",
      "log-signed",
      "ranks-imported",
      "ranks-withdrawn",
      "settings-changed",
      "site-restored",
    ],
  },
} as const;

export type AuditKind = keyof typeof auditKinds;

export type AuditAction = (typeof auditKinds)[AuditKind]["actions"][number];
