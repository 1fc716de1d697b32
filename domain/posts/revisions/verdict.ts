import { z } from "zod";
import { markedFields, type Mark } from "./mark.ts";

export const verdictKinds = ["contradicts", "no-record", "agrees", "none"] as const;

/** A model's reading of one sentence. It holds for every revision in which that sentence stands under its heading. */
export const verdictSchema = z.object({
  kind: z.enum(verdictKinds),
  field: z.enum(markedFields),
  under: z.string(),
  /** As readers see it; a cell with the heads of its row and column before it. */
  sentence: z.string(),
  against: z.object({ id: z.string(), value: z.string() }).nullable(),
  why: z.string(),
});

export type Verdict = z.infer<typeof verdictSchema>;

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
