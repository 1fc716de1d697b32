import { z } from "zod";

/** Where in a post a statement stands. */
const textLocationSchema = z.discriminatedUnion("field", [
  z.object({ field: z.enum(["title", "hero_summary", "meta_description", "tags", "slug"]) }),
  z.object({ field: z.enum(["internal_links", "source_references"]) }),
  /** Blocks (paragraphs, tables, lists, headings) are counted from 1 in the order of the body. */
  z.object({ field: z.literal("body_markdown"), block: z.int().min(1) }),
]);

export type TextLocation = z.infer<typeof textLocationSchema>;

/**
 * `supported`: a record is about the same measure of the same subject and agrees. `contradicted`: such
 * a record says otherwise. `to-confirm`: a statement on the exam that no record answers; a person has to
 * check it. What claims nothing has no verdict and is not listed.
 */
const verdicts = ["supported", "contradicted", "to-confirm"] as const;

/** Ledgers older than the verdict `to-confirm` called it `unsupported`. */
const verdictSchema = z.preprocess(
  (verdict) => (verdict === "unsupported" ? "to-confirm" : verdict),
  z.enum(verdicts),
);

export type Verdict = (typeof verdicts)[number];

/**
 * How what has to be confirmed stands to what is nearest to it. `differs`: that says something else, or perhaps
 * does; `agrees`: it says the same in other words, or the statement follows from it; `unknown`: nothing is near.
 */
const claimGroups = ["differs", "agrees", "unknown"] as const;

export type ClaimGroup = (typeof claimGroups)[number];

/** A record by its id, as it was at the time of the check, or a sentence of a page of ours. */
const nearestSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("record"), id: z.string(), value: z.string() }),
  z.object({ kind: z.literal("page"), title: z.string(), text: z.string() }),
]);

export type Nearest = z.infer<typeof nearestSchema>;

/** One statement of a post that can be checked, as readers see it, with the records it rests on. */
const claimSchema = z.object({
  place: textLocationSchema,
  /** The sentence; a table cell with its row and column heads before it. */
  sentence: z.string(),
  /** The heading under which it stands; empty for none. A confirmation holds for the sentence under this heading. */
  under: z.string().default(""),
  /** What was compared: each record's id with its value at the time of the check. */
  records: z.array(z.object({ id: z.string(), value: z.string() })),
  verdict: verdictSchema,
  /** Why it is contradicted or has to be confirmed, in one sentence for a person; null for what is supported. */
  why: z.string().nullable().default(null),
  /** True when the model's second reading called it a claim and the rules did not. */
  raised: z.boolean().default(false),
  /** Of what has to be confirmed; ledgers that did not keep it knew nothing near. */
  group: z.enum(claimGroups).default("unknown"),
  nearest: nearestSchema.nullable().default(null),
});

export type Claim = z.infer<typeof claimSchema>;

/** One sentence with its verdict; `no-claim` states nothing that could be checked. */
export type CheckedSentence = Pick<Claim, "place" | "sentence" | "under"> & {
  readonly verdict: Verdict | "no-claim";
};

/** What a check in `domain/drafting/checks/` can find wrong. */
export const findingKinds = [
  "shape",
  "slug",
  "dead-link",
  "foreign-address",
  "unknown-token",
  "contradiction",
  "typed-figure",
  "other-edition",
  "swapped-category",
  "unsupported",
  "promise",
  "raw-html",
  "forbidden-scheme",
  "smuggled-instruction",
] as const;

const findingSchema = z.object({
  kind: z.enum(findingKinds),
  place: textLocationSchema,
  /** The words in question, as readers see them. */
  quote: z.string(),
  /** What is wrong with them, in one sentence for a person and for the writer that has to mend it. */
  message: z.string(),
  /** The record that says otherwise or should be used. */
  record: z.string().nullable(),
  /** True when the post must not be published with it. */
  stops: z.boolean(),
});

export type Finding = z.infer<typeof findingSchema>;

/** What the checks saw in one revision; stored with it. */
export const ledgerSchema = z.object({
  /** ISO instant. */
  checked_at: z.string(),
  /** The version of the records with which it was compared; null for ledgers that did not keep it. */
  facts_version: z.int().nullable().default(null),
  /** How many sentences and cells were read, claims or not; null for ledgers that did not count them. */
  sentences: z.number().nullable().default(null),
  claims: z.array(claimSchema),
  findings: z.array(findingSchema),
});

export type Ledger = z.infer<typeof ledgerSchema>;

/** The findings with which a revision must not be published. */
export function stoppingFindings({ findings }: Pick<Ledger, "findings">): readonly Finding[] {
  return findings.filter(({ stops }) => stops);
}
