import * as z from "zod/mini";
import { useSyncExternalStore } from "react";
import { postAddress } from "../../../domain/posts/post-address.ts";
import {
  generateBlog,
  generationEvents,
  type Generated,
  type GenerationRequest,
} from "../../calls/generation.ts";
import {
  parsedJson,
  refusal,
  send,
  unreachable,
  type Answer,
  type CallFailure,
} from "../kit/call.ts";
import { asAdmin } from "../kit/office-access.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { readPersistedText, writePersistedText } from "../kit/use-persisted-text.ts";

const unavailable = 503;

export const generationTopic = "generation";

export type GenerationProgress = {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** The stages so far, the present one last. */
  readonly stages: readonly string[];
  /** What a model has written so far in this stage; null while none writes. */
  readonly characters: number | null;
};

export type RefusedPrompt = { readonly stopped: string; readonly message: string };

const refusalDetails = z.object({ stopped: z.string() });

let progress: GenerationProgress | null = null;
const listeners = new Set<() => void>();

function report(next: GenerationProgress | null): void {
  progress = next;
  for (const listener of listeners) listener();
}

export function useProgress(): GenerationProgress | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => progress,
    () => null,
  );
}

export async function performGeneration(request: GenerationRequest): Promise<Answer<Generated>> {
  const key = keyOf(request);
  const begun: GenerationProgress = { startedAt: Date.now(), stages: [], characters: null };
  report(begun);
  const answer = await asAdmin((bearer) =>
    generatePost(
      request,
      { bearer, key },
      {
        onStage: (stage) =>
          report({ ...begun, stages: upTo(progress?.stages ?? [], stage), characters: null }),
        onProgress: (characters) => report({ ...(progress ?? begun), characters }),
      },
    ),
  );
  report(null);
  if (isSettled(answer)) writePersistedText(requestField, "");
  if (answer.ok) announce(answer.value);
  // A person in danger is told calmly, beside the prompt alone.
  else if (refusalIn(answer)?.stopped !== "danger")
    showAnswer(answer, () => null, { topic: generationTopic, refused: "Generation failed" });
  return answer;
}

/** The stages up to this one; work that was interrupted begins again. */
function upTo(stages: readonly string[], stage: string): readonly string[] {
  return stages.includes(stage) ? [stage] : [...stages, stage];
}

/** Why no post is made of this prompt; null when it failed for another reason. */
export function refusalIn(answer: Answer<unknown>): RefusedPrompt | null {
  if (answer.ok) return null;
  const details = z.safeParse(refusalDetails, answer.details).data;
  return details === undefined ? null : { stopped: details.stopped, message: answer.message };
}

/** Whether this answer is the last word; otherwise the server may still be at work on this very request. */
function isSettled(answer: Answer<Generated>): boolean {
  return answer.ok || (answer.status !== null && answer.status !== unavailable);
}

function announce({ message, post }: Generated): void {
  showToast({
    topic: generationTopic,
    title: "Success!",
    description: message || "Blog post generated successfully",
  });
  const { title, slug, published_at } = post;
  if (published_at === null) {
    showToast({ title: `"${title}" has been saved as draft` });
    return;
  }
  const address = postAddress({ slug, published_at });
  showToast({
    title: `"${title}" has been published`,
    action: { label: "View Post", run: () => window.location.assign(address) },
  });
}

/** Under which name a request that has no answer yet is kept, with what it asked for. */
const requestField = "request";

const sentRequest = z.object({ request: z.string(), key: z.string() });

/** A name for this request: a new one, unless the very same one was sent and has not been answered. */
function keyOf(asked: object): string {
  const request = JSON.stringify(asked);
  const sent = z.safeParse(sentRequest, parsedJson(readPersistedText(requestField) ?? "")).data;
  if (sent?.request === request) return sent.key;
  // Not `crypto.randomUUID`, which a site without https does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  writePersistedText(requestField, JSON.stringify({ request, key }));
  return key;
}

type GenerationListener = {
  readonly onStage: (stage: string) => void;
  /** The number of characters that the model has written so far. */
  readonly onProgress: (characters: number) => void;
};

const failed: CallFailure = { ok: false, status: null, message: generateBlog.failure };

const cutOff: CallFailure = {
  ok: false,
  status: null,
  message:
    "The connection was lost. The draft is still being made and will appear under Recent work; your prompt is kept.",
};

/** Generates a post and tells of its stages. Sent again with the same key it makes no second one. */
async function generatePost(
  request: GenerationRequest,
  { bearer, key }: { readonly bearer: string; readonly key: string },
  listener: GenerationListener,
): Promise<Answer<Generated>> {
  const accept = "text/event-stream";
  const response = await send(generateBlog, request, { bearer, idempotencyKey: key, accept });
  if (response === null) return unreachable;
  if (!response.ok || response.body === null) return refusal(response, generateBlog);
  try {
    for await (const event of readEvents(response.body)) {
      const outcome = outcomeOf(event);
      if (outcome !== null) return outcome;
      tell(listener, event);
    }
  } catch (fault) {
    // What a reader of a stream throws when the network goes away.
    if (!(fault instanceof TypeError || fault instanceof DOMException)) throw fault;
  }
  return cutOff;
}

function tell({ onStage, onProgress }: GenerationListener, { name, data }: ServerEvent): void {
  const stage = z.safeParse(generationEvents.stage, parsedJson(data));
  if (name === "stage" && stage.success) onStage(stage.data.stage);
  const progress = z.safeParse(generationEvents.progress, parsedJson(data));
  if (name === "progress" && progress.success) onProgress(progress.data.characters);
}

/** The event that ends a generation, or null for one on the way. */
function outcomeOf({ name, data }: ServerEvent): Answer<Generated> | null {
  if (name === "result") {
    const result = z.safeParse(generationEvents.result, parsedJson(data));
    return result.success ? { ok: true, value: result.data } : failed;
  }
  if (name !== "error") return null;
  const error = z.safeParse(generationEvents.error, parsedJson(data));
  if (!error.success) return failed;
  const { error: message, status, ...details } = error.data;
  return { ok: false, message, status, details };
}

export type ServerEvent = { readonly name: string; readonly data: string };

/**
 * The events of a `text/event-stream` answer, as they arrive. `EventSource` cannot be used: it sends
 * neither a bearer header nor a POST. Throws what the network throws when the stream is cut.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest = (rest + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n");
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readEvent(block);
      if (event !== null) yield event;
    }
  }
}

/** One block of lines; null for a comment, which only keeps the connection open. */
function readEvent(block: string): ServerEvent | null {
  const data = fieldValues(block, "data");
  if (data.length === 0) return null;
  return { name: fieldValues(block, "event").at(-1) ?? "message", data: data.join("\n") };
}

function fieldValues(block: string, name: string): string[] {
  return block
    .split("\n")
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
}
