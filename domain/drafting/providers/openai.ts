import { createOpenAI } from "@ai-sdk/openai";
import type { ModelSettings } from "./default-models.ts";
import { fetchEventStream } from "./model/event-stream-fetch.ts";
import { articleTokens, type ModelService } from "./model/served-model.ts";

/** OpenAI's own service, through its Responses API; it is asked not to keep what it is sent. */
export function openAiModel({ model, apiKey, baseUrl }: ModelSettings): ModelService {
  const service = createOpenAI({
    baseURL: baseUrl ?? "https://api.openai.com/v1",
    apiKey: apiKey ?? "",
    fetch: fetchEventStream,
  });
  return {
    model: service(model),
    mayRefuseSchema: false,
    maxOutputTokens: articleTokens,
    providerOptions: { openai: { store: false } },
  };
}
