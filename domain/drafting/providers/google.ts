import { createGoogle } from "@ai-sdk/google";
import type { ModelSettings } from "./default-models.ts";
import { fetchEventStream } from "./model/event-stream-fetch.ts";
import { articleTokens, type ModelService } from "./model/served-model.ts";

/** Google's Gemini service, through its generative language API. */
export function googleModel({ model, apiKey, baseUrl }: ModelSettings): ModelService {
  const service = createGoogle({
    baseURL: baseUrl ?? "https://generativelanguage.googleapis.com/v1beta",
    apiKey: apiKey ?? "",
    fetch: fetchEventStream,
  });
  return { model: service(model), mayRefuseSchema: false, maxOutputTokens: articleTokens };
}
