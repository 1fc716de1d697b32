import type { Clock } from "../shared/clock.ts";
import type { DraftRequest, RevisionRequest, WriteOptions, Writer } from "./writer.ts";
import { promptVersion } from "./prompts/article-prompt.ts";
import { createOfflineWriter } from "./providers/offline.ts";
import type { OpenAiCompatibleSettings } from "./providers/openai-compatible.ts";

export type WriterSettings =
  | { readonly provider: "offline" }
  | ({ readonly provider: "openai-compatible" } & OpenAiCompatibleSettings);

/** The writer that the settings ask for: the one table from the name of a provider to its factory. */
export function createWriter(settings: WriterSettings, clock: Clock): Writer {
  switch (settings.provider) {
    case "offline":
      return createOfflineWriter({ clock });
    case "openai-compatible":
      return lazyOpenAiCompatible(settings);
  }
}

/** Loads the AI SDK with the first request: it costs memory and time that an offline site never spends. */
function lazyOpenAiCompatible(settings: OpenAiCompatibleSettings): Writer {
  let loading: Promise<Writer> | undefined;
  function load(): Promise<Writer> {
    loading ??= import("./providers/openai-compatible.ts").then(
      ({ createOpenAiCompatibleWriter }) => createOpenAiCompatibleWriter(settings),
    );
    return loading;
  }
  return {
    provider: "openai-compatible",
    model: settings.model,
    promptVersion,
    draft: async (request: DraftRequest, options: WriteOptions) =>
      (await load()).draft(request, options),
    revise: async (request: RevisionRequest, options: WriteOptions) =>
      (await load()).revise(request, options),
    repair: null,
  };
}
