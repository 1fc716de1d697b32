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

/** Calls of the site at this origin; each whole answer is told to `onAnswer`, with its call. */
export function callsTo(url: string, onAnswer: (answer: Answer, call: string) => void): Calls {
  async function call(method: string, path: string, { body, headers = {} }: Call) {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(url + path, { ...init, redirect: "manual" }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer === null || text === null || text === undefined) return null;
    const whole = { status: answer.status, body: parsed(text) };
    onAnswer(whole, `${method} ${path.split("?")[0]}`);
    return whole;
  }
  return {
    get: (path, headers = {}) => call("GET", path, { headers }),
    post: (path, body, headers = {}) => call("POST", path, { body, headers }),
    put: (path, body, headers) => call("PUT", path, { body, headers }),
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
