export const auditKinds = {
  people: {
    label: "People and signing in",
    prefixes: ["account-", "admin-", "invitation-", "password-", "person-", "recovery-", "role-"],
    actions: [
      "refresh-token-reused",
      "second-factor-enrolled",
      "second-factor-removed",
      "sessions-ended",
      "signed-in",
      "signing-key-rotated",
    ],
  },
  posts: {
    label: "Posts",
    prefixes: ["post-", "schedule-"],
    actions: ["change-discarded", "claims-confirmed", "mark-kept", "revision-restored"],
  },
  drafting: {
    label: "Drafts by AI",
    prefixes: ["draft", "failure-"],
    actions: ["corrections-requested", "passages-locked"],
  },
  links: {
    label: "Review links",
    prefixes: ["link-"],
    actions: ["review-returned"],
  },
  facts: { label: "Facts and years", prefixes: ["fact-", "edition-"], actions: [] },
  updates: { label: "Updates", prefixes: ["update-"], actions: [] },
  pictures: { label: "Pictures", prefixes: ["picture-"], actions: [] },
  "official-pages": { label: "Official pages", prefixes: ["page-"], actions: [] },
  other: { label: "Everything else", prefixes: [], actions: [] },
} as const satisfies Record<
  string,
  {
    readonly label: string;
    readonly prefixes: readonly string[];
    readonly actions: readonly string[];
  }
>;

export type AuditKind = keyof typeof auditKinds;
