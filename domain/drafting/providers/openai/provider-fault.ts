import { AISDKError, APICallError, RetryError } from "ai";
import { fail, type Failure } from "../../../shared/result.ts";

/**
 * The fault of a provider in one sentence for the admin; null for a fault of ours. The sentences quote
 * nothing of the exchange, so that no key and no answer gets into a message.
 */
export function providerFault(error: unknown): { ok: false; failure: Failure } | null {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(cause)) return fail("provider-failed", sentenceFor(cause.statusCode));
  if (AISDKError.isInstance(cause)) return fail("provider-failed", notAnArticle);
  // What fetch throws when a connection breaks in the middle of an answer.
  if (cause instanceof TypeError && cause.message === "terminated") {
    return fail("provider-failed", unreachable);
  }
  return null;
}

export const notAnArticle = "The AI service answered with something that is not an article.";
const unreachable = "The AI service could not be reached, or the connection to it broke.";

function sentenceFor(status: number | undefined): string {
  if (status === undefined) return unreachable;
  if (status < 400) return notAnArticle;
  if (status === 401 || status === 403) return "The AI service refused the key (AI_API_KEY).";
  if (status === 404)
    return "The AI service does not know this model or address (AI_MODEL, AI_BASE_URL).";
  if (status === 429)
    return "The AI service takes no more requests at the moment; try again later.";
  if (status >= 500)
    return `The AI service has a fault of its own (status ${status}); try again later.`;
  return `The AI service refused the request (status ${status}).`;
}
