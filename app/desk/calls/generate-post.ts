import { parsed, refusal, send, unreachable, type Answer, type CallFailure } from "./call.ts";
import { readEvents, type ServerEvent } from "./event-stream.ts";
import { hasFields, isNullOr, isNumber, isOneOf, isText } from "./guards.ts";

export type GenerationRequest = {
  readonly prompt: string;
  readonly category: string;
  readonly publish: boolean;
};

const isGenerated = hasFields({
  message: isText,
  post: hasFields({
    id: isText,
    title: isText,
    slug: isText,
    status: isOneOf("draft", "published", "withdrawn"),
    published_at: isNullOr(isText),
    previewUrl: isText,
  }),
});

export type Generated = {
  readonly message: string;
  readonly post: GeneratedPost;
};

export type GeneratedPost = {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly status: "draft" | "published" | "withdrawn";
  readonly published_at: string | null;
  readonly previewUrl: string;
};

/** What is heard of a generation on its way. */
export type GenerationListener = {
  readonly onStage: (stage: string) => void;
  /** The number of characters that the model has written so far. */
  readonly onProgress: (characters: number) => void;
};

const isStage = hasFields({ stage: isText });
const isProgress = hasFields({ characters: isNumber });
const isError = hasFields({ error: isText, status: isNumber });

const failed: CallFailure = {
  ok: false,
  status: null,
  message: "Failed to generate blog post",
};

const cutOff: CallFailure = {
  ok: false,
  status: null,
  message:
    "The connection was lost. The draft is still being made and will appear under Recent work; your prompt is kept.",
};

/** Generates a post. Sent again with the same key it makes no second one; the server finishes even if nobody listens. */
export async function generatePost(
  request: GenerationRequest,
  { bearer, key }: { readonly bearer: string; readonly key: string },
  listener: GenerationListener,
): Promise<Answer<Generated>> {
  const response = await send({
    path: "/functions/manual-blog-generation",
    body: request,
    bearer,
    idempotencyKey: key,
    accept: "text/event-stream",
  });
  if (response === null) return unreachable;
  if (!response.ok || response.body === null) return refusal(response, failed.message);
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
  const value = parsed(data);
  if (name === "stage" && isStage(value)) onStage(value.stage);
  if (name === "progress" && isProgress(value)) onProgress(value.characters);
}

/** The event that ends a generation, or null for one on the way. */
function outcomeOf({ name, data }: ServerEvent): Answer<Generated> | null {
  const value = parsed(data);
  if (name === "result") return isGenerated(value) ? { ok: true, value } : failed;
  if (name === "error") {
    if (!isError(value)) return failed;
    return { ok: false, message: value.error, status: value.status };
  }
  return null;
}
