import type { Fact } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Failure, Result } from "../shared/result.ts";
import type { PostCategory, PostContent } from "../posts/post.ts";
import type { Mark } from "../posts/revisions/mark.ts";
import type { SentenceReading } from "./marks/reading-marks.ts";
import type { ArticlePlan } from "./guides/article-plan.ts";
import type { PreparedReading } from "./marks/reading-sources.ts";
import type { PromptReading } from "./request/read-prompt.ts";

/** The writer socket: the one small interface between the site and whatever drafts its posts. */
export type Writer = {
  readonly provider: string;
  readonly model: string | null;
  readonly draft: (request: DraftRequest, options: WriteOptions) => Promise<WriteResult>;
  readonly revise: (request: RevisionRequest, options: WriteOptions) => Promise<WriteResult>;
  /** Says which part of corrections it cannot carry out, before anything is stored; null for a writer that always tries. */
  readonly refuseCorrections:
    | ((
        request: Pick<RevisionRequest, "current" | "corrections">,
        facts: FactSnapshot,
      ) => Promise<string | null>)
    | null;
  /** Reads a draft sentence by sentence against the records; null for a writer that cannot. */
  readonly read:
    | ((request: PreparedReading, options: WriteOptions) => Promise<ReadingResult>)
    | null;
};

export type WriterName = Pick<Writer, "provider" | "model">;

export type WriteOptions = {
  readonly signal: AbortSignal;
};

export type DraftRequest = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly evidence: Evidence;
};

export type RevisionRequest = {
  readonly current: PostContent;
  /** The admin's words that the post was made from; null where nobody knows them. */
  readonly prompt: string | null;
  readonly corrections: string;
  readonly openMarks: readonly Mark[];
  readonly evidence: Evidence;
};

type ReadingResult = Result<
  { readonly readings: readonly SentenceReading[]; readonly usage: TokenUsage | null },
  WriteFailure
>;

/** All that a post may state and link to, found by the words of its prompt; each passage and record once. */
export type Evidence = {
  /** The records as they held when this was gathered: what its tokens stand for. */
  readonly records: FactSnapshot;
  readonly reading: PromptReading;
  /** The article that our guides would make of it. */
  readonly plan: ArticlePlan;
  /** A whole article of ours on the same, which shows what belongs to it; null where none fits. */
  readonly guide: { readonly title: string; readonly markdown: string } | null;
  readonly passages: readonly Passage[];
  readonly facts: readonly Fact[];
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly description: string;
  }[];
};

export type Passage = {
  readonly id: string | null;
  readonly answers: readonly string[];
  readonly path: string;
  readonly title: string;
  readonly text: string;
};

/** A draft without what people decide of it: its address, category and author. Values are fact tokens. */
export type DraftContent = Omit<PostContent, "slug" | "category" | "author">;

export type WrittenDraft = {
  readonly content: DraftContent;
  readonly notCovered: readonly string[];
  readonly fit: "written" | "guide" | "loose" | "general";
  /** Tokens that the provider counted; null when it told none, as without a model. */
  readonly usage: TokenUsage | null;
};

export type TokenUsage = { readonly inputTokens: number; readonly outputTokens: number };

/** Work that failed may have cost tokens all the same: null when the provider did not tell how many. */
export type WriteFailure = Failure & { readonly usage?: TokenUsage | null };

export type WriteResult = Result<WrittenDraft, WriteFailure>;
