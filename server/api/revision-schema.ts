import { z } from "zod";

/** The number of a revision; both engines keep it in 32 bits. */
export const revisionSchema = z
  .int32({ error: "revision has to be the number of the revision that was seen." })
  .min(1, { error: "Revisions are counted from 1." });
