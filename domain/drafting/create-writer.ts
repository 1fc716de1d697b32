import type { Clock } from "../shared/clock.ts";
import type { ModelProvider, ModelSettings } from "./providers/model-settings.ts";
import { promptVersions, type Writer } from "./writer.ts";

export type WriterSettings =
  { readonly provider: "offline" } | ({ readonly provider: ModelProvider } & ModelSettings);

/** The writer that the settings ask for. Its code is loaded with the first request: it costs memory and time that reading never needs. */
export function createWriter(settings: WriterSettings, clock: Clock): Writer {
  return settings.provider === "offline"
    ? offlineWriter(clock)
    : modelWriter(settings.provider, settings, clock);
}

function offlineWriter(clock: Clock): Writer {
  const loaded = once(async () => {
    const { createOfflineWriter } = await import("./providers/offline/offline-writer.ts");
    return createOfflineWriter({ clock });
  });
  return {
    provider: "offline",
    model: null,
    promptVersion: promptVersions.offline,
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    // It states nothing but records to begin with; what a reviewer has it write stays the reviewer's.
    repair: null,
  };
}

function modelWriter(provider: ModelProvider, settings: ModelSettings, clock: Clock): Writer {
  const loaded = once(async () => {
    const [{ createModelWriter }, { modelServices }] = await Promise.all([
      import("./providers/model-writer.ts"),
      import("./providers/model-services.ts"),
    ]);
    const service = await modelServices[provider](settings);
    return createModelWriter(provider, settings, service, clock);
  });
  return {
    provider,
    model: settings.model,
    promptVersion: promptVersions.models,
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    repair: async (request, options) => (await loaded()).repair(request, options),
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
