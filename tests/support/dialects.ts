import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import type { ModelProvider } from "../../domain/drafting/providers/model-settings.ts";

/** How an answer ends; `refusal` is the service's own word for declining. */
export type Ending = "stop" | "length" | "filter" | "refusal";

export type Asked = {
  readonly model: string;
  readonly instructions: string;
  readonly message: string;
  readonly hasSchema: boolean;
};

/** One streaming protocol, as far as a text answer needs it. */
export type Dialect = {
  /** The end of the real service's base address. */
  readonly basePath: string;
  readonly keyIn: (headers: IncomingHttpHeaders) => unknown;
  readonly asked: (path: string, body: unknown) => Asked;
  readonly opening: () => string;
  readonly piece: (text: string) => string;
  readonly closing: (ending: Ending) => string;
  /** A fault that the service reports in the middle of its stream. */
  readonly failing: () => string;
};

/** Counted in every answer. */
const usage = { input: 1200, output: 345 };

const overloaded = { type: "overloaded_error", message: "Overloaded" };

/** An event with its type as its name, as OpenAI and Anthropic send it. */
function event(data: { readonly type: string } & Record<string, unknown>): string {
  return `event: ${data.type}\n${message(data)}`;
}

function message(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

const partsSchema = z.array(z.object({ text: z.string() }));

function textOf(content: unknown): string {
  return partsSchema
    .parse(content)
    .map(({ text }) => text)
    .join("");
}

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

const chat: Dialect = {
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

const responsesSchema = z.object({
  model: z.string(),
  input: z.array(z.object({ role: z.string(), content: z.unknown() })),
  text: z.object({ format: z.unknown().optional() }).optional(),
});

const item = { type: "message", id: "msg-1", role: "assistant", content: [] };
const place = { item_id: "msg-1", output_index: 0, content_index: 0 };

const responses: Dialect = {
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

const messagesSchema = z.object({
  model: z.string(),
  system: z.array(z.object({ text: z.string() })),
  messages: z.array(z.object({ content: z.unknown() })),
  output_config: z.object({ format: z.unknown().optional() }).optional(),
});

const messages: Dialect = {
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

const contentsSchema = z.object({
  systemInstruction: z.object({ parts: partsSchema }),
  contents: z.array(z.object({ parts: partsSchema })),
  generationConfig: z
    .object({ responseJsonSchema: z.unknown(), responseSchema: z.unknown() })
    .partial(),
});

const gemini: Dialect = {
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

export const dialects = {
  openai: responses,
  anthropic: messages,
  google: gemini,
  "openai-compatible": chat,
} satisfies Record<ModelProvider, Dialect>;
