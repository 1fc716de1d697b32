import { z } from "zod";

/** What is said of a body that is no object. */
export const anObject = { error: "The body of this call has to be a JSON object." };

export const postIdSchema = z.string({ error: "Missing post ID" });

/** The number of a revision; both engines keep it in 32 bits. */
export const revisionSchema = z
  .int32({ error: "revision has to be the number of the revision that was seen." })
  .min(1, { error: "Revisions are counted from 1." });

/** What is missing or of another type counts as not given: the service has the sentence for that. */
export const lenientText = z.string().trim().catch("");
