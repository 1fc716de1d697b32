import * as z from "zod/mini";
import type { Endpoint, InputOf, AnswerOf } from "../../calls/endpoint.ts";

// zod would otherwise try whether it may compile code, which the site's policy forbids and reports.
z.config({ jitless: true });

export type Answer<Value> = { readonly ok: true; readonly value: Value } | CallFailure;

export type CallFailure = {
  readonly ok: false;
  readonly message: string;
  /** HTTP status; null when no answer came at all. */
  readonly status: number | null;
  readonly latest?: string | undefined;
  readonly details?: unknown;
};

export type CallOptions = {
  /** Without one, that of whoever has no account. */
  readonly bearer?: string;
  readonly accept?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | null;
};

export function publicAnonKey(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=public-anon-key]")?.content ?? "";
}

export const unreachable: CallFailure = {
  ok: false,
  status: null,
  message:
    "The server could not be reached. Nothing you typed is lost: check the connection, then try again.",
};

const errorAnswer = z.object({ error: z.string() });

/** A form has the file that a call takes. */
export async function call<Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called> | FormData,
  options: CallOptions = {},
): Promise<Answer<AnswerOf<Called>>> {
  const response = await send(endpoint, input, options);
  if (response === null) return unreachable;
  if (!response.ok) return refusal(response, endpoint);
  const answer = parsedJson(await response.text().catch(() => ""));
  // Anything else is somebody else's, such as the page of a proxy.
  if (typeof answer === "object" && answer !== null) return { ok: true, value: answer };
  return { ok: false, message: endpoint.failure, status: response.status };
}

export async function send<Called extends Endpoint>(
  { path, method }: Called,
  input: InputOf<Called> | FormData,
  options: CallOptions,
): Promise<Response | null> {
  const { bearer = publicAnonKey(), idempotencyKey } = options;
  const { accept = "application/json", signal = null } = options;
  const isForm = input instanceof FormData;
  const headers = new Headers({ Accept: accept, Authorization: `Bearer ${bearer}` });
  if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
  if (method === "POST" && !isForm) headers.set("Content-Type", "application/json");
  const body = isForm ? input : method === "POST" ? JSON.stringify(input) : null;
  const address = method === "GET" ? path + toQuery(input) : fillPath(path, input);
  try {
    return await fetch(address, { method, headers, body, cache: "no-store", signal });
  } catch (fault) {
    // `fetch` rejects with these when the network fails, the page goes away, or a file was changed after it was chosen.
    if (fault instanceof TypeError || fault instanceof DOMException) return null;
    throw fault;
  }
}

export async function refusal(response: Response, { failure }: Endpoint): Promise<CallFailure> {
  const text = await response.text().catch(() => "");
  const details = parsedJson(text);
  return {
    ok: false,
    message: getSentence(response, text, details) || failure,
    status: response.status,
    details,
    // The address that the server names as the latest version (RFC 5829).
    latest: /^<([^>]+)>; rel="latest-version"$/.exec(response.headers.get("Link") ?? "")?.[1],
  };
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fillPath(path: string, input: unknown): string {
  const entries = Object.entries(input ?? {});
  return entries.reduce(
    (address, [name, value]) =>
      address.replace(`/:${name}`, `/${encodeURIComponent(String(value))}`),
    path,
  );
}

function toQuery(input: unknown): string {
  const fields = Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]);
  return fields.length === 0 ? "" : `?${new URLSearchParams(fields).toString()}`;
}

function getSentence(response: Response, text: string, details: unknown): string | undefined {
  const answer = z.safeParse(errorAnswer, details);
  if (answer.success) return answer.data.error;
  const isPlain = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  return isPlain ? text.trim().split("\n")[0] : undefined;
}
