import type { z } from "zod";
import { articleAnswerSchema, draftFromAnswer } from "../prompts/article-answer.ts";
import { draftInstructions, draftMessage } from "../prompts/draft-prompt.ts";
import {
  repairInstructions,
  repairMessage,
  revisionInstructions,
  revisionMessage,
} from "../prompts/edit-prompt.ts";
import {
  editedContent,
  editsAnswerSchema,
  withoutLockedEdits,
  withinFindings,
  type EditsAnswer,
} from "../prompts/edits-answer.ts";
import { promptVersion } from "../prompts/version.ts";
import { indianDate, type Clock } from "../../shared/clock.ts";
import { succeed } from "../../shared/result.ts";
import type {
  DraftContent,
  RepairRequest,
  RevisionRequest,
  WriteOptions,
  Writer,
  WriteResult,
} from "../writer.ts";
import type { ModelProvider, ModelSettings } from "./default-models.ts";
import { answerInText } from "./model/answer-text.ts";
import { createModelClient } from "./model/interview.ts";
import { isUnpaid, lateFault, providerFault, unusableAnswer } from "./model/provider-fault.ts";
import type { ModelService } from "./model/served-model.ts";
import type { StreamedAnswer } from "./model/stream-answer.ts";

/** One piece of work: what the model is asked, in which shape, and what becomes of its answer. */
type Work<Answer> = {
  readonly instructions: string;
  readonly message: string;
  readonly schema: z.ZodType<Answer>;
  /** Null when the answer makes no post. */
  readonly contentOf: (answer: Answer) => DraftContent | null;
  /** How many changes of the answer may not be made. */
  readonly skippedChangesOf?: (answer: Answer) => number;
};

/** Drafts, revises and repairs by a model, whichever service it is behind. */
export function createModelWriter(
  provider: ModelProvider,
  { model, timeoutSeconds }: ModelSettings,
  service: ModelService,
  clock: Clock,
): Writer & { readonly repair: NonNullable<Writer["repair"]> } {
  const askModel = createModelClient(service);
  const today = () => indianDate(clock.now());

  async function write<Answer>(work: Work<Answer>, options: WriteOptions): Promise<WriteResult> {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1_000);
    const end = performance.now() + timeoutSeconds * 1_000;
    const answer = await askModel(work, {
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
    const read = answerInText(answer.text, work.schema);
    const content = read === null || wasStopped(answer) ? null : work.contentOf(read);
    return read === null || content === null
      ? { ok: false, failure: { ...unusableAnswer(answer).failure, usage } }
      : succeed({ content, usage, skippedChanges: work.skippedChangesOf?.(read) ?? 0 });
  }

  return {
    provider,
    model,
    promptVersion,
    draft: (request, options) =>
      write(
        {
          instructions: draftInstructions,
          message: draftMessage(request, today()),
          schema: articleAnswerSchema,
          contentOf: (answer) => draftFromAnswer(answer, request.evidence),
        },
        options,
      ),
    revise(request, options) {
      const { current, evidence } = request;
      const allowed = allowedOf(current, request);
      return write(
        {
          instructions: revisionInstructions,
          message: revisionMessage(request, today()),
          schema: editsAnswerSchema,
          contentOf: (answer) => editedContent(current, allowed(answer), evidence),
          skippedChangesOf: (answer) => answer.edits.length - allowed(answer).edits.length,
        },
        options,
      );
    },
    repair(request, options) {
      const { draft, findings, evidence } = request;
      const allowed = allowedOf(draft, request);
      return write(
        {
          instructions: repairInstructions,
          message: repairMessage(request, today()),
          schema: editsAnswerSchema,
          contentOf: (answer) =>
            editedContent(draft, allowed(withinFindings(answer, findings)), evidence),
        },
        options,
      );
    },
  };
}

/** What of an answer may be applied to the content. */
function allowedOf(
  { body_markdown }: DraftContent,
  { locks }: RevisionRequest | RepairRequest,
): (answer: EditsAnswer) => EditsAnswer {
  return (answer) =>
    locks === undefined ? answer : withoutLockedEdits(answer, body_markdown, locks);
}

/** A service that stopped a model in its answer vouches for no part of it. */
function wasStopped({ finishReason }: StreamedAnswer): boolean {
  return finishReason === "length" || finishReason === "content-filter";
}
