import { z } from "zod";

/** Asks for the shape in words, for servers that cannot be given a schema. */
export function shapeInWords(schema: z.ZodType): string {
  return `Answer with one JSON object and nothing else, of this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}
