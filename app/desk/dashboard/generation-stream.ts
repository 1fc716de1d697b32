import * as z from "zod/mini";
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

/** What is heard of a generation on its way. */
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
export async function generatePost(
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
