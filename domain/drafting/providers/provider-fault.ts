import { APICallError, StreamProviderError, TypeValidationError } from "ai";
import { fail, type Failure } from "../../shared/result.ts";
import { retryAfter } from "./ask-model.ts";
import { AnswerFault, causeOf, errorNamedIn } from "./fetch-event-stream.ts";
import { isRefusal } from "./read-answer.ts";
import { idleLimit, type StreamedAnswer } from "./stream-answer.ts";

type Fault = { ok: false; failure: Failure };

export function providerFault(fault: unknown, apiKey: string | null): Fault {
  const cause = causeOf(fault);
  if (cause instanceof AnswerFault) {
    const { reason, message } = cause;
    if (reason === "stalled") return fail("provider-late", stalled);
    if (reason === "endless") return fail("provider-failed", endless);
    return fail(
      "provider-failed",
      reason === "named" ? withQuote(named, message, apiKey) : notAStream,
    );
  }
  if (APICallError.isInstance(fault)) {
    if (fault.statusCode === undefined) return fail("provider-failed", unreachable(codeOf(cause)));
    if (fault.statusCode < 300) return fail("provider-failed", brokenOff);
    const sentence = sentenceFor(fault.statusCode, retryAfter(fault));
    const said = sentence.startsWith(refused) ? errorNamedIn(fault.data) : null;
    return fail("provider-failed", said === null ? sentence : withQuote(sentence, said, apiKey));
  }
  const message = messageIn(fault);
  if (message === null) return fail("provider-failed", brokenOff);
  const status = StreamProviderError.isInstance(fault) ? (fault.statusCode ?? 200) : 200;
  const sentence = status < 400 ? named : sentenceFor(status, null);
  return fail("provider-failed", withQuote(sentence, message, apiKey));
}

function withQuote(sentence: string, message: string, apiKey: string | null): string {
  return `${sentence} It said: “${quotable(message, apiKey)}”.`;
}

function messageIn(fault: unknown): string | null {
  if (StreamProviderError.isInstance(fault)) return fault.message;
  // An event that the protocol does not know. What other libraries throw may quote the answer.
  if (TypeValidationError.isInstance(fault)) return errorNamedIn(fault.value);
  return fault instanceof Error ? null : errorNamedIn({ error: fault });
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

export function isUnpaid(fault: unknown): boolean {
  const cause = causeOf(fault);
  if (cause instanceof AnswerFault) return cause.reason === "no-stream" || cause.reason === "named";
  return (
    APICallError.isInstance(fault) && (fault.statusCode === undefined || fault.statusCode >= 300)
  );
}

export function lateFault(seconds: number): Fault {
  const limit = `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return fail("provider-late", `The AI service did not answer within ${limit}.`);
}

export function unusableAnswer({ finishReason, text }: StreamedAnswer): Fault {
  if (finishReason === "length") return fail("provider-failed", cutAtLength);
  if (finishReason === "content-filter") return fail("provider-failed", declined);
  if (finishReason !== "stop") return fail("provider-failed", brokenOff);
  if (text.trim() === "") return fail("provider-failed", emptyAnswer);
  return fail("provider-failed", isRefusal(text) ? declined : notAnArticle);
}

const notAnArticle = "The AI service answered with something that is not an article.";
const brokenOff = "The AI service's answer broke off or could not be read. Please try again.";
const emptyAnswer = "The AI service gave an empty answer. Please try again.";
const cutAtLength =
  "The AI service stopped before its answer was whole, at the greatest length that it allows. Ask for a shorter article, or use a model with more room.";
const declined = "The AI service declined to write this. Please word the request differently.";
const stalled = `The AI service began to answer and then fell silent for ${idleLimit / 1_000} seconds. Please try again.`;
const endless = "The AI service's answer was far longer than an article can be. Please try again.";
const refused = "The AI service refused the request";
const named = "The AI service answered with an error.";
const notAStream =
  "The AI service answered with a page or a file in place of a stream of events: look at its address.";

function sentenceFor(status: number, wait: number | null): string {
  if (status < 400)
    return "The AI service has moved to another address; the key is not sent there.";
  if (status === 401 || status === 403) return "The AI service refused the key.";
  if (status === 402) return "The AI service asks for payment before it answers.";
  if (status === 404) return "The AI service does not know this model or address.";
  if (status === 429)
    return `The AI service takes no more requests at the moment; try again ${later(wait)}.`;
  if (status >= 500)
    return `The AI service has a fault of its own (status ${status}); try again ${later(wait)}.`;
  return `${refused} (status ${status}).`;
}

function later(wait: number | null): string {
  const minutes = wait === null ? 0 : Math.ceil(wait / 60_000);
  if (minutes < 1) return "later";
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}

function unreachable(code: string): string {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return "The AI service's address could not be found: look at the address and at this server's connection.";
  if (code === "ECONNREFUSED") return "Nothing answers at the AI service's address.";
  if (/SSL|TLS|CERT/.test(code))
    return "No secure connection to the AI service could be made: look at its address.";
  return "The AI service could not be reached, or the connection to it broke.";
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
