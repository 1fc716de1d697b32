import { z } from "zod";
import { markSchema, verdictSchema } from "./mark.ts";

const textLocationSchema = z.discriminatedUnion("field", [
  z.object({ field: z.enum(["title", "hero_summary", "meta_description", "tags", "slug"]) }),
  z.object({ field: z.enum(["internal_links", "source_references"]) }),
  /** Blocks (paragraphs, tables, lists, headings) are counted from 1 in the order of the body. */
  z.object({ field: z.literal("body_markdown"), block: z.int().min(1) }),
]);

export type TextLocation = z.infer<typeof textLocationSchema>;

const findingKinds = [
  "shape",
  "slug",
  "dead-link",
  "foreign-address",
  "unknown-token",
  "contradiction",
  "promise",
  "raw-html",
  "forbidden-scheme",
  "smuggled-instruction",
  "leftover",
] as const;

const findingSchema = z.object({
  kind: z.enum(findingKinds),
  place: textLocationSchema,
  quote: z.string(),
  message: z.string(),
  record: z.string().nullable(),
  stops: z.boolean(),
});

export type Finding = z.infer<typeof findingSchema>;

const currentFormSchema = z.object({
  form: z.literal(2),
  checked_at: z.string(),
  /** The version of the records with which the text was compared; null where nobody noted it. */
  facts_version: z.int().nullable(),
  marks: z.array(markSchema),
  findings: z.array(findingSchema),
  not_covered: z.array(z.string()),
  verdicts: z.array(verdictSchema).default([]),
});

export type Ledger = z.infer<typeof currentFormSchema>;

/** Null for one from before there were marks: such a revision is checked anew. */
export const ledgerSchema = currentFormSchema.nullable().catch(null);

export function stoppingFindings({ findings }: Pick<Ledger, "findings">): readonly Finding[] {
  return findings.filter(({ stops }) => stops);
}
