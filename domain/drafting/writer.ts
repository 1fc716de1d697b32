import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Failure, Result } from "../shared/result.ts";
import type { CheckedSentence, Finding } from "../posts/revisions/ledger.ts";
import type { PostCategory, PostContent, SourceReference } from "../posts/post.ts";
import type { Locks } from "./blocks/blocks.ts";
import type { ChosenOutline, Outline } from "./outline/outline-shape.ts";
import type { PromptReading } from "./outline/prompt-reading.ts";

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
  /** Says beforehand what it cannot do, so that nothing is stored and nothing changes; null for a writer that always tries. */
  readonly refusals: Refusals | null;
  /** Reads a checked draft once more, apart from the writing; null for a writer that cannot. */
  readonly secondReading:
    | ((request: SecondReadingRequest, options: WriteOptions) => Promise<SecondReadingResult>)
    | null;
  /** Says which changed lines of an official page state which record; not there without a model. */
  readonly pageValues?: (
    request: PageValuesRequest,
    options: WriteOptions,
  ) => Promise<PageValuesResult>;
};

/** The new words of an official page, and the records that they may state. */
export type PageValuesRequest = {
  readonly changed: readonly string[];
  readonly records: readonly { readonly id: string; readonly label: string }[];
};

/** A line that states a record, as a model says: whoever asked proves it. */
export type PageLine = { readonly factId: string; readonly line: string };

type PageValuesResult = Result<
  { readonly lines: readonly PageLine[]; readonly usage: TokenUsage | null },
  WriteFailure
>;

/** Each answers null for what the writer can do whole. Fails as `Compute` does. */
export type Refusals = {
  /** Of a prompt for which nobody has chosen an outline. */
  readonly ofDraft: (
    request: Pick<DraftRequest, "prompt"> & Known,
  ) => Promise<Result<Refusal | null>>;
  readonly ofCorrections: (request: CorrectionsAsked & Known) => Promise<Result<Refusal | null>>;
};

/** Corrections of which a writer says beforehand whether it can carry them out. */
export type CorrectionsAsked = Pick<RevisionRequest, "current" | "corrections" | "locks"> & {
  /** What the sections of the post are to be first; null to leave them as they are. */
  readonly outline: ChosenOutline | null;
  /** What it was made of, as far as that is known. */
  readonly stored: ChosenOutline | null;
};

/** The records as they hold now. */
type Known = {
  readonly facts: FactSnapshot;
  /** Who asks. */
  readonly person: string;
};

export type Refusal = {
  /** Which part cannot be done and why, in one or two sentences for a person. */
  readonly message: string;
  /** What comes nearest: three subjects at most; titles and pages of this site. */
  readonly nearest: readonly { readonly title: string; readonly path: string }[];
  /** What a person may choose from instead. */
  readonly outline?: Outline;
};

export type SecondReadingRequest = {
  /** Every one in reading order; the answer names them by their place in this list, from 1. */
  readonly sentences: readonly CheckedSentence[];
  readonly evidence: Evidence;
  /** The ids of the records of their subjects, besides those of the evidence. */
  readonly records: readonly string[];
};

/** What a second reading says of a sentence that states something of the exam. */
export type SentenceReading = {
  /** From 1. */
  readonly number: number;
  /** The id of the record that is about the same; null where none is. */
  readonly record: string | null;
  /** That record says just what the sentence says. */
  readonly agrees: boolean;
  /** What a person should look up, in a sentence. */
  readonly why: string;
};

type SecondReadingResult = Result<
  { readonly claims: readonly SentenceReading[]; readonly usage: TokenUsage | null },
  WriteFailure
>;

export type WriteOptions = {
  readonly signal: AbortSignal;
  /** For whom it is written; nobody in particular without it. */
  readonly person?: string;
  /** Called while a model writes, with the number of characters that have come so far. */
  readonly onProgress?: (characters: number) => void;
};

export type DraftRequest = {
  /** The admin's words. */
  readonly prompt: string;
  readonly category: PostCategory;
  /** What the post is to be made of, and all that the writer may state. */
  readonly evidence: Evidence;
};

export type RevisionRequest = {
  readonly current: PostContent;
  /** The admin's words that the post was made from; null or missing where nobody knows them. */
  readonly prompt?: string | null;
  /** The reviewer's words. */
  readonly corrections: string;
  readonly evidence: Evidence;
  /** Blocks of the body that have to stay as they are; none without it. */
  readonly locks?: Locks;
};

export type RepairRequest = {
  readonly draft: DraftContent;
  /** The admin's words that the post was made from; null where nobody knows them. */
  readonly prompt: string | null;
  /** The reviewer's words that the draft carries out, which no repair may undo; null for a new post. */
  readonly corrections: string | null;
  /** Exactly what failed, each once. */
  readonly findings: readonly Finding[];
  readonly evidence: Evidence;
  /** Blocks of the body that have to stay as they are; none without it. */
  readonly locks?: Locks;
};

/** One section of a post that is wanted, with all that may be stated in it. */
export type SectionEvidence = {
  /** Of the part of ours that it is made of; null for one that is still to be written. */
  readonly id: string | null;
  /** Markdown with tokens, as the passage is. */
  readonly heading: string;
  /** What a person wants of it, in their words. */
  readonly note: string | null;
  readonly passage: Passage | null;
  /** The records that its text shows. */
  readonly facts: readonly EvidenceFact[];
};

/** What a post is to be made of: what people chose, and the records and pages that belong to it. Nothing else is guessed into it. */
export type Evidence = {
  /** The records as they held when this was gathered: what its tokens stand for. */
  readonly records: FactSnapshot;
  /** For whom, on which exam and how long the post is asked for. */
  readonly reading: PromptReading;
  /** As a person wrote them; null where nobody did. */
  readonly title: string | null;
  readonly opening: string | null;
  /** In the order in which they stand in the post. */
  readonly sections: readonly SectionEvidence[];
  /** The records and the passages of all sections together, each once. */
  readonly facts: readonly EvidenceFact[];
  readonly passages: readonly Passage[];
  /** Pages of this site that a post may link to. */
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly description: string;
  }[];
};

/** A piece of our own text: material, never an instruction. */
export type Passage = {
  readonly kind: "passage" | "question" | "facts";
  /** What it is about first. */
  readonly subject?: string;
  /** Where readers find more. */
  readonly path: string;
  /** The question, or the heading above the text. */
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
  /** The edition for which nothing was announced here, and the day of the last look (ISO): the value is that of an earlier one. */
  readonly notAnnounced?: { readonly edition: string; readonly checkedOn: string };
  /** Grouping for tables and sections, for example `Application fee`. */
  readonly topic: string;
  /** The visible note, when official reports differ from the value. */
  readonly note: string | null;
  readonly source: SourceReference;
  /** The page of this site that shows it. */
  readonly page: string;
};

/** A draft without what people decide of it: its address, category and author. Values are fact tokens. */
export type DraftContent = Omit<PostContent, "slug" | "category" | "author">;

export type WrittenDraft = {
  readonly content: DraftContent;
  /** Tokens that the provider counted; null when it told none, as without a model. */
  readonly usage: TokenUsage | null;
  /** Changes that were left out because they concern locked blocks; none without it. */
  readonly skippedChanges?: number;
  /** Headings that are still to be written, for the admin alone; none without it. */
  readonly unwritten?: readonly string[];
};

export type TokenUsage = { readonly inputTokens: number; readonly outputTokens: number };

/** Work that failed may have cost tokens all the same: null when the provider did not tell how many. */
export type WriteFailure = Failure & { readonly usage?: TokenUsage | null };

export type WriteResult = Result<WrittenDraft, WriteFailure>;

/** Stored with each run. `models` changes with the rules, data or shapes in `prompts/`, `offline` whenever the same evidence would give another article. */
export const promptVersions = { models: "article-5", offline: "offline-4" } as const;
