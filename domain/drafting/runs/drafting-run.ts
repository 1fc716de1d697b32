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

/** A job and its record in one: stored before anything else happens, and kept whatever its end. */
export type DraftingRun = {
  readonly id: string;
  readonly assignment: Assignment;
  /** The prompt, or the corrections. */
  readonly instructions: string;
  readonly state: RunState;
  readonly stage: RunStage;
  /** The post that it made or changes. */
  readonly post_id: string | null;
  /** Why it failed, for a person. */
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
  /** Null for a post that has changed since and was not checked. */
  readonly ledger: Ledger | null;
};

export type RunListener = {
  readonly onStage?: (stage: RunStage) => void;
  /** Called while a model writes, with the number of characters that have come so far. */
  readonly onProgress?: (characters: number) => void;
};

/** How a run ended, for those who have to know of it. */
export type RunEvent =
  /** A post is stored, or its next revision; told before it is published, where that was asked for. */
  | {
      readonly kind: "drafted" | "revised";
      readonly run: DraftingRun;
      readonly post: Post;
      /** The marks that wait for a person. */
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
