import { isDeepStrictEqual } from "node:util";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { computeHere } from "../computing/compute-here.ts";
import type { Computation, Compute, ComputingJob } from "../computing/computation.ts";
import type { Clock } from "../shared/clock.ts";
import { correctionsRefusal, offlineDraft, offlineRevision } from "./drafting-computations.ts";
import type { ModelProvider, ModelSettings } from "./providers/model-settings.ts";
import { promptVersions, type WriteOptions, type Writer, type WriteResult } from "./writer.ts";

export type WriterSettings =
  | { readonly provider: "offline" }
  | ({ readonly provider: ModelProvider } & ModelSettings);

/** The writer that the settings ask for. Its code is loaded with the first request: it costs memory and time that reading never needs. */
export function createWriter(
  settings: WriterSettings,
  clock: Clock,
  compute: Compute = computeHere,
): Writer {
  if (settings.provider === "offline") return createOfflineWriter(compute);
  const { provider, model } = settings;
  const loaded = once(async () => {
    const { createModelWriter } = await import("./providers/model-writer.ts");
    return createModelWriter(provider, settings, clock);
  });
  return {
    provider,
    model,
    promptVersion: promptVersions.models,
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    refuseCorrections: null,
    read: async (request, options) => (await loaded()).read(request, options),
  };
}

/** The writer of the settings of the moment: another one as soon as they differ, the same while they do not. */
export function createCurrentWriter(
  settings: () => WriterSettings,
  clock: Clock,
  compute: Compute,
): () => Writer {
  let made: { readonly of: WriterSettings; readonly writer: Writer } | null = null;
  return () => {
    const wanted = settings();
    if (made === null || !isDeepStrictEqual(made.of, wanted))
      made = { of: wanted, writer: createWriter(wanted, clock, compute) };
    return made.writer;
  };
}

/** The writer without a model: all that it does is computed. */
function createOfflineWriter(compute: Compute): Writer {
  return {
    provider: "offline",
    model: null,
    promptVersion: promptVersions.offline,
    draft({ prompt, category, evidence }, options) {
      return write(offlineDraft, { prompt, category }, jobOf(evidence.records, options));
    },
    revise({ current, corrections, evidence }, options) {
      return write(offlineRevision, { current, corrections }, jobOf(evidence.records, options));
    },
    refuseCorrections: ({ current, corrections, facts, person }) =>
      compute(correctionsRefusal, { current, corrections }, { facts, person }),
    read: null,
  };

  async function write<Input>(
    computation: Computation<Input, WriteResult>,
    input: Input,
    job: ComputingJob,
  ): Promise<WriteResult> {
    const computed = await compute(computation, input, job);
    return computed.ok ? computed.value : computed;
  }
}

function jobOf(facts: FactSnapshot, options: WriteOptions): ComputingJob {
  const { person = "", signal } = options;
  return { facts, person, signal, inBackground: true };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
