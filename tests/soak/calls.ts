import { setTimeout as sleep } from "node:timers/promises";

/** An answer of which everything has arrived. */
export type Answer = { readonly status: number; readonly body: unknown };

type Call = { readonly body?: unknown; readonly headers?: Record<string, string> };

/** Calls the site; null when it was killed before the whole answer had come: nothing was acknowledged then. */
export type Calls = {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer | null>;
  readonly post: (
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer | null>;
  readonly put: (
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ) => Promise<Answer | null>;
};

/** Calls of the site at this origin; each whole answer is told to `onAnswer`, with its call, and null for one without. */
export function callsTo(
  url: string,
  onAnswer: (answer: Answer | null, call: string) => void,
): Calls {
  async function call(method: string, path: string, { body, headers = {} }: Call) {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(url + path, { ...init, redirect: "manual" }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    const isWhole = answer !== null && text !== null && text !== undefined;
    const whole = isWhole ? { status: answer.status, body: parsed(text) } : null;
    onAnswer(whole, `${method} ${path.split("?")[0]}`);
    return whole;
  }
  return {
    get: (path, headers = {}) => call("GET", path, { headers }),
    post: (path, body, headers = {}) => call("POST", path, { body, headers }),
    put: (path, body, headers) => call("PUT", path, { body, headers }),
  };
}

/** How often who is told to come again does so, and after how many milliseconds. */
const mostTries = 15;
const pause = 2_000;

/** The same calls for somebody who comes again when the site says that it cannot answer now. */
export function comingAgain({ get, post, put }: Calls, onRefusal: () => void): Calls {
  async function patiently(call: () => Promise<Answer | null>, tries = 1): Promise<Answer | null> {
    const answer = await call();
    if (answer?.status !== 503 || tries === mostTries) return answer;
    onRefusal();
    await sleep(pause);
    return patiently(call, tries + 1);
  }
  return {
    get: (...words) => patiently(() => get(...words)),
    post: (...words) => patiently(() => post(...words)),
    put: (...words) => patiently(() => put(...words)),
  };
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
