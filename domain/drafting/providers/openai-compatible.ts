import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelSettings } from "./default-models.ts";
import { fetchEventStream } from "./model/event-stream-fetch.ts";
import type { ModelService } from "./model/served-model.ts";

/** Any server that speaks the OpenAI chat protocol: Ollama, vLLM, LM Studio, OpenRouter, Groq. */
export function openAiCompatibleModel({ model, apiKey, baseUrl }: ModelSettings): ModelService {
  const service = createOpenAICompatible({
    name: "openai-compatible",
    baseURL: baseUrl ?? "",
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: fetchEventStream,
    ...(apiKey === null ? {} : { apiKey }),
  });
  return { model: service(model), mayRefuseSchema: true, maxOutputTokens: null };
}
