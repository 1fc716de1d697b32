import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { indianTime } from "../kit/times.tsx";
import { counted } from "../phrases.ts";

/** What is known of a post where it is shown; a row of the list is one. */
export type StandingFacts = {
  /** `regenerating` while AI rewrites it; `live_revision` says whether readers have it meanwhile. */
  readonly status: "draft" | "regenerating" | "published" | "withdrawn";
  /** The newest one. */
  readonly revision: number;
  /** The revision that readers have; null when they have none. */
  readonly live_revision: number | null;
  readonly deleted_at?: string | null;
  /** The revision that goes public by itself, and when. */
  readonly scheduled?: { readonly revision: number; readonly publishAt: string } | null;
  /** Of the newest revision; null or missing when not known. */
  readonly checks?: { readonly conflicts: number; readonly unverified: number } | null;
  /** It went live with its drafting, and nobody has read it since. */
  readonly isUnread?: boolean;
  /** With which note it was sent back, when that is known. */
  readonly review?: DeskPost["review"];
  readonly maker?: string | null;
  readonly updated_at?: string;
  readonly published_at?: string | null;
};

/** Who looks: what the next step is depends on what they may do. */
export type Looker = { readonly isApprover: boolean };

export type OfficeStanding = {
  readonly state:
    | "draft"
    | "waiting"
    | "returned"
    | "rewritten"
    | "scheduled"
    | "live"
    | "live-waiting"
    | "withdrawn"
    | "deleted";
  /** Two or three words for a row. */
  readonly label: string;
  readonly tone: "good" | "quiet" | "warning" | "danger";
  /** What readers see of it now, as a sentence. */
  readonly readers: string;
  /** What comes next, as a sentence. */
  readonly next: string;
};

/** Where a post stands, what its readers see now and what the next step is. The one place with these words. */
export function postStanding(post: StandingFacts, { isApprover }: Looker): OfficeStanding {
  const { status, live_revision: live, deleted_at: deletedAt = null } = post;
  if (deletedAt !== null)
    return {
      state: "deleted",
      label: "Deleted",
      tone: "quiet",
      readers: "Readers do not see it.",
      next: "It can be restored for 30 days after its deletion.",
    };
  if (status === "regenerating") return beingRewritten(live);
  if (post.scheduled !== undefined && post.scheduled !== null)
    return scheduled(live, post.scheduled);
  if (status === "withdrawn")
    return {
      state: "withdrawn",
      label: "Withdrawn",
      tone: "danger",
      readers: "Readers see “This article has been withdrawn” in its place.",
      next: nextStep(post, isApprover ? "Publish it again, or delete it." : approversTurn),
    };
  if (live === null) return draft(post, isApprover);
  if (live === post.revision && post.isUnread === true)
    return {
      state: "live",
      label: "Live, unread",
      tone: "warning",
      readers: "Published, and not yet reviewed by a person.",
      next: `${counted(post.checks?.unverified ?? 0, "unverified statement")}. ${isApprover ? "Read it, then mark it as reviewed." : "An approver reads it."}`,
    };
  if (live === post.revision)
    return {
      state: "live",
      label: "Live",
      tone: "good",
      readers: "Published.",
      next: "No pending changes.",
    };
  return {
    state: "live-waiting",
    label: "Live, change waiting",
    tone: "warning",
    readers: `Live: readers see version ${live}; your change waits.`,
    next: nextStep(
      post,
      isApprover
        ? `Read version ${post.revision}, then publish or discard it.`
        : `Version ${post.revision} is waiting for an approver.`,
    ),
  };
}

const approversTurn = "An approver can publish it.";

function beingRewritten(live: number | null): OfficeStanding {
  return {
    state: "rewritten",
    label: live === null ? "Being rewritten" : "Live, being rewritten",
    tone: "warning",
    readers: live === null ? "Not published." : `Published: readers see version ${live} meanwhile.`,
    next: "AI is rewriting it. You can cancel that on the dashboard.",
  };
}

function scheduled(
  live: number | null,
  { revision, publishAt }: { revision: number; publishAt: string },
): OfficeStanding {
  const when = indianTime(publishAt);
  return {
    state: "scheduled",
    label: `Scheduled for ${when}`,
    tone: "warning",
    readers:
      live === null
        ? "Not published until then."
        : `Published: readers see version ${live} until then.`,
    next: `Version ${revision} will be published on ${when}.`,
  };
}

function draft(post: StandingFacts, isApprover: boolean): OfficeStanding {
  const readers = "Not published.";
  const held = isHeldUp(post);
  const next = nextStep(post, isApprover ? "Read it, then publish it." : approversTurn);
  const review = reviewOf(post);
  if (review !== null)
    return {
      state: "returned",
      label: "Sent back",
      tone: "warning",
      readers,
      next: `${review.by ?? "An approver"} wrote: “${review.note ?? ""}”`,
    };
  if (held) return { state: "draft", label: "Draft", tone: "quiet", readers, next };
  return { state: "waiting", label: "Draft", tone: "warning", readers, next };
}

/** The note with which the newest revision was sent back; what was said of an earlier one is done with. */
function reviewOf({ review, revision }: StandingFacts): DeskPost["review"] {
  return review?.revision === revision ? review : null;
}

type Turn = {
  /** Whose turn it is, in a word or two; null for nobody's. */
  readonly turn: string | null;
  /** Since when, or when it goes on by itself; an ISO instant, null when not known. */
  readonly since: string | null;
};

/** Whose turn it is with a post, and since when. */
export function postTurn(post: StandingFacts): Turn {
  const { updated_at: changed = null, published_at: published = null, maker } = post;
  const review = reviewOf(post);
  const writer = maker ?? "Writer";
  if (post.deleted_at != null) return { turn: null, since: post.deleted_at };
  if (post.status === "regenerating") return { turn: "AI", since: changed };
  if (post.scheduled != null) return { turn: null, since: post.scheduled.publishAt };
  if (post.live_revision === post.revision) return { turn: null, since: published };
  if (review !== null) return { turn: writer, since: review.at };
  return { turn: isHeldUp(post) ? writer : "Approver", since: changed };
}

function isHeldUp({ checks }: StandingFacts): boolean {
  return checks !== undefined && checks !== null && checks.conflicts > 0;
}

/** What is in the way of a publication comes first. */
function nextStep({ checks }: StandingFacts, whenFree: string): string {
  if (checks === undefined || checks === null || checks.conflicts === 0) return whenFree;
  return `${counted(checks.conflicts, "conflict")} to settle first.`;
}
