import type { z } from "zod";

/** The answer in a model's text, which may stand in a code fence or between other words; null when there is none. */
export function answerInText<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from === -1 || to < from) return null;
  const parsed = schema.safeParse(jsonOrNull(text.slice(from, to + 1)));
  return parsed.success ? parsed.data : null;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What a model says in place of JSON is an answer that cannot be used, not a fault.
    return null;
  }
}
