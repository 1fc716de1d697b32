import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../shared/clock.ts";
import type { ModelProvider, ModelSettings } from "./providers/model-settings.ts";
import type { Writer } from "./writer.ts";

export type WriterSettings =
  | { readonly provider: "offline" }
  | ({ readonly provider: ModelProvider } & ModelSettings);

/** The writer that the settings ask for. Its code is loaded with the first request: it costs memory and time that reading never needs. */
export function createWriter(settings: WriterSettings, clock: Clock): Writer {
  if (settings.provider === "offline") return createOfflineWriter();
  const { provider, model } = settings;
  const loaded = once(async () => {
    const { createModelWriter } = await import("./providers/model-writer.ts");
    return createModelWriter(provider, settings, clock);
  });
  return {
    provider,
    model,
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    refuseCorrections: null,
    read: async (request, options) => (await loaded()).read(request, options),
  };
}

/** The writer of the settings of the moment: another one as soon as they differ, the same while they do not. */
export function createCurrentWriter(settings: () => WriterSettings, clock: Clock): () => Writer {
  let made: { readonly of: WriterSettings; readonly writer: Writer } | null = null;
  return () => {
    const wanted = settings();
    if (made === null || !isDeepStrictEqual(made.of, wanted))
      made = { of: wanted, writer: createWriter(wanted, clock) };
    return made.writer;
  };
}

function createOfflineWriter(): Writer {
  const loaded = once(async () => (await import("./offline/offline-writer.ts")).offlineWriter);
  return {
    provider: "offline",
    model: null,
    draft: async (request) => (await loaded()).draft(request.evidence, request.evidence.records),
    revise: async (request) => (await loaded()).revise(request, request.evidence.records),
    refuseCorrections: async (request, facts) => (await loaded()).refuseCorrections(request, facts),
    read: null,
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
