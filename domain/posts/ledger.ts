import { z } from "zod";

/** Where in a post a statement stands. */
export const textLocationSchema = z.discriminatedUnion("field", [
  z.object({ field: z.enum(["title", "hero_summary", "meta_description", "tags", "slug"]) }),
  z.object({ field: z.enum(["internal_links", "source_references"]) }),
  /** Blocks (paragraphs, tables, lists, headings) are counted from 1 in the order of the body. */
  z.object({ field: z.literal("body_markdown"), block: z.int().min(1) }),
]);

export type TextLocation = z.infer<typeof textLocationSchema>;

/**
 * `supported`: the records say so. `contradicted`: a record says otherwise. `unsupported`: it is a
 * statement on dates, fees, cutoffs or rules of which the records say nothing.
 */
export const verdictSchema = z.enum(["supported", "contradicted", "unsupported"]);

export type Verdict = z.infer<typeof verdictSchema>;

/** One statement of a post that can be checked, as readers see it, with the records it rests on. */
export const claimSchema = z.object({
  place: textLocationSchema,
  sentence: z.string(),
  /** What was compared: each record's id with its value at the time of the check. */
  records: z.array(z.object({ id: z.string(), value: z.string() })),
  verdict: verdictSchema,
});

export type Claim = z.infer<typeof claimSchema>;

/** What a check can find wrong; each kind has one file in `domain/drafting/checks/`. */
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

export const findingSchema = z.object({
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
  claims: z.array(claimSchema),
  findings: z.array(findingSchema),
});

export type Ledger = z.infer<typeof ledgerSchema>;

/** The findings with which a revision must not be published. */
export function stoppingFindings({ findings }: Pick<Ledger, "findings">): readonly Finding[] {
  return findings.filter(({ stops }) => stops);
}
