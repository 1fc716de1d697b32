import { z } from "zod";
import { message, overloaded, usage, type Dialect } from "./dialect.ts";

const turnSchema = z.object({ role: z.string(), content: z.string() });
const chatSchema = z.object({
  model: z.string(),
  messages: z.array(turnSchema),
  response_format: z.unknown().optional(),
});

function chunk(delta: Record<string, unknown>, finish: string | null = null, counts?: unknown) {
  return message({
    id: "chat-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: "scripted",
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...(counts === undefined ? {} : { usage: counts }),
  });
}

/** The OpenAI chat protocol, as many servers speak it. */
export const chat: Dialect = {
  basePath: "/v1",
  keyIn: ({ authorization }) => authorization?.replace(/^Bearer /, ""),
  asked: (_path, body) => {
    const { model, messages, response_format } = chatSchema.parse(body);
    const [system, user] = messages;
    return {
      model,
      instructions: system?.content ?? "",
      message: user?.content ?? "",
      hasSchema: response_format !== undefined,
    };
  },
  opening: () => chunk({ role: "assistant", content: "" }),
  piece: (text) => chunk({ content: text }),
  closing: (ending) => {
    const reason = { stop: "stop", length: "length", filter: "content_filter", refusal: "stop" };
    const { input, output } = usage;
    const counts = { prompt_tokens: input, completion_tokens: output, total_tokens: 1545 };
    const refused = ending === "refusal" ? chunk({ refusal: "I cannot help." }) : "";
    return `${refused}${chunk({}, reason[ending], counts)}data: [DONE]\n\n`;
  },
  failing: () => message({ error: overloaded }),
};
