import { z } from "zod";
import { message, partsSchema, textOf, usage, type Dialect } from "./dialect.ts";

const contentsSchema = z.object({
  systemInstruction: z.object({ parts: partsSchema }),
  contents: z.array(z.object({ parts: partsSchema })),
  generationConfig: z
    .object({ responseJsonSchema: z.unknown(), responseSchema: z.unknown() })
    .partial(),
});

/** Google's generative language API. */
export const gemini: Dialect = {
  basePath: "/v1beta",
  keyIn: (headers) => headers["x-goog-api-key"],
  asked: (path, body) => {
    const { systemInstruction, contents, generationConfig } = contentsSchema.parse(body);
    return {
      model: /\/models\/([^:]+):streamGenerateContent/.exec(path)?.[1] ?? "",
      instructions: textOf(systemInstruction.parts),
      message: textOf(contents[0]?.parts),
      hasSchema: Object.values(generationConfig).some((schema) => typeof schema === "object"),
    };
  },
  opening: () => "",
  piece: (text) =>
    message({ candidates: [{ index: 0, content: { role: "model", parts: [{ text }] } }] }),
  closing: (ending) => {
    const reason = {
      stop: "STOP",
      length: "MAX_TOKENS",
      filter: "SAFETY",
      refusal: "PROHIBITED_CONTENT",
    };
    return message({
      candidates: [
        { index: 0, content: { role: "model", parts: [] }, finishReason: reason[ending] },
      ],
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: 1545,
      },
    });
  },
  failing: () => message({ error: { code: 503, message: "Overloaded", status: "UNAVAILABLE" } }),
};
