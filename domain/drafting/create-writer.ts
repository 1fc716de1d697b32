import type { Clock } from "../shared/clock.ts";
import { promptVersion } from "./prompts/version.ts";
import type { ModelProvider, ModelSettings } from "./providers/default-models.ts";
import type { ModelService } from "./providers/model/served-model.ts";
import { offlinePromptVersion } from "./providers/offline/version.ts";
import type { Writer } from "./writer.ts";

export type WriterSettings =
  { readonly provider: "offline" } | ({ readonly provider: ModelProvider } & ModelSettings);

/** The one table from the name of a service to its model. Each loads its own package and no other. */
const services = {
  openai: async (settings) => (await import("./providers/openai.ts")).openAiModel(settings),
  anthropic: async (settings) =>
    (await import("./providers/anthropic.ts")).anthropicModel(settings),
  google: async (settings) => (await import("./providers/google.ts")).googleModel(settings),
  "openai-compatible": async (settings) =>
    (await import("./providers/openai-compatible.ts")).openAiCompatibleModel(settings),
} satisfies Record<ModelProvider, (settings: ModelSettings) => Promise<ModelService>>;

/** The writer that the settings ask for. Its code is loaded with the first request: it costs memory and time that reading never needs. */
export function createWriter(settings: WriterSettings, clock: Clock): Writer {
  return settings.provider === "offline"
    ? offlineWriter(clock)
    : modelWriter(settings.provider, settings, clock);
}

function offlineWriter(clock: Clock): Writer {
  const loaded = once(async () => {
    const { createOfflineWriter } = await import("./providers/offline.ts");
    return createOfflineWriter({ clock });
  });
  return {
    provider: "offline",
    model: null,
    promptVersion: offlinePromptVersion,
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    // It states nothing but records to begin with; what a reviewer has it write stays the reviewer's.
    repair: null,
  };
}

function modelWriter(provider: ModelProvider, settings: ModelSettings, clock: Clock): Writer {
  const loaded = once(async () => {
    const [{ createModelWriter }, service] = await Promise.all([
      import("./providers/model-writer.ts"),
      services[provider](settings),
    ]);
    return createModelWriter(provider, settings, service, clock);
  });
  return {
    provider,
    model: settings.model,
    promptVersion,
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    repair: async (request, options) => (await loaded()).repair(request, options),
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
