import { z } from "zod";
import type { FactId } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factValueSchema } from "../../domain/facts/fact-value-schema.ts";
import { labelledData } from "./labelled-data.ts";

export const factIdSchema = z.custom<FactId>(
  (id) => typeof id === "string" && builtInFacts.find(id) !== undefined,
);

const stated = { id: factIdSchema, value: factValueSchema };

const changeSchema = z.object({
  ...stated,
  /** Values that have to change with it. */
  along: z.array(z.object(stated)).optional(),
  /** A part of the new value, as readers get it. */
  shows: z.string(),
});

export type FactChange = z.infer<typeof changeSchema>;

/** A figure in a unit, a percentage, and parts that have to agree with their lists. */
export const factChanges = labelledData("facts/fact-changes", z.array(changeSchema));
