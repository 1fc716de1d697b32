import { type Clock, indianDate } from "../../shared/clock.ts";
import { type Result, succeed } from "../../shared/result.ts";
import { revisionQuestion } from "../prompts/edits.ts";
import { draftQuestion } from "../prompts/new-article.ts";
import { readingQuestion } from "../prompts/reading-prompt.ts";
import type { Question } from "../prompts/rules.ts";
import {
  promptVersions,
  type TokenUsage,
  type WriteFailure,
  type WriteOptions,
  type Writer,
} from "../writer.ts";
import { createModelClient, type ModelClient } from "./ask-model.ts";
import { modelServices } from "./model-services.ts";
import type { ModelProvider, ModelSettings } from "./model-settings.ts";
import { isUnpaid, lateFault, providerFault, unusableAnswer } from "./provider-fault.ts";
import { readAnswer } from "./read-answer.ts";
import type { StreamedAnswer } from "./stream-answer.ts";

type ModelWriter = Writer & { readonly read: NonNullable<Writer["read"]> };

/** Drafts, revises and reads by a model, whichever service it is behind; another model of the same service may read. */
export async function createModelWriter(
  provider: ModelProvider,
  settings: ModelSettings,
  clock: Clock,
): Promise<ModelWriter> {
  const { model, reviewModel, apiKey, timeoutSeconds } = settings;
  const clientOf = async (name: string) =>
    createModelClient(await modelServices[provider]({ ...settings, model: name }));
  const writing = await clientOf(model);
  const reading = reviewModel === null ? writing : await clientOf(reviewModel);
  const today = () => indianDate(clock.now());

  async function ask<Answer, Value>(
    askModel: ModelClient,
    question: Question<Answer, Value>,
    options: WriteOptions,
  ): Promise<Result<Value & { usage: TokenUsage | null }, WriteFailure>> {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1_000);
    const end = performance.now() + timeoutSeconds * 1_000;
    const answer = await askModel(question, {
      ...options,
      signal: AbortSignal.any([options.signal, deadline]),
      timeLeft: () => end - performance.now(),
    });
    options.signal.throwIfAborted();
    const { fault, usage } = answer;
    if (fault !== null) {
      const failed = deadline.aborted ? lateFault(timeoutSeconds) : providerFault(fault, apiKey);
      const spent = usage ?? (isUnpaid(fault) ? { inputTokens: 0, outputTokens: 0 } : null);
      return { ok: false, failure: { ...failed.failure, usage: spent } };
    }
    const value = wasStopped(answer)
      ? null
      : readAnswer(answer.text, (json) => {
          const { data } = question.schema.safeParse(json);
          return data === undefined ? null : question.resultOf(data);
        });
    return value === null
      ? { ok: false, failure: { ...unusableAnswer(answer).failure, usage } }
      : succeed({ ...value, usage });
  }

  return {
    provider,
    model,
    promptVersion: promptVersions.models,
    refuseCorrections: null,
    draft: (request, options) => ask(writing, draftQuestion(request, today()), options),
    revise: (request, options) => ask(writing, revisionQuestion(request, today()), options),
    read: (request, options) => ask(reading, readingQuestion(request, today()), options),
  };
}

/** A service that stopped a model in its answer vouches for no part of it. */
function wasStopped({ finishReason }: StreamedAnswer): boolean {
  return finishReason === "length" || finishReason === "content-filter";
}
