import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { PostService } from "../posts/post-service.ts";
import type { Clock } from "../shared/clock.ts";
import type { CheckContext, CheckedDraft } from "./checks/check-draft.ts";
import type { PublishedPost } from "./passages.ts";
import type { RunEvent } from "./run-event.ts";
import type { Lease, RunStage } from "./run.ts";
import type { DraftContent, Evidence, Writer } from "./writer.ts";

/** What the steps of a run work with. */
export type RunTools = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly writer: Writer;
  /** What fits a request: records, pages, and passages of the site and of the posts it is given. */
  readonly gatherEvidence: (
    request: string,
    publishedPosts: readonly PublishedPost[],
  ) => Evidence | Promise<Evidence>;
  /** Holds a draft against the records. */
  readonly checkDraft: (
    content: DraftContent,
    context: CheckContext,
  ) => CheckedDraft | Promise<CheckedDraft>;
  /** Phone numbers of the institute: a post may name no others. */
  readonly ownContacts: ReadonlySet<string>;
  readonly posts: PostService;
  /** How long the writer may take for one answer. */
  readonly timeoutSeconds: number;
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
  /** Called in the transaction that ends a run, so that what belongs to its end is there with it. */
  readonly onEvent: (queries: Queries, event: RunEvent) => Promise<void>;
};

/** What a run's worker lets its steps do. */
export type RunControl = {
  /** Aborts with `RunInterrupted` as its reason. */
  readonly signal: AbortSignal;
  /** Notes the stage; throws `RunInterrupted` when the run may not go on. */
  readonly enter: (stage: RunStage) => Promise<void>;
  /** The present lease, extended from now. */
  readonly lease: () => Lease;
  readonly onProgress: (characters: number) => void;
};
