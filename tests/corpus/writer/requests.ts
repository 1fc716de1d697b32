import { z } from "zod";
import { postCategorySchema } from "../../../domain/posts/post.ts";
import { labelledData } from "../../support/labelled-data.ts";

const requestSchema = z.object({
  id: z.string(),
  /** Twelve kinds of articles; each is in both halves. */
  kind: z.string(),
  /** `tuning` may be read by whoever writes the checks; `measured` is only measured. */
  half: z.enum(["tuning", "measured"]),
  prompt: z.string(),
  category: postCategorySchema,
  /** What the reviewer asked for afterwards; null for nothing. */
  corrections: z.string().nullable(),
});

/** One request of the corpus: what an office asked of a language model, and what it had corrected. */
export type CorpusRequest = z.infer<typeof requestSchema>;

export const corpusRequests: readonly CorpusRequest[] = labelledData(
  "corpus/writer/requests",
  z.array(requestSchema),
);
