import { z } from "zod";
import { event, overloaded, textOf, usage, type Dialect } from "./dialect.ts";

const messagesSchema = z.object({
  model: z.string(),
  system: z.array(z.object({ text: z.string() })),
  messages: z.array(z.object({ content: z.unknown() })),
  output_config: z.object({ format: z.unknown().optional() }).optional(),
});

/** Anthropic's Messages API. */
export const messages: Dialect = {
  basePath: "/v1",
  keyIn: (headers) => headers["x-api-key"],
  asked: (_path, body) => {
    const { model, system, messages: turns, output_config } = messagesSchema.parse(body);
    return {
      model,
      instructions: system.map(({ text }) => text).join("\n"),
      message: textOf(turns[0]?.content),
      hasSchema: output_config?.format !== undefined,
    };
  },
  opening: () => {
    const counts = { input_tokens: usage.input, output_tokens: 1 };
    const opened = { id: "msg-1", type: "message", role: "assistant", content: [], usage: counts };
    return (
      event({ type: "message_start", message: { ...opened, model: "scripted" } }) +
      event({
        type: "content_block_start",
        index: 0,
        content_block: { type: "text", text: "" },
      })
    );
  },
  piece: (text) =>
    event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
  closing: (ending) => {
    const reason = {
      stop: "end_turn",
      length: "max_tokens",
      filter: "refusal",
      refusal: "refusal",
    };
    return (
      event({ type: "content_block_stop", index: 0 }) +
      event({
        type: "message_delta",
        delta: { stop_reason: reason[ending], stop_sequence: null },
        usage: { output_tokens: usage.output },
      }) +
      event({ type: "message_stop" })
    );
  },
  failing: () => event({ type: "error", error: overloaded }),
};
