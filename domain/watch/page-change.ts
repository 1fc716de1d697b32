import { z } from "zod";
import { factValueSchema } from "../facts/fact-value-schema.ts";

/** A block that came (`before` null), went (`after` null) or was changed. */
export const blockDifferenceSchema = z.object({
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

export type BlockDifference = z.infer<typeof blockDifferenceSchema>;

/** A value for a record, prepared from a page: for a person to look at, never more. */
export const proposalSchema = z.object({
  factId: z.string(),
  edition: z.string(),
  value: factValueSchema,
  /** The value as readers would see it. */
  text: z.string(),
  /** The words of the page. */
  quotedLine: z.string(),
  /** Whether our own readers found it, or a model whose line they could read. */
  by: z.enum(["reader", "model"]),
});

export type Proposal = z.infer<typeof proposalSchema>;

export const newFileSchema = z.object({ title: z.string(), address: z.string() });

/** `new` waits for a person; `learned` holds only what changes at every look. */
export const changeStates = ["new", "seen", "learned"] as const;

export type ChangeState = (typeof changeStates)[number];

/** What was another at a look than at the one before. */
export type PageChange = {
  readonly id: string;
  readonly pageId: string;
  /** ISO instant of the look. */
  readonly at: string;
  readonly state: ChangeState;
  readonly blocks: readonly BlockDifference[];
  /** The records that it concerns, the nearest first. */
  readonly facts: readonly string[];
  readonly proposals: readonly Proposal[];
  /** Files that the page leads to now and did not before. */
  readonly newFiles: readonly z.infer<typeof newFileSchema>[];
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly note: string | null;
};
