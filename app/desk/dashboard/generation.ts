import * as z from "zod/mini";
import { postAddress } from "../../../domain/posts/post-address.ts";
import {
  generateBlog,
  type Generated,
  type GenerationEvent,
  type GenerationRequest,
} from "../../calls/generation.ts";
import { refusal, send, unreachable, type Answer } from "../kit/call.ts";
import { asAdmin } from "../kit/office-access.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { readPersistedText, writePersistedText } from "../kit/use-persisted-text.ts";

const unavailable = 503;

/** Has a post made, and says in toasts what came of it. Sent again before it was answered it makes no second one. */
export async function generatePost(
  request: GenerationRequest,
  onStage: (stage: string) => void,
): Promise<Answer<Generated>> {
  const idempotencyKey = getIdempotencyKey(request);
  const answer = await asAdmin(async (bearer) => {
    const accept = "text/event-stream";
    const response = await send(generateBlog, request, { bearer, idempotencyKey, accept });
    if (response === null) return unreachable;
    if (!response.ok || response.body === null) return refusal(response, generateBlog);
    return readOutcome(response.body, onStage);
  });
  // Otherwise the server may still be at work on this very request.
  if (answer.ok || (answer.status !== null && answer.status !== unavailable))
    writePersistedText(requestField, "");
  if (answer.ok) announce(answer.value);
  // A person in danger is told calmly, beside the prompt alone.
  else if (whyStopped(answer) !== "danger") showAnswer(answer, () => null, "Generation failed");
  return answer;
}

const refusalDetails = z.object({ stopped: z.string() });

/** Why no post is made of a prompt; undefined when it failed for another reason. */
export function whyStopped(answer: Answer<unknown>): string | undefined {
  return answer.ok ? undefined : z.safeParse(refusalDetails, answer.details).data?.stopped;
}

function announce({ message, post }: Generated): void {
  showToast({ title: "Success!", description: message || "Blog post generated successfully" });
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

const requestField = "request";

/** A name for this request: a new one, unless the very same one was sent and has not been answered. */
function getIdempotencyKey(asked: GenerationRequest): string {
  const request = JSON.stringify(asked);
  const sent = readPersistedText(requestField) ?? "";
  const [known = ""] = sent.split(" ", 1);
  if (sent === `${known} ${request}`) return known;
  // Not `crypto.randomUUID`, which a site without https does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  writePersistedText(requestField, `${key} ${request}`);
  return key;
}

/** Reads the events of our own server. `EventSource` cannot be used: it sends neither a bearer header nor a POST. */
async function readOutcome(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onStage: (stage: string) => void,
): Promise<Answer<Generated>> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (rest + read.value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const { name, data } of blocks.flatMap(parseEvent)) {
        if (name === "stage") onStage(data.stage);
        if (name === "result") return { ok: true, value: data };
        if (name === "error")
          return { ok: false, message: data.error, status: data.status, details: data };
      }
    }
  } catch (fault) {
    // A stream throws these when the network goes away.
    if (!(fault instanceof TypeError || fault instanceof DOMException)) throw fault;
  }
  const message =
    "The connection was lost. The draft is still being made and will appear on the dashboard; your prompt is kept.";
  return { ok: false, status: null, message };
}

/** None for a comment, which only keeps the connection open. */
function parseEvent(block: string): readonly GenerationEvent[] {
  const [, name, json] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return json === undefined ? [] : [{ name, data: JSON.parse(json) as unknown } as GenerationEvent];
}
