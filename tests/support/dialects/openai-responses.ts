import { z } from "zod";
import { event, textOf, usage, type Dialect } from "./dialect.ts";

const responsesSchema = z.object({
  model: z.string(),
  input: z.array(z.object({ role: z.string(), content: z.unknown() })),
  text: z.object({ format: z.unknown().optional() }).optional(),
});

const item = { type: "message", id: "msg-1", role: "assistant", content: [] };
const place = { item_id: "msg-1", output_index: 0, content_index: 0 };

/** OpenAI's Responses API. */
export const responses: Dialect = {
  basePath: "/v1",
  keyIn: ({ authorization }) => authorization?.replace(/^Bearer /, ""),
  asked: (_path, body) => {
    const { model, input, text } = responsesSchema.parse(body);
    const [system, user] = input;
    return {
      model,
      instructions: z.string().parse(system?.content),
      message: textOf(user?.content),
      hasSchema: text?.format !== undefined,
    };
  },
  opening: () =>
    event({
      type: "response.created",
      response: { id: "resp-1", created_at: 1_790_000_000, model: "scripted" },
    }) + event({ type: "response.output_item.added", output_index: 0, item }),
  piece: (text) => event({ type: "response.output_text.delta", ...place, delta: text }),
  closing: (ending) => {
    const reasons = { length: "max_output_tokens", filter: "content_filter" };
    const reason = ending === "length" || ending === "filter" ? { reason: reasons[ending] } : null;
    const counts = { input_tokens: usage.input, output_tokens: usage.output };
    const refused =
      ending === "refusal"
        ? event({ type: "response.refusal.delta", ...place, delta: "I cannot help." })
        : "";
    return (
      refused +
      event({ type: "response.output_item.done", output_index: 0, item }) +
      event({
        type: reason === null ? "response.completed" : "response.incomplete",
        response: { usage: counts, incomplete_details: reason },
      })
    );
  },
  failing: () =>
    event({
      type: "response.failed",
      sequence_number: 3,
      response: { error: { code: "server_error", message: "Overloaded" }, usage: null },
    }),
};
