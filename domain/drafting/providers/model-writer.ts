import type { z } from "zod";
import { type Clock, indianDate } from "../../shared/clock.ts";
import { type Result, succeed } from "../../shared/result.ts";
import { pageValuesQuestion } from "../prompts/page-values-prompt.ts";
import { repairQuestion, revisionQuestion } from "../prompts/edits.ts";
import { draftQuestion } from "../prompts/new-article.ts";
import type { Question } from "../prompts/rules.ts";
import { secondReadingQuestion } from "../prompts/second-reading-prompt.ts";
import {
  promptVersions,
  type TokenUsage,
  type WriteFailure,
  type WriteOptions,
  type Writer,
} from "../writer.ts";
import { createModelClient } from "./ask-model.ts";
import type { ModelProvider, ModelSettings } from "./model-settings.ts";
import { isUnpaid, lateFault, providerFault, unusableAnswer } from "./provider-fault.ts";
import type { ModelService } from "./model-services.ts";
import type { StreamedAnswer } from "./stream-answer.ts";

/** A writer that can do all that a model can. */
type ModelWriter = Writer & {
  readonly repair: NonNullable<Writer["repair"]>;
  readonly secondReading: NonNullable<Writer["secondReading"]>;
  readonly pageValues: NonNullable<Writer["pageValues"]>;
};

/** Drafts, revises, repairs and reads again by a model, whichever service it is behind. */
export function createModelWriter(
  provider: ModelProvider,
  { model, timeoutSeconds }: ModelSettings,
  service: ModelService,
  clock: Clock,
): ModelWriter {
  const askModel = createModelClient(service);
  const today = () => indianDate(clock.now());

  async function ask<Answer, Value>(
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
      const failed = deadline.aborted ? lateFault(timeoutSeconds) : providerFault(fault);
      const spent = usage ?? (isUnpaid(fault) ? { inputTokens: 0, outputTokens: 0 } : null);
      return { ok: false, failure: { ...failed.failure, usage: spent } };
    }
    const read = wasStopped(answer) ? null : answerInText(answer.text, question.schema);
    const value = read === null ? null : question.resultOf(read);
    return value === null
      ? { ok: false, failure: { ...unusableAnswer(answer).failure, usage } }
      : succeed({ ...value, usage });
  }

  return {
    provider,
    model,
    promptVersion: promptVersions.models,
    refusals: null,
    draft: (request, options) => ask(draftQuestion(request, today()), options),
    revise: (request, options) => ask(revisionQuestion(request, today()), options),
    repair: (request, options) => ask(repairQuestion(request, today()), options),
    secondReading: (request, options) => ask(secondReadingQuestion(request, today()), options),
    pageValues: (request, options) => ask(pageValuesQuestion(request), options),
  };
}

/** A service that stopped a model in its answer vouches for no part of it. */
function wasStopped({ finishReason }: StreamedAnswer): boolean {
  return finishReason === "length" || finishReason === "content-filter";
}

/** The answer in a model's text, which may stand in a code fence or between other words; null when there is none. */
function answerInText<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from === -1 || to < from) return null;
  const parsed = schema.safeParse(jsonOrNull(text.slice(from, to + 1)));
  return parsed.success ? parsed.data : null;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What a model says in place of JSON is an answer that cannot be used, not a fault.
    return null;
  }
}
