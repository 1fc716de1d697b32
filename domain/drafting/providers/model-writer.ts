import type { z } from "zod";
import { type Clock, indianDate } from "../../shared/clock.ts";
import { type Result, succeed } from "../../shared/result.ts";
import {
  editedContent,
  type EditsAnswer,
  editsAnswerSchema,
  repairInstructions,
  repairMessage,
  revisionInstructions,
  revisionMessage,
  withinFindings,
  withoutLockedEdits,
} from "../prompts/edits.ts";
import {
  articleAnswerSchema,
  draftFromAnswer,
  draftInstructions,
  draftMessage,
} from "../prompts/new-article.ts";
import {
  secondReadingAnswerSchema,
  secondReadingInstructions,
  secondReadingMessage,
  unansweredClaims,
} from "../prompts/second-reading.ts";
import {
  promptVersions,
  type DraftContent,
  type Evidence,
  type RepairRequest,
  type RevisionRequest,
  type WriteFailure,
  type WriteOptions,
  type Writer,
  type WriteResult,
} from "../writer.ts";
import { createModelClient } from "./ask-model.ts";
import type { ModelProvider, ModelSettings } from "./model-settings.ts";
import { isUnpaid, lateFault, providerFault, unusableAnswer } from "./provider-fault.ts";
import type { ModelService } from "./model-services.ts";
import type { StreamedAnswer } from "./stream-answer.ts";

/** A writer that can do all that a model can. */
export type ModelWriter = Writer & {
  readonly repair: NonNullable<Writer["repair"]>;
  readonly secondReading: NonNullable<Writer["secondReading"]>;
};

/** What the model is asked, and in which shape. */
type Question<Answer> = {
  readonly instructions: string;
  readonly message: string;
  readonly schema: z.ZodType<Answer>;
};

/** One piece of work, and what becomes of the answer. */
type Work<Answer> = Question<Answer> & {
  /** Null when the answer makes no post. */
  readonly contentOf: (answer: Answer) => DraftContent | null;
  /** How many changes of the answer may not be made. */
  readonly skippedChangesOf?: (answer: Answer) => number;
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

  async function ask<Answer>(
    question: Question<Answer>,
    options: WriteOptions,
  ): Promise<Result<{ read: Answer; answer: StreamedAnswer }, WriteFailure>> {
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
    return read === null ? unusable(answer) : succeed({ read, answer });
  }

  async function write<Answer>(work: Work<Answer>, options: WriteOptions): Promise<WriteResult> {
    const asked = await ask(work, options);
    if (!asked.ok) return asked;
    const { read, answer } = asked.value;
    const content = work.contentOf(read);
    if (content === null) return unusable(answer);
    const skippedChanges = work.skippedChangesOf?.(read) ?? 0;
    return succeed({ content, usage: answer.usage, skippedChanges });
  }

  return {
    provider,
    model,
    promptVersion: promptVersions.models,
    refusals: null,
    async draft(request, options) {
      const written = await write(
        {
          instructions: draftInstructions,
          message: draftMessage(request, today()),
          schema: articleAnswerSchema,
          contentOf: (answer) => draftFromAnswer(answer, request.evidence),
        },
        options,
      );
      if (!written.ok) return written;
      return succeed({ ...written.value, unanswered: unansweredAsks(request.evidence) });
    },
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
    async secondReading(request, options) {
      const asked = await ask(
        {
          instructions: secondReadingInstructions,
          message: secondReadingMessage(request, today()),
          schema: secondReadingAnswerSchema,
        },
        options,
      );
      if (!asked.ok) return asked;
      const { read, answer } = asked.value;
      return succeed({ claims: unansweredClaims(read, request), usage: answer.usage });
    },
  };
}

function unusable(answer: StreamedAnswer): { ok: false; failure: WriteFailure } {
  return { ok: false, failure: { ...unusableAnswer(answer).failure, usage: answer.usage } };
}

/** Asks for which neither records nor passages fit, in the asker's words. */
function unansweredAsks({ asks }: Evidence): readonly string[] {
  const silent = asks.filter(({ facts, passages }) => facts.length + passages.length === 0);
  return silent.map(({ ask }) => ask);
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
