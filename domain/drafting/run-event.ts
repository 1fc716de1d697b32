import type { Ledger } from "../posts/ledger.ts";
import type { Post } from "../posts/post.ts";
import type { Failure } from "../shared/result.ts";
import type { DraftingRun } from "./run.ts";

/** How a run ended, for those who have to know of it. */
export type RunEvent =
  /** A new post is stored; told before it is published, where that was asked for. */
  | {
      readonly kind: "drafted";
      readonly run: DraftingRun;
      readonly post: Post;
      readonly ledger: Ledger;
    }
  | {
      readonly kind: "revised";
      readonly run: DraftingRun;
      readonly post: Post;
      readonly ledger: Ledger;
    }
  /** `post` is the one that was to be rewritten; null when a new one was to be made. */
  | {
      readonly kind: "failed";
      readonly run: DraftingRun;
      readonly post: Post | null;
      readonly failure: Failure;
    };
