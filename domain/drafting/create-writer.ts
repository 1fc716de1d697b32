import type { Clock } from "../shared/clock.ts";
import { promptVersion } from "./prompts/version.ts";
import type { ModelProvider, ModelSettings } from "./providers/default-models.ts";
import type { ServedModel } from "./providers/model/served-model.ts";
import { createOfflineWriter } from "./providers/offline.ts";
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
} satisfies Record<ModelProvider, (settings: ModelSettings) => Promise<ServedModel>>;

/** The writer that the settings ask for. */
export function createWriter(settings: WriterSettings, clock: Clock): Writer {
  if (settings.provider === "offline") return createOfflineWriter({ clock });
  return modelWriter(settings.provider, settings, clock);
}

/** Loads the AI SDK with the first request: it costs memory and time that an offline site never spends. */
function modelWriter(provider: ModelProvider, settings: ModelSettings, clock: Clock): Writer {
  async function load() {
    const [{ createModelWriter }, served] = await Promise.all([
      import("./providers/model-writer.ts"),
      services[provider](settings),
    ]);
    return createModelWriter(provider, settings, served, clock);
  }
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => (loading ??= load());
  return {
    provider,
    model: settings.model,
    promptVersion,
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    repair: async (request, options) => (await loaded()).repair(request, options),
  };
}
