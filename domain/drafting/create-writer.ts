import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../shared/clock.ts";
import type { ModelProvider, ModelSettings } from "./providers/model-settings.ts";
import { promptVersions, type Writer } from "./writer.ts";

export type WriterSettings =
  { readonly provider: "offline" } | ({ readonly provider: ModelProvider } & ModelSettings);

/** The writer that the settings ask for. Its code is loaded with the first request: it costs memory and time that reading never needs. */
export function createWriter(settings: WriterSettings, clock: Clock): Writer {
  if (settings.provider === "offline") {
    const loaded = once(async () => {
      const { createOfflineWriter } = await import("./providers/offline/offline-writer.ts");
      return createOfflineWriter();
    });
    return {
      provider: "offline",
      model: null,
      promptVersion: promptVersions.offline,
      ...draftsBy(loaded),
      // It states nothing but records and checked passages; what a reviewer has it write stays the reviewer's.
      repair: null,
      refusals: {
        ofDraft: async (request) => (await loaded()).refusals?.ofDraft(request) ?? null,
        ofCorrections: async (request) => (await loaded()).refusals?.ofCorrections(request) ?? null,
      },
      secondReading: null,
    };
  }
  const { provider, model } = settings;
  const loaded = once(async () => {
    const [{ createModelWriter }, { modelServices }] = await Promise.all([
      import("./providers/model-writer.ts"),
      import("./providers/model-services.ts"),
    ]);
    return createModelWriter(provider, settings, await modelServices[provider](settings), clock);
  });
  return {
    provider,
    model,
    promptVersion: promptVersions.models,
    ...draftsBy(loaded),
    repair: async (request, options) => (await loaded()).repair(request, options),
    refusals: null,
    secondReading: async (request, options) => (await loaded()).secondReading(request, options),
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

function draftsBy(loaded: () => Promise<Writer>): Pick<Writer, "draft" | "revise"> {
  return {
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
