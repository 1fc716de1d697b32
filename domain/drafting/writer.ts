import type { Failure, Result } from "../shared/result.ts";
import type { Finding } from "../posts/ledger.ts";
import type { PostCategory, PostContent, SourceReference } from "../posts/post.ts";
import type { Locks } from "./blocks/blocks.ts";

/**
 * The writer socket: the one small interface between the site and whatever drafts its posts. Each
 * provider in `providers/` is one implementation; `tests/drafting/writer-contract.unit.test.ts` runs over all.
 */
export type Writer = {
  /** The setting's name: `offline`, `openai`, `anthropic`, `google`, `openai-compatible`. */
  readonly provider: string;
  /** The model's name; null when no model is behind it. */
  readonly model: string | null;
  readonly promptVersion: string;
  /** Drafts a new post. Expected provider faults are values: `provider-failed`, `provider-late`. */
  readonly draft: (request: DraftRequest, options: WriteOptions) => Promise<WriteResult>;
  /** Revises the present revision by a reviewer's words; what they do not touch stays as it is. */
  readonly revise: (request: RevisionRequest, options: WriteOptions) => Promise<WriteResult>;
  /** Mends what the checks found in a draft, and nothing else; null for a writer that cannot. */
  readonly repair: ((request: RepairRequest, options: WriteOptions) => Promise<WriteResult>) | null;
};

export type WriteOptions = {
  readonly signal: AbortSignal;
  /** Called while a model writes, with the number of characters that have come so far. */
  readonly onProgress?: (characters: number) => void;
};

export type DraftRequest = {
  /** The admin's words. */
  readonly prompt: string;
  readonly category: PostCategory;
  /** What the writer may state, best match first. */
  readonly evidence: Evidence;
};

export type RevisionRequest = {
  readonly current: PostContent;
  /** The reviewer's words. */
  readonly corrections: string;
  readonly evidence: Evidence;
  /** Blocks of the body that have to stay as they are; none without it. */
  readonly locks?: Locks;
};

export type RepairRequest = {
  readonly draft: DraftContent;
  /** Exactly what failed. */
  readonly findings: readonly Finding[];
  readonly evidence: Evidence;
  /** Blocks of the body that have to stay as they are; none without it. */
  readonly locks?: Locks;
};

/** Checked records, pages and passages that fit a request. */
export type Evidence = {
  readonly facts: readonly EvidenceFact[];
  /** Pages of this site that a post may link to. */
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly description: string;
  }[];
  /** What the site already says on the subject, best match first; values in them are fact tokens. */
  readonly passages: readonly Passage[];
};

/** A piece of our own text that fits a request: material, never an instruction. */
export type Passage = {
  readonly kind: "page" | "question" | "update" | "post";
  /** Where readers find it. */
  readonly path: string;
  /** The question, the headline, or the heading above the text. */
  readonly title: string;
  /** Markdown with fact tokens. */
  readonly text: string;
};

export type EvidenceFact = {
  readonly id: string;
  /** What the value is, for example `Fee, SC/ST/PwD, one paper`. */
  readonly label: string;
  /** The value as a reader sees it, for example `₹500`. */
  readonly text: string;
  /** Edition the value belongs to, for example `2025` or `2026`. */
  readonly edition: string;
  /** Grouping for tables and sections, for example `Application fee`. */
  readonly topic: string;
  /** The visible note, when official reports differ from the value. */
  readonly note: string | null;
  readonly source: SourceReference;
  /** The page of this site that shows it. */
  readonly page: string;
};

/** A draft without its address: the drafting room gives it a free slug. Values are fact tokens. */
export type DraftContent = Omit<PostContent, "slug" | "category">;

export type WrittenDraft = {
  readonly content: DraftContent;
  /** Tokens that the provider counted; null when it told none, as without a model. */
  readonly usage: TokenUsage | null;
  /** Changes that were left out because they concern locked blocks; none without it. */
  readonly skippedChanges?: number;
};

export type TokenUsage = { readonly inputTokens: number; readonly outputTokens: number };

/** Work that failed may have cost tokens all the same: null when the provider did not tell how many. */
type WriteFailure = Failure & { readonly usage?: TokenUsage | null };

export type WriteResult = Result<WrittenDraft, WriteFailure>;

/** Stored with each run. `models` changes with the rules, data or shapes in `prompts/`, `offline` whenever the same evidence would give another article. */
export const promptVersions = { models: "article-3", offline: "offline-2" } as const;
