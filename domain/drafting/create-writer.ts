import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../shared/clock.ts";
import type { ModelProvider, ModelSettings } from "./providers/model-settings.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { computeHere } from "../computing/compute-here.ts";
import type { Computation, Compute, ComputingJob } from "../computing/computation.ts";
import {
  correctionsRefusal,
  draftRefusal,
  offlineDraft,
  offlineRevision,
} from "./drafting-computations.ts";
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
  if (settings.provider === "offline") return computingWriter(compute);
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
    draft: async (request, options) => (await loaded()).draft(request, options),
    revise: async (request, options) => (await loaded()).revise(request, options),
    repair: async (request, options) => (await loaded()).repair(request, options),
    refusals: null,
    secondReading: async (request, options) => (await loaded()).secondReading(request, options),
    pageValues: async (request, options) => (await loaded()).pageValues(request, options),
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
function computingWriter(compute: Compute): Writer {
  const written = async <Input>(
    computation: Computation<Input, WriteResult>,
    input: Input,
    job: ComputingJob,
  ) => {
    const computed = await compute(computation, input, job);
    return computed.ok ? computed.value : computed;
  };
  const jobOf = (facts: FactSnapshot, { person = "", signal }: WriteOptions): ComputingJob => ({
    ...{ facts, person, signal },
    inBackground: true,
  });
  return {
    provider: "offline",
    model: null,
    promptVersion: promptVersions.offline,
    draft({ evidence: { records, ...evidence }, ...request }, options) {
      return written(offlineDraft, { ...request, evidence }, jobOf(records, options));
    },
    revise({ evidence: { records, ...evidence }, ...request }, options) {
      return written(offlineRevision, { ...request, evidence }, jobOf(records, options));
    },
    // It states nothing but records and checked passages; what a reviewer has it write stays the reviewer's.
    repair: null,
    refusals: {
      ofDraft: ({ facts, person, prompt }) => compute(draftRefusal, { prompt }, { facts, person }),
      ofCorrections: ({ facts, person, ...request }) =>
        compute(correctionsRefusal, request, { facts, person }),
    },
    secondReading: null,
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
