import type { JSONValue, LanguageModel } from "ai";
import { fetchEventStream } from "./fetch-event-stream.ts";
import type { ModelProvider, ModelSettings } from "./model-settings.ts";

/** A model behind an address, with what its service has to be told besides the question. */
export type ModelService = {
  readonly model: LanguageModel;
  /** True for servers of which some refuse a schema: those are asked for JSON in words. */
  readonly mayRefuseSchema: boolean;
  /** Most tokens of an answer; null leaves it to the server, whose model may have room for fewer. */
  readonly maxOutputTokens: number | null;
  readonly providerOptions?: Record<string, Record<string, JSONValue>>;
};

/** Room for the longest article that a post may hold, and for a model's thoughts before it. */
const articleTokens = 24_000;

/** The one table from the name of a service to its model. Each loads its own package and no other. */
export const modelServices = {
  /** OpenAI's own service, through its Responses API; it is asked not to keep what it is sent. */
  async openai({ model, apiKey, baseUrl }) {
    const { createOpenAI } = await import("@ai-sdk/openai");
    const client = createOpenAI({
      baseURL: baseUrl ?? "https://api.openai.com/v1",
      apiKey: apiKey ?? "",
      fetch: fetchEventStream,
    });
    return {
      model: client(model),
      mayRefuseSchema: false,
      maxOutputTokens: articleTokens,
      providerOptions: { openai: { store: false } },
    };
  },

  /** Anthropic's service, through its Messages API. */
  async anthropic({ model, apiKey, baseUrl }) {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const client = createAnthropic({
      baseURL: baseUrl ?? "https://api.anthropic.com/v1",
      apiKey: apiKey ?? "",
      fetch: fetchEventStream,
    });
    return { model: client(model), mayRefuseSchema: false, maxOutputTokens: articleTokens };
  },

  /** Google's Gemini service, through its generative language API. */
  async google({ model, apiKey, baseUrl }) {
    const { createGoogle } = await import("@ai-sdk/google");
    const client = createGoogle({
      baseURL: baseUrl ?? "https://generativelanguage.googleapis.com/v1beta",
      apiKey: apiKey ?? "",
      fetch: fetchEventStream,
    });
    return { model: client(model), mayRefuseSchema: false, maxOutputTokens: articleTokens };
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
