import { z } from "zod";
import type { OpenMarks } from "../../posts/revisions/kept-marks.ts";
import type { Ledger } from "../../posts/revisions/ledger.ts";
import type { Post, PostCategory } from "../../posts/post.ts";
import type { Failure, FailureKind } from "../../shared/result.ts";

/**
 * The steps of a run in order, as `perform-run.ts` has them; `second-reading` is left out where no model is configured.
 * Runs of earlier versions also ended while `repairing`.
 */
export const runStages = [
  "reading",
  "gathering",
  "drafting",
  "checking",
  "repairing",
  "second-reading",
  "saving",
] as const;

export const runStageSchema = z.enum(runStages);
export type RunStage = z.infer<typeof runStageSchema>;

export const runStateSchema = z.enum(["queued", "running", "succeeded", "failed", "cancelled"]);
export type RunState = z.infer<typeof runStateSchema>;

export function isOpen({ state }: { readonly state: RunState }): boolean {
  return state === "queued" || state === "running";
}

export type Assignment =
  | {
      readonly kind: "generate";
      readonly category: PostCategory;
      readonly publish: boolean;
    }
  | {
      readonly kind: "regenerate";
      readonly postId: string;
      readonly baseRevision: number;
      readonly readerNote: string | null;
    };

export type DraftingRun = {
  readonly id: string;
  readonly assignment: Assignment;
  readonly instructions: string;
  readonly state: RunState;
  readonly stage: RunStage;
  readonly post_id: string | null;
  readonly error: string | null;
  readonly error_kind: FailureKind | null;
  readonly remark: string | null;
  readonly attempts: number;
  readonly requested_by: string;
  readonly created_at: string;
  readonly finished_at: string | null;
};

export type Lease = { readonly owner: string; readonly expires_at: string };

export type RunResult = {
  readonly post: Post;
  /** Why the post was not published, although that was asked for, and other news for the person; null for none. */
  readonly remark: string | null;
  readonly ledger: Ledger | null;
};

export type RunListener = {
  readonly onStage?: (stage: RunStage) => void;
  readonly onProgress?: (characters: number) => void;
};

export type RunEvent =
  | {
      readonly kind: "drafted" | "revised";
      readonly run: DraftingRun;
      readonly post: Post;
      readonly open: OpenMarks;
      /** Nothing but a conflict or another person's turn keeps it from its readers. */
      readonly isToPublish: boolean;
    }
  /** `post` is the one that was to be rewritten; null when a new one was to be made. */
  | {
      readonly kind: "failed";
      readonly run: DraftingRun;
      readonly post: Post | null;
      readonly failure: Failure;
    };
