import type { ModelProvider, ModelSettings } from "./model-settings.ts";
import { modelServices } from "./model-services.ts";
import { lateFault, providerFault, unusableAnswer } from "./provider-fault.ts";
import { withoutThoughts } from "./read-answer.ts";
import { askModel } from "./ask-model.ts";
import { succeed, type Result } from "../../shared/result.ts";

const maxTokens = 1_000;

const longestWord = 60;

/** Asks the model for one word, once; answers the word, or fails as a draft would. Costs some tokens. */
export async function tryModel(
  settings: { readonly provider: ModelProvider } & ModelSettings,
  timeoutSeconds: number,
  asked: AbortSignal,
): Promise<Result<string>> {
  const service = await modelServices[settings.provider](settings);
  const deadline = AbortSignal.timeout(timeoutSeconds * 1_000);
  const answer = await askModel(
    { ...service, maxOutputTokens: service.maxOutputTokens === null ? null : maxTokens },
    {
      instructions: "You answer with one word.",
      message: "Say: ready",
      schema: null,
      maxRetries: 0,
    },
    { signal: AbortSignal.any([asked, deadline]) },
  );
  asked.throwIfAborted();
  if (deadline.aborted) return lateFault(timeoutSeconds);
  if (answer.fault !== null) return providerFault(answer.fault, settings.apiKey);
  const word = withoutThoughts(answer.text).trim().slice(0, longestWord);
  return answer.finishReason === "stop" && word !== "" ? succeed(word) : unusableAnswer(answer);
}
