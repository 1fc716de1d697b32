import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  modelProviders,
  type ModelProvider,
} from "../../domain/drafting/providers/model-settings.ts";
import { idleLimit } from "../../domain/drafting/providers/ask-model.ts";
import type { WriteResult, Writer } from "../../domain/drafting/writer.ts";
import { freePort } from "../support/free-port.ts";
import type { ScriptedAnswer } from "../support/model-server.ts";
import {
  article,
  evidence,
  key,
  neverAborted,
  prompt,
  startWriter,
  writerFor,
  written,
} from "../support/model-writers.ts";
import { inProof, isProof } from "../support/tier.ts";

const whole = JSON.stringify(article);
const begun = whole.slice(0, 90);
const good: ScriptedAnswer = { kind: "content", content: whole };

function draft(writer: Writer, signal = neverAborted()): Promise<WriteResult> {
  return writer.draft({ prompt, category: "news", evidence }, { signal });
}

/** The failure's kind and sentence, after a look that it gives nothing of the exchange away. */
function faultOf(written: WriteResult): { kind: string; message: string } {
  if (written.ok) throw new Error("The draft was written.");
  const { kind, message } = written.failure;
  expect(JSON.stringify(written)).not.toContain(key);
  expect(JSON.stringify(written)).not.toContain("SC and ST");
  expect(message).toMatch(/^(The AI service|Nothing answers|No secure connection).+\.$/);
  return { kind, message };
}

const noCredits = { error: { message: "No credits" } };

/** The service's behaviour, the words that the admin reads, how often it was asked. */
type Fault = readonly [name: string, scripted: ScriptedAnswer, words: RegExp, tries: number];

/** Of these the protocol says how they look. */
const brokenAnswers: readonly Fault[] = [
  ["503 on every try", status(503, "0"), /status 503/, 3],
  ["a refused key", { ...status(401), message: `bad key ${key}` }, /refused the key/, 1],
  ["a stream of broken events", events("data: {nope\n\n"), /broke off/, 1],
  ["a connection cut in the middle", { kind: "cut", content: begun }, /broke off/, 1],
  ["a stream that ends in the middle", { kind: "unfinished", content: begun }, /broke off/, 1],
  ["a fault in the middle", { kind: "failing", content: begun }, /fault of its own/, 1],
];

/** These are met before a service's own package has a say. */
const refusals: readonly Fault[] = [
  ["429 on every try", status(429, "0"), /no more requests/, 3],
  ["a redirect", { ...status(307), location: "http://127.0.0.1:9/" }, /has moved/, 1],
  ["a page of a proxy", { kind: "raw", type: "text/html", body: "<h1>Hi" }, /page or a file/, 1],
  ["JSON that names an error", json(noCredits), /with an error\. It said: “No credits”\.$/, 1],
  ["an error that quotes its key", json({ error: `Bad ${key}` }), /It said: “Bad \[…\]”/, 1],
];

/** Errors that come as events of an answer which began well. */
const namedErrors: readonly Fault[] = [
  ["an event that names an error", event(noCredits), /with an error\. It said: “No credits”/, 1],
  [
    "an error with secrets and no end",
    event({ error: { message: `${key}, ${"a1".repeat(20)}, Bearer abc: ${"so ".repeat(99)}` } }),
    /It said: “\[…\], \[…\], \[…\] (?:so )+so?…”\.$/,
    1,
  ],
];

/** Answers that came to an end which the protocol names, and were counted. */
const endings: readonly [string, ScriptedAnswer, RegExp][] = [
  ["an empty answer", content(""), /empty answer/],
  ["an answer cut at the token limit", { ...content(begun), ending: "length" }, /greatest length/],
  ["an answer stopped by a filter", { ...content(begun), ending: "filter" }, /declined/],
  ["a refusal", { ...content(""), ending: "refusal" }, /declined/],
  ["a refusal in words", content("I'm sorry, but I can't help with that."), /declined/],
];

/** Whole answers that are no article, and were counted. */
const noArticles = {
  "truncated JSON": begun,
  "words in place of JSON": "Here is what SC and ST pay.",
  "an empty title": JSON.stringify({ ...article, title: " " }),
};

async function expectFault(provider: ModelProvider, [, scripted, words, tries]: Fault) {
  const { server, writer } = await startWriter(provider, scripted);
  const written = await draft(writer);
  const message = expect.stringMatching(words) as string;
  expect(faultOf(written)).toEqual({ kind: "provider-failed", message });
  expect(server.requests).toHaveLength(tries);
  return written;
}

/** Every change tries one service, the proof the others. */
const tried = isProof ? modelProviders.slice(1) : modelProviders.slice(0, 1);

const paid = { failure: { usage: { inputTokens: 1200, outputTokens: 345 } } };

describe.each(tried)("the %s writer", inProof, (provider) => {
  test.concurrent.each(brokenAnswers)("answers %s with one sentence", async (...fault) => {
    await expectFault(provider, fault);
  });

  test.each(endings)("answers %s with one sentence and its tokens", async (...ending) => {
    expect(await expectFault(provider, [...ending, 1])).toMatchObject(paid);
  });
});

test.concurrent.each(modelProviders)(
  "an article that came whole is taken from %s though its stream has no end",
  async (provider) => {
    for (const kind of ["unfinished", "cut"] as const) {
      const { server, writer } = await startWriter(provider, { kind, content: whole });
      const { title } = await written(draft(writer));
      expect(title, kind).toBe(article.title);
      expect(server.requests).toHaveLength(1);
    }
  },
);

test.each(namedErrors)("a compatible writer answers %s with it", async (...fault) => {
  await expectFault("openai-compatible", fault);
});

describe("whichever service it asks, a writer", () => {
  const provider = "openai";

  test.concurrent.each(refusals)("answers %s with one sentence", async (...fault) => {
    await expectFault(provider, fault);
  });

  test.each(Object.entries(noArticles))(
    "answers %s with one sentence and its tokens",
    async (name, text) => {
      const fault = [name, content(text), /not an article/, 1] as const;
      expect(await expectFault(provider, fault)).toMatchObject(paid);
    },
  );

  test("succeeds after an overload and a fault that have passed", async () => {
    const past = new Date(0).toUTCString();
    const { server, writer } = await startWriter(
      provider,
      status(429, "0"),
      status(503, past),
      good,
    );
    expect(await draft(writer)).toMatchObject({ ok: true });
    expect(server.requests).toHaveLength(3);
  });

  test.concurrent("gives a silent service up after the time limit", async () => {
    const { server } = await startWriter(provider, { kind: "stall" });
    const written = await draft(writerFor(provider, server, { timeoutSeconds: 1 }));
    expect(faultOf(written)).toMatchObject({ kind: "provider-late" });
    expect(faultOf(written).message).toContain("within 1 second.");
  });

  test("gives a stream that stands still up after the idle limit, long before the time limit", async () => {
    const { server } = await startWriter(provider, { kind: "stall-within", content: begun });
    const writer = writerFor(provider, server, { timeoutSeconds: 3_000 });
    // Its package is loaded before the timers stand still.
    await draft(writer, AbortSignal.abort()).catch(() => undefined);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const arrived = server.nextRequest();
    const writing = draft(writer);
    await arrived;
    const ended = vi.fn();
    void writing.then(ended);
    for (let step = 0; step < 20 && ended.mock.calls.length === 0; step++) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(idleLimit / 2);
    }
    const fault = faultOf(await writing);
    expect(fault.kind).toBe("provider-late");
    expect(fault.message).toContain(`silent for ${idleLimit / 1_000} seconds`);
  });

  test("stops with the reason of the signal when it is called off before, within and between answers", async () => {
    for (const scripted of [
      { kind: "stall" },
      { kind: "stall-within", content: begun },
      status(503, "15"),
    ] as const) {
      const { server, writer } = await startWriter(provider, scripted);
      const control = new AbortController();
      const arrived = server.nextRequest();
      const writing = draft(writer, control.signal);
      await arrived;
      control.abort(new Error("called off"));
      await expect(writing).rejects.toThrow("called off");
      expect(server.requests).toHaveLength(1);
    }
  });

  test.concurrent.each([
    ["Nothing answers", async () => `http://127.0.0.1:${await freePort()}/v1`],
    ["could not be reached", () => Promise.resolve("http://model.invalid/v1")],
    [
      "No secure connection",
      async () => (await startWriter(provider, good)).server.baseUrl.replace("http:", "https:"),
    ],
  ])("says of an address without a service: %s", async (words, address) => {
    const fault = faultOf(await draft(writerFor(provider, { baseUrl: await address() })));
    expect(fault.kind).toBe("provider-failed");
    expect(fault.message).toContain(words);
  });
});

function content(text: string) {
  return { kind: "content", content: text } as const;
}

function status(code: number, retryAfter?: string) {
  return { kind: "status", status: code, ...(retryAfter !== undefined && { retryAfter }) } as const;
}

function events(body: string) {
  return { kind: "raw", type: "text/event-stream", body } as const;
}

function event(data: object) {
  return events(`data: ${JSON.stringify(data)}\n\n`);
}

function json(data: object) {
  return { kind: "raw", type: "application/json", body: JSON.stringify(data) } as const;
}
