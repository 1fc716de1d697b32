import { z } from "zod";
import { markedFields, type Mark } from "./mark.ts";

/** From the worst to what says least. */
export const verdictKinds = ["contradicts", "no-record", "agrees", "none"] as const;

/** What a model's reading said of one sentence. It holds for every revision in which that sentence stands under its heading. */
export const verdictSchema = z.object({
  kind: z.enum(verdictKinds),
  field: z.enum(markedFields),
  /** The heading above it; empty for none. */
  under: z.string(),
  /** As readers see it; a cell with the heads of its row and column before it. */
  sentence: z.string(),
  /** The record or the text of ours that was named, with what it said then; null for none. */
  against: z.object({ id: z.string(), value: z.string() }).nullable(),
  /** Why, in a sentence for a person; empty for none. */
  why: z.string(),
});

export type Verdict = z.infer<typeof verdictSchema>;

/** The verdicts of a revision from before they were kept: those that set its marks. */
export function verdictsOfMarks(marks: readonly Mark[]): Verdict[] {
  return marks.flatMap(({ isRead, kind, field, under, sentence, record, why }) =>
    isRead
      ? {
          kind: kind === "conflict" ? ("contradicts" as const) : ("no-record" as const),
          field,
          under,
          sentence,
          against: record,
          why: why ?? "",
        }
      : [],
  );
}
