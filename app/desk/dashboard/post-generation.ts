import * as z from "zod/mini";
import { useSyncExternalStore } from "react";
import { postAddress } from "../../../domain/posts/post-address.ts";
import type { Generated, GenerationRequest } from "../../calls/generation.ts";
import type { Answer } from "../kit/call.ts";
import { asAdmin } from "../kit/office-access.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { generatePost } from "./generation-stream.ts";

/** HTTP status of a site that stops or restarts. */
const unavailable = 503;

/** What toasts about generating share. */
export const generationTopic = "generation";

/** A generation on its way. */
export type GenerationProgress = {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** The stages so far, the present one last. */
  readonly stages: readonly string[];
  /** What a model has written so far in this stage; null while none writes. */
  readonly characters: number | null;
};

/** A prompt of which no post is made. */
export type RefusedPrompt = { readonly stopped: string; readonly message: string };

const refusalDetails = z.object({ stopped: z.string() });

let progress: GenerationProgress | null = null;
const listeners = new Set<() => void>();

function report(next: GenerationProgress | null): void {
  progress = next;
  for (const listener of listeners) listener();
}

/** How far the generation is that was asked for here; null without one. */
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

/** Has a post made under a name of its request, tells how far it is, and announces it. */
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
  if (isSettled(answer)) forgetKey();
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

const storageKey = "jee-guide:request";

type Sent = { readonly request: string; readonly key: string };

/** The last request without an answer, also when the browser stores nothing. */
let sent: Sent | null = null;

/** A name for this request: a new one, unless the very same one was sent and has not been answered. */
function keyOf(request: object): string {
  const text = JSON.stringify(request);
  const known = sent ?? stored();
  if (known?.request === text) return known.key;
  sent = { request: text, key: randomKey() };
  store(sent);
  return sent.key;
}

/** The request was answered: the same words sent again are a new request. */
function forgetKey(): void {
  sent = null;
  localStorage.removeItem(storageKey);
}

/** Not `crypto.randomUUID`, which a site without https does not have. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stored as key and request, parted by a space. */
function stored(): Sent | null {
  const text = localStorage.getItem(storageKey);
  if (text === null) return null;
  const [key = "", ...words] = text.split(" ");
  return { key, request: words.join(" ") };
}

function store({ key, request }: Sent): void {
  try {
    localStorage.setItem(storageKey, `${key} ${request}`);
  } catch (fault) {
    // A full storage must not stop the request; the variable above still has the name.
    if (!(fault instanceof DOMException)) throw fault;
  }
}
