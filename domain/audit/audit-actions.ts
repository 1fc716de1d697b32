/** What readers see that can change while the site runs, with what an entry has to say of it so that its pages are found. */
type ReaderSubjects = {
  readonly post: {
    readonly postId: string;
    readonly details: AuditDetails & { readonly slug: string };
  };
  /** Records of exam facts; pages are found by their tags (`domain/facts/recorded-facts.ts`). */
  readonly fact: {
    readonly postId?: never;
    readonly details: AuditDetails & { readonly tags: readonly string[] };
  };
  /** Updates; `records` are those that it names or named, as `EDITION/ID`: their own pages name who cites them. */
  readonly update: {
    readonly postId?: never;
    readonly details: AuditDetails & { readonly records: readonly string[] };
  };
  /** Closing ranks of a year of JoSAA. */
  readonly ranks: {
    readonly postId?: never;
    readonly details: AuditDetails & { readonly year: number };
  };
};

export type AuditDetails = Readonly<Record<string, unknown>>;

/**
 * What readers see differently after an action. `updated`: they got something more or other words, so
 * that pages from before may be shown where no newer one can be had; `removed`: they must not see
 * again what was there; `everything`: it cannot be told what changed.
 */
type ReaderEffect = "nothing" | "everything" | SubjectChange;

export type SubjectChange = {
  readonly [Subject in keyof ReaderSubjects]: {
    readonly subject: Subject;
    readonly change: "updated" | "removed";
  };
}[keyof ReaderSubjects];

const updatesPost = { subject: "post", change: "updated" } as const;
const removesPost = { subject: "post", change: "removed" } as const;
// A value that is not shown any more was wrong: nobody may be given the page from before.
const changesFacts = { subject: "fact", change: "removed" } as const;
const addsUpdate = { subject: "update", change: "updated" } as const;
// What was taken back or mended may have been wrong.
const changesUpdate = { subject: "update", change: "removed" } as const;
const addsRanks = { subject: "ranks", change: "updated" } as const;
const removesRanks = { subject: "ranks", change: "removed" } as const;

/**
 * Every action of the audit log, by the room that records it, with what readers see differently after
 * it. The names are stored: they never change.
 */
const auditActions = {
  // Accounts (domain/auth)
  "account-created": "nothing",
  // A name may stand beside what that person has confirmed.
  "account-erased": "everything",
  "admin-granted": "nothing",
  "admin-revoked": "nothing",
  "invitation-renewed": "nothing",
  "invitation-withdrawn": "nothing",
  "password-changed": "nothing",
  "password-reset": "nothing",
  "person-erased": "everything",
  "person-invited": "nothing",
  "person-joined": "nothing",
  "person-named": "nothing",
  "recovery-code-used": "nothing",
  "recovery-codes-made": "nothing",
  "refresh-token-reused": "nothing",
  "role-changed": "nothing",
  "second-factor-enrolled": "nothing",
  "second-factor-removed": "nothing",
  "sessions-ended": "nothing",
  "signed-in": "nothing",
  "signing-key-rotated": "nothing",

  // Posts (domain/posts). Corrections are told to readers with a publication.
  "change-discarded": "nothing",
  // Readers see no change: nothing else is published.
  "claims-confirmed": "nothing",
  "mark-kept": "nothing",
  "post-created": "nothing",
  "post-deleted": removesPost,
  "post-drafted": "nothing",
  "post-edited": "nothing",
  "post-erased": "nothing",
  "post-published": updatesPost,
  "post-restored": updatesPost,
  "post-revised": "nothing",
  "post-scheduled": "nothing",
  "post-unscheduled": "nothing",
  "post-withdrawn": removesPost,
  "revision-restored": "nothing",
  "schedule-dismissed": "nothing",
  "schedule-stopped": "nothing",

  // Drafts (domain/drafting)
  "corrections-requested": "nothing",
  "draft-requested": "nothing",
  "drafting-cancelled": "nothing",
  "drafting-failed": "nothing",
  "failure-dismissed": "nothing",
  "failure-recalled": "nothing",
  "passages-locked": "nothing",

  // Review (domain/review)
  "link-issued": "nothing",
  "link-revoked": "nothing",
  "link-secret-rotated": "nothing",
  "review-requested": "nothing",
  "review-returned": "nothing",

  // Exam facts (domain/facts)
  // Which edition has the addresses without a year, and what every record of it says.
  "edition-changed": "everything",
  "edition-opening-asked": "nothing",
  "fact-approved": changesFacts,
  "fact-proposed": "nothing",
  "fact-rejected": "nothing",

  // Official pages (domain/watch). Who reads was told that a change is being checked.
  "page-change-judged": { subject: "fact", change: "updated" },
  "page-unwatched": "nothing",
  "page-watched": "nothing",

  // Pictures (domain/pictures). What readers see changes with the posts that show them.
  "picture-added": "nothing",
  "picture-deleted": "nothing",
  "picture-described": "nothing",

  // Settings (domain/settings): the institute's name and number stand on every page.
  "settings-changed": "everything",

  // Updates (domain/updates)
  "update-discarded": "nothing",
  "update-drafted": "nothing",
  "update-edited": changesUpdate,
  "update-ended": changesUpdate,
  "update-published": addsUpdate,
  "update-restored": addsUpdate,

  // Links to elsewhere (domain/link-checks)
  "dead-link-dismissed": "nothing",
  "link-check-requested": "nothing",

  // Closing ranks (domain/ranks)
  "ranks-imported": addsRanks,
  "ranks-withdrawn": removesRanks,

  // Mistakes that readers report (domain/mistakes)
  "mistake-reopened": "nothing",
  "mistake-settled": "nothing",

  // Commands (scripts/)
  "backup-made": "nothing",
  "site-restored": "everything",
} as const satisfies Record<string, ReaderEffect>;

export type AuditAction = keyof typeof auditActions;

/** The actions that change what readers see of this subject. */
type ActionOn<Subject extends keyof ReaderSubjects> = {
  [Action in AuditAction]: (typeof auditActions)[Action] extends { readonly subject: Subject }
    ? Action
    : never;
}[AuditAction];

/** What a room tells the log about one change; which pages it changes has to be said where it does. */
export type AuditRecord = {
  /** Who did it: `admin:EMAIL`, `link:LINK_ID`, an account's id, or `system`. */
  readonly actor: string;
  readonly revision?: number;
  /** The words behind it, for example a reviewer's corrections. */
  readonly reason?: string;
} & (
  | {
      readonly action: Exclude<AuditAction, ActionOn<keyof ReaderSubjects>>;
      readonly postId?: string;
      readonly details?: AuditDetails;
    }
  | {
      [Subject in keyof ReaderSubjects]: {
        readonly action: ActionOn<Subject>;
      } & ReaderSubjects[Subject];
    }[keyof ReaderSubjects]
);

/** What a stored action changes for readers; an action of another version may have changed everything. */
export function readerEffectOf(action: string): ReaderEffect {
  return isKnown(action) ? auditActions[action] : "everything";
}

function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action);
}
