import { type Clock, indianDate } from "../../shared/clock.ts";
import { type Result, succeed } from "../../shared/result.ts";
import { revisionQuestion } from "../prompts/edits.ts";
import { draftQuestion } from "../prompts/new-article.ts";
import { readingQuestion } from "../prompts/reading-prompt.ts";
import type { Question } from "../prompts/rules.ts";
import { type TokenUsage, type WriteFailure, type WriteOptions, type Writer } from "../writer.ts";
import { askModel } from "./ask-model.ts";
import { modelServices, type ModelService } from "./model-services.ts";
import type { ModelProvider, ModelSettings } from "./model-settings.ts";
import {
  isUnpaid,
  lacksItsEnd,
  lateFault,
  providerFault,
  unusableAnswer,
} from "./provider-fault.ts";
import { readAnswer } from "./read-answer.ts";

type ModelWriter = Writer & { readonly read: NonNullable<Writer["read"]> };

export async function createModelWriter(
  provider: ModelProvider,
  settings: ModelSettings,
  clock: Clock,
): Promise<ModelWriter> {
  const { model, reviewModel, apiKey, timeoutSeconds } = settings;
  const writing = await modelServices[provider](settings);
  const reading =
    reviewModel === null
      ? writing
      : await modelServices[provider]({ ...settings, model: reviewModel });
  const today = () => indianDate(clock.now());

  async function ask<Answer, Value>(
    service: ModelService,
    question: Question<Answer, Value>,
    options: WriteOptions,
  ): Promise<Result<Value & { usage: TokenUsage | null }, WriteFailure>> {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1_000);
    const signal = AbortSignal.any([options.signal, deadline]);
    const answer = await askModel(service, question, { ...options, signal });
    options.signal.throwIfAborted();
    const { fault, usage, finishReason, text } = answer;
    // A service that stopped a model in its answer vouches for no part of it.
    const wasStopped = finishReason === "length" || finishReason === "content-filter";
    const value =
      wasStopped || (fault !== null && !lacksItsEnd(fault))
        ? null
        : readAnswer(text, (json) => {
            const { data } = question.schema.safeParse(json);
            return data === undefined ? null : question.resultOf(data);
          });
    if (value !== null) return succeed({ ...value, usage });
    if (fault === null) return { ok: false, failure: { ...unusableAnswer(answer).failure, usage } };
    const failed = deadline.aborted ? lateFault(timeoutSeconds) : providerFault(fault, apiKey);
    const spent = usage ?? (isUnpaid(fault) ? { inputTokens: 0, outputTokens: 0 } : null);
    return { ok: false, failure: { ...failed.failure, usage: spent } };
  }

  return {
    provider,
    model,
    refuseCorrections: null,
    draft: (request, options) => ask(writing, draftQuestion(request, today()), options),
    revise: (request, options) => ask(writing, revisionQuestion(request, today()), options),
    read: (request, options) => ask(reading, readingQuestion(request, today()), options),
  };
}
