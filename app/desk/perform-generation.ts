import * as z from "zod/mini";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { Generated, GenerationRequest } from "../calls/generation.ts";
import { asAdmin, type Admin } from "./kit/office-access.ts";
import type { Answer, CallFailure } from "./kit/call.ts";
import { writerRefusal, type WriterRefusal } from "../calls/writer-refusal.ts";
import { generatePost, type GenerationListener } from "./generate-post.ts";
import { generationTopic } from "./generation-topic.ts";
import { showToast } from "./kit/toasts.tsx";

/** HTTP status of a site that stops or restarts. */
const unavailable = 503;

/** Has a post made under a name of its request, and announces it. */
export async function performGeneration(
  admin: Admin,
  request: GenerationRequest,
  listener: GenerationListener,
): Promise<Answer<Generated>> {
  const key = keyOf(request);
  const answer = await asAdmin(admin, (bearer) => generatePost(request, { bearer, key }, listener));
  if (isSettled(answer)) forgetKey();
  if (answer.ok) announce(answer.value);
  return answer;
}

/** What the writer could write about instead, and what may be chosen; null when it failed for another reason. */
export function refusalIn({ details }: CallFailure): WriterRefusal | null {
  return z.safeParse(writerRefusal, details).data ?? null;
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
