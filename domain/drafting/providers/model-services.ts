import type { JSONValue, LanguageModel } from "ai";
import { fetchEventStream } from "./fetch-event-stream.ts";
import type { ModelProvider, ModelSettings } from "./model-settings.ts";

export type ModelService = {
  readonly model: LanguageModel;
  /** True for servers of which some refuse a schema: those are asked for JSON in words. */
  readonly mayRefuseSchema: boolean;
  /** Null leaves it to the server, whose model may have room for fewer. */
  readonly maxOutputTokens: number | null;
  readonly providerOptions?: Record<string, Record<string, JSONValue>>;
};

/** With room for the longest article that a post may hold, and for a model's thoughts before it. */
const known = { mayRefuseSchema: false, maxOutputTokens: 24_000 } as const;

function access({ apiKey, baseUrl }: ModelSettings, address: string) {
  return { baseURL: baseUrl ?? address, apiKey: apiKey ?? "", fetch: fetchEventStream };
}

/** Each loads its own package and no other. */
export const modelServices = {
  async openai(settings) {
    const { createOpenAI } = await import("@ai-sdk/openai");
    const client = createOpenAI(access(settings, "https://api.openai.com/v1"));
    // It is asked not to keep what it is sent.
    const providerOptions = { openai: { store: false } };
    return { ...known, model: client(settings.model), providerOptions };
  },

  async anthropic(settings) {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const client = createAnthropic(access(settings, "https://api.anthropic.com/v1"));
    return { ...known, model: client(settings.model) };
  },

  async google(settings) {
    const { createGoogle } = await import("@ai-sdk/google");
    const address = "https://generativelanguage.googleapis.com/v1beta";
    return { ...known, model: createGoogle(access(settings, address))(settings.model) };
  },

  /** Any server that speaks the OpenAI chat protocol: Ollama, vLLM, LM Studio, OpenRouter, Groq. */
  async "openai-compatible"({ model, apiKey, baseUrl }) {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const client = createOpenAICompatible({
      name: "openai-compatible",
      baseURL: baseUrl ?? "",
      supportsStructuredOutputs: true,
      includeUsage: true,
      fetch: fetchEventStream,
      ...(apiKey === null ? {} : { apiKey }),
    });
    return { model: client(model), mayRefuseSchema: true, maxOutputTokens: null };
  },
} satisfies Record<ModelProvider, (settings: ModelSettings) => Promise<ModelService>>;
