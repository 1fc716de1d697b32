import type { Edition } from "../../../content/facts/edition.ts";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import type { PostService } from "../../posts/post-service.ts";
import type { Post } from "../../posts/post.ts";
import type { PostPast } from "../../posts/revisions/post-revisions.ts";
import type { Clock } from "../../shared/clock.ts";
import type { Log } from "../../shared/log.ts";
import type { CheckContext, CheckedDraft } from "../check-draft.ts";
import type { DraftContent, Writer } from "../writer.ts";
import type { Assignment, DraftingRun, Lease, RunEvent, RunStage } from "./drafting-run.ts";

export type RunTools = RunServices & RunSettings;

type RunServices = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** The records as they hold at each moment: a run takes them when it drafts, and again when it checks. */
  readonly facts: Pick<FactsService, "current">;
  /** Stands in for the checks in tests. */
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
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
};

export type DraftingRoom = RunServices & {
  readonly settings: () => RunSettings;
  readonly audit: AuditLog;
  readonly log: Log;
};

export type Task = {
  readonly run: DraftingRun;
  readonly edition: Edition;
  readonly work:
    | Extract<Assignment, { kind: "generate" }>
    | {
        readonly kind: "regenerate";
        readonly current: Post;
        readonly readerNote: string | null;
      };
  readonly past: PostPast;
};

export type RunControl = {
  readonly signal: AbortSignal;
  readonly enter: (stage: RunStage) => Promise<void>;
  readonly lease: () => Lease;
  readonly onProgress: (characters: number) => void;
};

/**
 * Thrown through the steps of a run. `stopped`: the site stops, and the run goes back to the queue. `lost`: somebody
 * has cancelled it, or another instance has taken it over.
 */
export class RunInterrupted extends Error {
  readonly interruption: "stopped" | "lost";

  constructor(interruption: RunInterrupted["interruption"]) {
    super(`drafting run ${interruption}`);
    this.interruption = interruption;
  }
}
