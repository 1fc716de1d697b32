import { createAnthropic } from "@ai-sdk/anthropic";
import type { ModelSettings } from "./default-models.ts";
import { fetchEventStream } from "./model/event-stream-fetch.ts";
import { articleTokens, type ModelService } from "./model/served-model.ts";

/** Anthropic's service, through its Messages API. */
export function anthropicModel({ model, apiKey, baseUrl }: ModelSettings): ModelService {
  const service = createAnthropic({
    baseURL: baseUrl ?? "https://api.anthropic.com/v1",
    apiKey: apiKey ?? "",
    fetch: fetchEventStream,
  });
  return { model: service(model), mayRefuseSchema: false, maxOutputTokens: articleTokens };
}
