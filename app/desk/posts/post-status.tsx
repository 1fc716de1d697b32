import { Badge } from "@mantine/core";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { counted, indianTime } from "../kit/words.tsx";

type StatusFacts = Pick<DeskPost, "status" | "revision" | "live_revision"> &
  Partial<Pick<DeskPost, "deleted_at" | "scheduled" | "isUnread" | "review">> & {
    /** Of the newest revision; null or missing when not known. */
    readonly checks?: { readonly conflicts: number; readonly unverified: number } | null;
  };

type PostStatus = {
  readonly label: string;
  readonly color: "blue" | "gray" | "yellow" | "red";
  readonly text: string;
};

export function StatusBadge({ label, color }: PostStatus) {
  return <Badge color={color}>{label}</Badge>;
}

/** The one place with these words. */
export function describeStatus(post: StatusFacts, isApprover: boolean): PostStatus {
  const { status, revision, live_revision: live, scheduled } = post;
  const seen = live === null ? "Not published." : `Readers see version ${live}.`;
  // Conflicts come first: they are in the way of a publication.
  const conflicts = post.checks?.conflicts ?? 0;
  const settle = conflicts > 0 && `${counted(conflicts, "conflict")} to settle first.`;
  const nextStep = (step: string) =>
    settle || (isApprover ? step : `Version ${revision} is waiting for an approver.`);

  if (post.deleted_at != null)
    return { label: "Deleted", color: "gray", text: "It can be restored within 30 days." };
  if (status === "regenerating")
    return {
      label: live === null ? "Being rewritten" : "Live, being rewritten",
      color: "yellow",
      text: `${seen} AI is rewriting it. You can cancel that on the dashboard.`,
    };
  if (scheduled != null) {
    const when = indianTime(scheduled.publishAt);
    const text = `${seen} Version ${scheduled.revision} will be published on ${when}.`;
    return { label: `Scheduled for ${when}`, color: "yellow", text };
  }
  if (status === "withdrawn")
    return {
      label: "Withdrawn",
      color: "red",
      text: `Readers are told that it was withdrawn. ${nextStep("Publish it again, or delete it.")}`,
    };
  if (live === null) {
    const { review = null } = post;
    // Notes on an earlier version are done with.
    if (review?.revision !== revision)
      return {
        label: "Draft",
        color: "gray",
        text: `${seen} ${nextStep("Read it, then publish it.")}`,
      };
    const note = `${review.by ?? "An approver"} wrote: “${review.note ?? ""}”`;
    return { label: "Sent back", color: "yellow", text: `${seen} ${note}` };
  }
  if (live !== revision) {
    const text = `${seen} ${nextStep(`Read version ${revision}, then publish or discard it.`)}`;
    return { label: "Live, change waiting", color: "yellow", text };
  }
  if (post.isUnread !== true) return { label: "Live", color: "blue", text: "Published." };
  const next = isApprover ? "Read it, then mark it as reviewed." : "An approver reads it.";
  const text = ["Not yet reviewed by a person.", unverifiedIn(post), next]
    .filter(Boolean)
    .join(" ");
  return { label: "Live, unread", color: "yellow", text };
}

export function unverifiedIn({ checks }: Pick<StatusFacts, "checks">): string | null {
  const count = checks?.unverified ?? 0;
  return count === 0 ? null : `${counted(count, "unverified statement")}.`;
}
