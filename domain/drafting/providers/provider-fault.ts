import {
  APICallError,
  InvalidResponseDataError,
  StreamProviderError,
  TypeValidationError,
} from "ai";
import { fail, type Failure } from "../../shared/result.ts";
import { AnswerFault, causeOf, errorNamedIn } from "./fetch-event-stream.ts";
import { isRefusal } from "./read-answer.ts";
import { idleLimit, type StreamedAnswer } from "./ask-model.ts";

type Fault = { ok: false; failure: Failure };

const brokenOff = "The AI service's answer broke off or could not be read. Please try again.";
const declined = "The AI service declined to write this. Please word the request differently.";
const named = "The AI service answered with an error.";

/** For the admin, of a failed exchange: one sentence, with the service's own words where it gave some. */
export function providerFault(fault: unknown, apiKey: string | null): Fault {
  const cause = causeOf(fault);
  if (cause instanceof AnswerFault && cause.reason === "stalled")
    return fail("provider-late", answerFaults.stalled);
  const said = messageIn(fault, cause);
  const quote = said === null ? "" : ` It said: “${quotable(said, apiKey)}”.`;
  return fail("provider-failed", sentenceOf(fault, cause, said) + quote);
}

const answerFaults = {
  stalled: `The AI service began to answer and then fell silent for ${idleLimit / 1_000} seconds. Please try again.`,
  endless: "The AI service's answer was far longer than an article can be. Please try again.",
  named,
  "no-stream":
    "The AI service answered with a page or a file in place of a stream of events: look at its address.",
} as const;

function sentenceOf(fault: unknown, cause: unknown, said: string | null): string {
  if (cause instanceof AnswerFault) return answerFaults[cause.reason];
  const isCall = APICallError.isInstance(fault);
  const status = isCall || StreamProviderError.isInstance(fault) ? fault.statusCode : 200;
  if (isCall && status === undefined) return unreachable(cause);
  if (status !== undefined && status >= 300) return refusal(status);
  return said === null ? brokenOff : named;
}

/** A service's own words; what other libraries throw may quote the answer, and is not shown. */
function messageIn(fault: unknown, cause: unknown): string | null {
  if (cause instanceof AnswerFault) return cause.reason === "named" ? cause.message : null;
  if (APICallError.isInstance(fault)) {
    const isPlain = refusals.has(fault.statusCode ?? 0) || (fault.statusCode ?? 0) >= 500;
    return isPlain ? null : errorNamedIn(fault.data);
  }
  if (StreamProviderError.isInstance(fault)) return fault.message;
  // An event that the protocol does not know.
  if (TypeValidationError.isInstance(fault)) return errorNamedIn(fault.value);
  return fault instanceof Error ? null : errorNamedIn({ error: fault });
}

const refusals: ReadonlyMap<number, string> = new Map([
  [401, "The AI service refused the key."],
  [402, "The AI service asks for payment before it answers."],
  [403, "The AI service refused the key."],
  [404, "The AI service does not know this model or address."],
  [429, "The AI service takes no more requests at the moment; try again later."],
]);

function refusal(status: number): string {
  if (status < 400)
    return "The AI service has moved to another address; the key is not sent there.";
  if (status >= 500)
    return `The AI service has a fault of its own (status ${status}); try again later.`;
  return refusals.get(status) ?? `The AI service refused the request (status ${status}).`;
}

function unreachable(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ECONNREFUSED") return "Nothing answers at the AI service's address.";
  if (/SSL|TLS|CERT|EPROTO/.test(code))
    return "No secure connection to the AI service could be made: look at its address.";
  return "The AI service could not be reached: look at its address and at this server's connection.";
}

const maxQuote = 160;

/** Anything as long as a key that is not the name of a parameter. */
const secrets =
  /\bbearer\s+\S+|(?<![\w*+/=-])(?![a-z]{2,12}(?:_[a-z]{2,12}){1,4}(?![\w*+/=-]))[\w*+/=-]{20,}/giu;

function quotable(message: string, apiKey: string | null): string {
  const begun = message.slice(0, maxQuote * 10);
  const open = apiKey === null ? begun : begun.replaceAll(apiKey, "[…]");
  const line = open
    .replaceAll(secrets, "[…]")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
  return line.length <= maxQuote ? line : `${line.slice(0, maxQuote)}…`;
}

/** True if the service gave no answer that it could have counted. */
export function isUnpaid(fault: unknown): boolean {
  const cause = causeOf(fault);
  if (cause instanceof AnswerFault) return cause.reason === "no-stream" || cause.reason === "named";
  return (
    APICallError.isInstance(fault) && (fault.statusCode === undefined || fault.statusCode >= 300)
  );
}

/** True where a stream broke off, fell silent or gave no reason for its end: what came of it may be whole. */
export function lacksItsEnd(fault: unknown): boolean {
  const cause = causeOf(fault);
  if (cause instanceof AnswerFault) return cause.reason === "stalled";
  const isBroken = cause instanceof Error && "code" in cause && cause.code === "ECONNRESET";
  return isBroken || InvalidResponseDataError.isInstance(fault);
}

export function lateFault(seconds: number): Fault {
  const limit = `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return fail("provider-late", `The AI service did not answer within ${limit}.`);
}

export function unusableAnswer({ finishReason, text }: StreamedAnswer): Fault {
  if (finishReason === "length")
    return fail(
      "provider-failed",
      "The AI service stopped before its answer was whole, at the greatest length that it allows. Ask for a shorter article, or use a model with more room.",
    );
  if (finishReason === "content-filter" || isRefusal(text))
    return fail("provider-failed", declined);
  if (finishReason !== "stop") return fail("provider-failed", brokenOff);
  if (text.trim() === "")
    return fail("provider-failed", "The AI service gave an empty answer. Please try again.");
  return fail("provider-failed", "The AI service answered with something that is not an article.");
}
