import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { indianTime } from "../kit/times.tsx";
import { counted } from "../phrases.ts";

type StandingFacts = Pick<DeskPost, "status" | "revision" | "live_revision"> &
  Partial<Pick<DeskPost, "deleted_at" | "scheduled" | "isUnread" | "review">> & {
    /** Of the newest revision; null or missing when not known. */
    readonly checks?: { readonly conflicts: number; readonly unverified: number } | null;
  };

export type OfficeStanding = {
  readonly label: string;
  readonly tone: "good" | "quiet" | "warning" | "danger";
  readonly readers: string;
  readonly next: string;
};

/** The one place with these words. */
export function postStanding(
  post: StandingFacts,
  { isApprover }: { isApprover: boolean },
): OfficeStanding {
  const { status, revision, live_revision: live, scheduled } = post;
  if (post.deleted_at != null)
    return {
      label: "Deleted",
      tone: "quiet",
      readers: "Readers do not see it.",
      next: "It can be restored for 30 days after its deletion.",
    };
  if (status === "regenerating")
    return {
      label: live === null ? "Being rewritten" : "Live, being rewritten",
      tone: "warning",
      readers:
        live === null ? "Not published." : `Published: readers see version ${live} meanwhile.`,
      next: "AI is rewriting it. You can cancel that on the dashboard.",
    };
  if (scheduled != null) {
    const when = indianTime(scheduled.publishAt);
    return {
      label: `Scheduled for ${when}`,
      tone: "warning",
      readers:
        live === null
          ? "Not published until then."
          : `Published: readers see version ${live} until then.`,
      next: `Version ${scheduled.revision} will be published on ${when}.`,
    };
  }
  if (status === "withdrawn")
    return {
      label: "Withdrawn",
      tone: "danger",
      readers: "Readers see “This article has been withdrawn” in its place.",
      next: nextStep(post, isApprover ? "Publish it again, or delete it." : approversTurn),
    };
  if (live === null) {
    const review = getReview(post);
    return {
      label: review === null ? "Draft" : "Sent back",
      tone: review === null ? "quiet" : "warning",
      readers: "Not published.",
      next:
        review === null
          ? nextStep(post, isApprover ? "Read it, then publish it." : approversTurn)
          : `${review.by ?? "An approver"} wrote: “${review.note ?? ""}”`,
    };
  }
  if (live === revision && post.isUnread === true)
    return {
      label: "Live, unread",
      tone: "warning",
      readers: "Published, and not yet reviewed by a person.",
      next: [
        unverifiedIn(post),
        isApprover ? "Read it, then mark it as reviewed." : "An approver reads it.",
      ]
        .filter((sentence) => sentence !== null)
        .join(" "),
    };
  if (live === revision)
    return { label: "Live", tone: "good", readers: "Published.", next: "No pending changes." };
  return {
    label: "Live, change waiting",
    tone: "warning",
    readers: `Live: readers see version ${live}; your change waits.`,
    next: nextStep(
      post,
      isApprover
        ? `Read version ${revision}, then publish or discard it.`
        : `Version ${revision} is waiting for an approver.`,
    ),
  };
}

const approversTurn = "An approver can publish it.";

/** The note with which the newest revision was sent back; what was said of an earlier one is done with. */
function getReview({ review, revision }: StandingFacts): DeskPost["review"] {
  return review?.revision === revision ? review : null;
}

/** Conflicts come first: they are in the way of a publication. */
function nextStep({ checks }: StandingFacts, whenFree: string): string {
  if (checks == null || checks.conflicts === 0) return whenFree;
  return `${counted(checks.conflicts, "conflict")} to settle first.`;
}

/** Tells how many statements no record answers; null where there are none. */
export function unverifiedIn({ checks }: Pick<StandingFacts, "checks">): string | null {
  const count = checks?.unverified ?? 0;
  return count === 0 ? null : `${counted(count, "unverified statement")}.`;
}
