import { z } from "zod";
import type { PostCategory } from "../posts/post.ts";

/** What a run does, in order; `perform-run.ts` reads from top to bottom like this list. */
export const runStages = ["reading", "gathering", "drafting", "checking", "saving"] as const;

export const runStageSchema = z.enum(runStages);
export type RunStage = z.infer<typeof runStageSchema>;

export const runStateSchema = z.enum(["queued", "running", "succeeded", "failed"]);
export type RunState = z.infer<typeof runStateSchema>;

/** What is to be written: a new post from a prompt, or the next revision of a draft. */
export type Assignment =
  | { readonly kind: "generate"; readonly category: PostCategory; readonly publish: boolean }
  | { readonly kind: "regenerate"; readonly postId: string; readonly baseRevision: number };

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
  /** How often it was begun. */
  readonly attempts: number;
  readonly requested_by: string;
  readonly created_at: string;
  readonly finished_at: string | null;
};

/** Who works on a run, and until when. The owner names one claim, so that nobody can finish after losing it. */
export type Lease = { readonly owner: string; readonly expires_at: string };

/** What a provider counted, and under which name and prompt it wrote. */
export type WriterRecord = {
  readonly provider: string;
  readonly model: string | null;
  readonly promptVersion: string;
};
