import { z } from "zod";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import type { DraftingRunRow } from "../../../database/schema.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import type { PostService } from "../../posts/post-service.ts";
import { type Post, type PostCategory, postCategorySchema } from "../../posts/post.ts";
import type { OpenMarks } from "../../posts/revisions/kept-marks.ts";
import type { PostPast } from "../../posts/revisions/post-revisions.ts";
import type { Ledger } from "../../posts/revisions/ledger.ts";
import type { Clock } from "../../shared/clock.ts";
import type { Log } from "../../shared/log.ts";
import { type Failure, failureKinds } from "../../shared/result.ts";
import type { ReadSeats } from "../guides/particulars.ts";
import type { CheckContext, CheckedDraft } from "../check-draft.ts";
import type { DraftContent, Writer } from "../writer.ts";

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

export type RunStage = (typeof runStages)[number];

/** The columns of a run that hold more than text; runs of earlier versions could also be cancelled, and count as failed. */
export const runKindsSchema = z
  .object({
    kind: z.enum(["generate", "regenerate"]),
    state: z
      .enum(["queued", "running", "succeeded", "failed", "cancelled"])
      .transform((state) => (state === "cancelled" ? "failed" : state)),
    stage: z.enum(runStages),
    category: postCategorySchema.nullable(),
    publish: z.int().transform((stored) => stored === 1),
    error_kind: z.enum(failureKinds).nullable(),
  })
  .readonly();

type RunKinds = z.infer<typeof runKindsSchema>;

/** A stored run, with the words of its prompt or corrections in `prompt`. */
export type DraftingRun = Omit<Readonly<DraftingRunRow>, keyof RunKinds | "requested_by"> &
  RunKinds & { readonly requested_by: string };

export function isOpen({ state }: Pick<DraftingRun, "state">): boolean {
  return state === "queued" || state === "running";
}

export function categoryOf({ id, category }: DraftingRun): PostCategory {
  if (category === null) throw new Error(`run ${id} has no category`);
  return category;
}

export type Task = {
  readonly run: DraftingRun;
  readonly edition: Post["edition"];
  readonly current: Post | null;
  readonly past: PostPast;
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

type RunServices = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** The records as they hold at each moment: a run takes them when it drafts, and again when it checks. */
  readonly facts: Pick<FactsService, "current">;
  readonly readSeats: ReadSeats;
  readonly checkDraft?:
    | ((content: DraftContent, context: CheckContext) => CheckedDraft | Promise<CheckedDraft>)
    | undefined;
  readonly posts: PostService;
  readonly onRunEnded: (queries: Queries, event: RunEvent) => Promise<void>;
};

type RunSettings = {
  readonly writer: Writer;
  readonly ownContacts: ReadonlySet<string>;
  readonly timeoutSeconds: number;
  readonly dailyTokenLimit: number | null;
};

export type RunTools = RunServices & RunSettings;

export type DraftingRoom = RunServices & {
  readonly settings: () => RunSettings;
  readonly audit: AuditLog;
  readonly log: Log;
};

export type RunControl = {
  readonly signal: AbortSignal;
  readonly enter: (stage: RunStage) => Promise<void>;
  readonly lease: () => Lease;
};

/**
 * Thrown through the steps of a run. `stopped`: the site stops, and the run goes back to the queue. `lost`: another
 * instance has taken it over.
 */
export class RunInterrupted extends Error {
  readonly interruption: "stopped" | "lost";

  constructor(interruption: RunInterrupted["interruption"]) {
    super(`drafting run ${interruption}`);
    this.interruption = interruption;
  }
}
