import { setTimeout as sleep } from "node:timers/promises";

/** An answer of which everything has arrived. */
export type Answer = { readonly status: number; readonly text: string };

/** A call that was refused, or whose whole answer had not come when the site was killed: nothing was acknowledged then. */
export class NotDone extends Error {
  override readonly name = "NotDone";
  readonly answer: Answer | null;

  constructor(call: string, answer: Answer | null) {
    super(`${call}: ${answer === null ? "no answer" : `${answer.status} ${answer.text}`}`);
    this.answer = answer;
  }
}

/** What somebody does; null when one of its calls is not done. */
export function attempt<Value>(work: Promise<Value>): Promise<Value | null> {
  return work.catch((fault: unknown) => {
    if (fault instanceof NotDone) return null;
    throw fault;
  });
}

/** The status of an answer, that of a refusal too; undefined without one. */
export function statusOf(answer: Promise<Response>): Promise<number | undefined> {
  return answer.then(
    ({ status }) => status,
    (fault: unknown) => {
      if (fault instanceof NotDone) return fault.answer?.status;
      throw fault;
    },
  );
}

export type Site = {
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
};

let visitors = 0;

/** The site at this origin, where calls that are not done throw `NotDone`; each whole answer is told to `onAnswer`, with its call, and null for one without. */
export function siteAt(url: string, onAnswer: (answer: Answer | null, call: string) => void): Site {
  return {
    async request(path, init = {}) {
      const headers = new Headers(init.headers);
      // As through a proxy: failures are counted by address, and many are not one visitor's.
      visitors += 1;
      headers.set("x-forwarded-for", `10.0.${Math.floor(visitors / 250) % 250}.${visitors % 250}`);
      const options = { ...init, headers, redirect: "manual" } as const;
      const answer = await fetch(url + path, options).catch(() => null);
      const text = (await answer?.text().catch(() => null)) ?? null;
      const whole = answer === null || text === null ? null : { status: answer.status, text };
      const call = `${init.method ?? "GET"} ${path.split("?")[0]}`;
      onAnswer(whole, call);
      if (whole === null || whole.status >= 300) throw new NotDone(call, whole);
      return new Response(whole.status === 204 ? null : whole.text, { status: whole.status });
    },
  };
}

/** How often who is told to come again does so, and after how many milliseconds. */
const mostTries = 15;
const pause = 2_000;

/** The same site for somebody who comes again when it says that it cannot answer now. */
export function comingAgain({ request }: Site, onRefusal: () => void): Site {
  async function patiently(path: string, init?: RequestInit, tries = 1): Promise<Response> {
    try {
      return await request(path, init);
    } catch (fault) {
      const isRefusal = fault instanceof NotDone && fault.answer?.status === 503;
      if (!isRefusal || tries === mostTries) throw fault;
    }
    onRefusal();
    await sleep(pause);
    return patiently(path, init, tries + 1);
  }
  return { request: (path, init) => patiently(path, init) };
}
