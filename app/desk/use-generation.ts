import { useState } from "react";
import * as z from "zod/mini";
import { postAddress } from "../../domain/posts/post-address.ts";
import { asAdmin, type Admin } from "./admin-access.tsx";
import type { Generated, GenerationRequest } from "../calls/generation.ts";
import { writerRefusal, type Nearest } from "../calls/writer-refusal.ts";
import type { Answer } from "./call.ts";
import { generatePost } from "./generate-post.ts";
import { showToast } from "./toasts.tsx";

/** A generation on its way. */
export type GenerationProgress = {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** The stages so far, the present one last. */
  readonly stages: readonly string[];
  /** What a model has written so far in this stage; null while none writes. */
  readonly characters: number | null;
};

/** HTTP status of a site that stops or restarts. */
const unavailable = 503;

/** What toasts about generating share. */
export const generationTopic = "generation";

/** A prompt that the writer cannot do, as it was sent. */
export type RefusedPrompt = {
  readonly prompt: string;
  readonly message: string;
  /** What it could write about instead. */
  readonly nearest: Nearest;
};

/** Runs one generation at a time and says how it ended; `onBegun` hears that the server has stored it. */
export function useGeneration(admin: Admin, onBegun: () => void) {
  const [progress, setProgress] = useState<GenerationProgress | null>(null);
  const [refused, setRefused] = useState<RefusedPrompt | null>(null);

  function enter(stage: string) {
    setProgress((last) => last && { ...last, stages: upTo(last.stages, stage), characters: null });
  }

  function count(characters: number) {
    setProgress((last) => last && { ...last, characters });
  }

  /** Answers what was made, or null after a failure. */
  async function generate(request: GenerationRequest): Promise<Generated | null> {
    setRefused(null);
    setProgress({ startedAt: Date.now(), stages: [], characters: null });
    const key = keyOf(request);
    let isBegun = false;
    const onStage = (stage: string) => {
      if (!isBegun) onBegun();
      isBegun = true;
      enter(stage);
    };
    const answer = await asAdmin(admin, (bearer) =>
      generatePost(request, { bearer, key }, { onStage, onProgress: count }),
    );
    if (isSettled(answer)) forgetKey();
    setProgress(null);
    if (answer.ok) {
      announce(answer.value);
      return answer.value;
    }
    const refusal = z.safeParse(writerRefusal, answer.details);
    if (refusal.success) {
      setRefused({ prompt: request.prompt, message: answer.message, ...refusal.data });
      return null;
    }
    showToast({
      topic: generationTopic,
      tone: "failure",
      title: "Generation failed",
      description: answer.message,
    });
    return null;
  }

  return { progress, refused, generate };
}

/** The stages up to this one; work that was interrupted begins again. */
function upTo(stages: readonly string[], stage: string): readonly string[] {
  return stages.includes(stage) ? [stage] : [...stages, stage];
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
