import { z } from "zod";
import otherNamesFile from "./other-names.json" with { type: "json" };

const otherNamesSchema = z.strictObject({
  /** By its address: other names of a page, part, question or fact, as good as its title; `taught-words.json` adds the rest. */
  names: z.record(z.string(), z.string()),
  /** Asked for, and not on this site; `but`: words with which it is something else. */
  absent: z.array(
    z.strictObject({
      name: z.string(),
      phrases: z.string(),
      but: z.string(),
      nearest: z.nullable(z.string()),
    }),
  ),
});

export const { names: otherNames, absent: absentTopics } = otherNamesSchema.parse(otherNamesFile);
