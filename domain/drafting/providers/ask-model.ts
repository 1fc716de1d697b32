import {
  APICallError,
  Output,
  RetryError,
  streamText,
  type FinishReason,
  type LanguageModelUsage,
} from "ai";
import type { z } from "zod";
import { shapeInWords } from "../prompts/rules.ts";
import type { TokenUsage, WriteOptions } from "../writer.ts";
import { AnswerFault } from "./fetch-event-stream.ts";
import type { ModelService } from "./model-services.ts";

export const idleLimit = 30_000;

const longestAnswer = 400_000;

type Question = {
  readonly instructions: string;
  readonly message: string;
  /** The shape that the service is asked to keep to; null for plain words. */
  readonly schema: z.ZodType | null;
  /** How often a fault that may pass is met by asking again; twice if not set. */
  readonly maxRetries?: number;
};

export type StreamedAnswer = {
  readonly text: string;
  /** Null when the stream did not come to its end. */
  readonly finishReason: FinishReason | null;
  readonly usage: TokenUsage | null;
  /** Null for a stream that came to its end. */
  readonly fault: unknown;
};

/** Asks for an answer of this shape, in words where the service refuses schemas. */
export async function askModel(
  service: ModelService,
  question: Question,
  options: WriteOptions,
): Promise<StreamedAnswer> {
  const { instructions, message, schema, maxRetries } = question;
  const answer = await streamAnswer(service, question, options);
  const isRefused =
    APICallError.isInstance(answer.fault) &&
    (answer.fault.statusCode === 400 || answer.fault.statusCode === 422);
  if (schema === null || !service.mayRefuseSchema || !isRefused) return answer;
  const inWords = `${instructions}\n\n${shapeInWords(schema)}`;
  return streamAnswer(
    service,
    { instructions: inWords, message, schema: null, maxRetries },
    options,
  );
}

/**
 * The library would parse an answer that is an object anew with each piece of it, which for the longest takes
 * the process half a minute, and would hold back pieces that are none. Nobody reads the half of an object here.
 */
const asText = {
  parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text }),
};

// Its warnings would go to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Reads the stream to its end. Faults of the exchange are in the answer, never thrown. */
async function streamAnswer(
  { model, maxOutputTokens, providerOptions }: ModelService,
  { instructions, message, schema, maxRetries = 2 }: Question,
  { signal }: WriteOptions,
): Promise<StreamedAnswer> {
  const given = new AbortController();
  const { stream } = streamText({
    model,
    instructions,
    prompt: message,
    maxRetries,
    ...(schema === null
      ? {}
      : { output: { ...Output.object({ schema, name: "answer" }), ...asText } }),
    ...(maxOutputTokens === null ? {} : { maxOutputTokens }),
    ...(providerOptions === undefined ? {} : { providerOptions }),
    abortSignal: AbortSignal.any([signal, given.signal]),
    timeout: { chunkMs: idleLimit },
    onError: () => undefined,
  });
  const answer = {
    text: "",
    finishReason: null as FinishReason | null,
    usage: null as TokenUsage | null,
    fault: null as unknown,
  };
  let characters = 0;
  try {
    for await (const part of withFaults(stream)) {
      if (part.type === "text-delta") answer.text += part.text;
      if (part.type === "text-delta" || part.type === "reasoning-delta") {
        characters += part.text.length;
        if (characters > longestAnswer) return { ...answer, fault: new AnswerFault("endless") };
      }
      if (part.type === "error") {
        // The count of tokens may still follow a fault, but nothing of use a second one.
        if (answer.fault !== null) return answer;
        answer.fault = RetryError.isInstance(part.error) ? part.error.lastError : part.error;
      }
      if (part.type === "abort") return { ...answer, fault: new AnswerFault("stalled") };
      if (part.type === "finish") {
        answer.finishReason = part.finishReason;
        answer.usage = countsOf(part.totalUsage);
      }
    }
    return answer;
  } finally {
    // The library holds a second branch of the stream, so that leaving this one would not end the connection.
    given.abort();
  }
}

async function* withFaults<Part>(stream: AsyncIterable<Part>) {
  try {
    yield* stream;
  } catch (error) {
    yield { type: "error" as const, error };
  }
}

function countsOf({ inputTokens, outputTokens }: LanguageModelUsage): TokenUsage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return { inputTokens, outputTokens };
}
