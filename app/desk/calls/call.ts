import { hasFields, isText, type Guard } from "./guards.ts";

/** What came of a call to the server: its value, or the sentence to show. */
export type Answer<Value> = { readonly ok: true; readonly value: Value } | CallFailure;

export type CallFailure = {
  readonly ok: false;
  readonly message: string;
  /** HTTP status; null when no answer came at all. */
  readonly status: number | null;
  /** Where the thing is shown as it is now, when it has changed since. */
  readonly latest?: string;
};

export type Call = {
  readonly path: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: Record<string, unknown>;
  /** An access token, or on calls without a session the site's public key. */
  readonly bearer?: string | undefined;
  readonly accept?: string;
  /** What this request is called, so that sending it again does nothing twice. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

export const unreachable: CallFailure = {
  ok: false,
  status: null,
  message:
    "The server could not be reached. Nothing you typed is lost: check the connection, then try again.",
};

/** For calls that read: what could not be loaded is said beside it. */
export const unreadable = "The answer of the server was not understood.";

const isError = hasFields({ error: isText });

/** The longest plain-text answer that is still a sentence for a person, in characters. */
const longestSentence = 400;

/**
 * One call with one answer. `otherwise` is the specification's sentence for a failure without words
 * of its own, or for an answer that `isExpected` does not know.
 */
export async function call<Value>(
  request: Call,
  isExpected: Guard<Value>,
  otherwise: string,
): Promise<Answer<Value>> {
  const response = await send(request);
  if (response === null) return unreachable;
  if (!response.ok) return refusal(response, otherwise);
  const value = parsed(await response.text().catch(() => ""));
  if (isExpected(value)) return { ok: true, value };
  return { ok: false, message: otherwise, status: response.status };
}

/** The server's answer, or null when the network gave none. */
export async function send({
  path,
  body,
  bearer,
  idempotencyKey,
  accept = "application/json",
  signal,
}: Call): Promise<Response | null> {
  const headers = new Headers({ Accept: accept });
  if (bearer !== undefined) headers.set("Authorization", `Bearer ${bearer}`);
  if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  try {
    return await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      cache: "no-store",
      ...(signal && { signal }),
    });
  } catch (fault) {
    // `fetch` rejects with exactly these two when the network fails or the page goes away.
    if (fault instanceof TypeError || fault instanceof DOMException) return null;
    throw fault;
  }
}

/** The sentence of an error answer: `{ error }`, or the first line of a plain text. */
export async function refusal(response: Response, otherwise: string): Promise<CallFailure> {
  const text = await response.text().catch(() => "");
  const latest = latestIn(response);
  const message = sentence(response, text) || otherwise;
  return { ok: false, message, status: response.status, ...(latest !== undefined && { latest }) };
}

/** The address that the server names as the latest version (RFC 5829). */
function latestIn({ headers }: Response): string | undefined {
  return /^<([^>]+)>; rel="latest-version"$/.exec(headers.get("Link") ?? "")?.[1];
}

function sentence(response: Response, text: string): string | undefined {
  const value = parsed(text);
  if (isError(value)) return value.error;
  const isPlain = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  const [line = ""] = text.trim().split("\n");
  return isPlain && line.length <= longestSentence ? line : undefined;
}

/** The JSON value, or undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
