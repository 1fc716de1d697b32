import { setTimeout as sleep } from "node:timers/promises";
import { APICallError, StreamProviderError } from "ai";
import type { z } from "zod";
import { shapeInWords } from "../prompts/rules.ts";
import type { TokenUsage, WriteOptions } from "../writer.ts";
import { AnswerFault, causeOf } from "./fetch-event-stream.ts";
import type { ModelService } from "./model-services.ts";
import { type Question, streamAnswer, type StreamedAnswer } from "./stream-answer.ts";

type Task = {
  readonly instructions: string;
  readonly message: string;
  readonly schema: z.ZodType;
};

type Limits = WriteOptions & {
  /** Milliseconds until the signal's deadline. */
  readonly timeLeft: () => number;
};

export type ModelClient = (task: Task, limits: Limits) => Promise<StreamedAnswer>;

export function createModelClient(service: ModelService): ModelClient {
  let takesSchema = true;

  return async function askModel({ instructions, message, schema }, limits) {
    const ask = (question: Question) =>
      withRetries(() => streamAnswer(service, question, limits), limits);
    const inWords = () =>
      ask({ instructions: `${instructions}\n\n${shapeInWords(schema)}`, message, schema: null });
    if (!takesSchema) return inWords();

    const answer = await ask({ instructions, message, schema });
    if (!service.mayRefuseSchema || !refusesRequest(answer.fault)) return answer;
    const second = await inWords();
    if (second.fault === null) takesSchema = false;
    return { ...second, usage: sumUsage(answer.usage, second.usage) };
  };
}

function refusesRequest(fault: unknown): boolean {
  return APICallError.isInstance(fault) && (fault.statusCode === 400 || fault.statusCode === 422);
}

const maxAttempts = 3;

/** Wait before the second try, in milliseconds; it doubles with each further one. */
const firstWait = 500;

/** Asks until an answer begins, or the wait would outlast the time; what has begun is not asked for again: it would be paid twice. */
async function withRetries(
  ask: () => Promise<StreamedAnswer>,
  { signal, timeLeft }: { readonly signal: AbortSignal; readonly timeLeft: () => number },
): Promise<StreamedAnswer> {
  let spent: StreamedAnswer["usage"] = null;
  for (let number = 1; ; number++) {
    const answer = await ask();
    spent = sumUsage(spent, answer.usage);
    const mayHelp = number < maxAttempts && answer.text === "" && isRetryable(answer.fault);
    const wait = retryAfter(answer.fault) ?? backOff(number);
    if (!mayHelp || signal.aborted || wait >= timeLeft()) return { ...answer, usage: spent };
    try {
      await sleep(wait, undefined, { signal });
    } catch {
      // The wait was called off; whoever did that knows why.
      return { ...answer, usage: spent };
    }
  }
}

function isRetryable(fault: unknown): boolean {
  // A service that sends without an end does so again.
  if (causeOf(fault) instanceof AnswerFault) return false;
  return (
    (APICallError.isInstance(fault) || StreamProviderError.isInstance(fault)) && fault.isRetryable
  );
}

/** Spread, so that several sites that were refused together do not come back together. */
function backOff(number: number): number {
  return firstWait * 2 ** (number - 1) * (0.75 + Math.random() / 2);
}

/** The wait that the service asks for (Retry-After in seconds or as a date), in milliseconds. */
export function retryAfter(fault: unknown): number | null {
  const headers = APICallError.isInstance(fault) ? (fault.responseHeaders ?? {}) : {};
  const retryAfter = headers["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  // A date is held against the service's own clock.
  const wait = Date.parse(retryAfter) - Date.parse(headers.date ?? "");
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}

function sumUsage(one: TokenUsage | null, other: TokenUsage | null): TokenUsage | null {
  if (one === null || other === null) return one ?? other;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
