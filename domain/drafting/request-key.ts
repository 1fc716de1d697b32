import { createHash } from "node:crypto";
import type { PostCategory } from "../posts/post.ts";
import type { Clock } from "../shared/clock.ts";
import { draftingLimits } from "./limits.ts";
import { isOpen, type DraftingRun } from "./run.ts";

export type GenerationWish = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly publish: boolean;
  /** For the audit log: `admin:EMAIL`. */
  readonly requestedBy: string;
  /** What the asking program calls this request, so that it can send it again; null without. */
  readonly idempotencyKey?: string | null;
};

/** What two requests have in common that are one: the name that their program gave, or else all of their content. */
export function requestKeyOf(wish: GenerationWish): string {
  const { requestedBy, idempotencyKey, prompt, category, publish } = wish;
  const parts =
    typeof idempotencyKey === "string"
      ? ["named", requestedBy, idempotencyKey]
      : ["same", requestedBy, prompt, category, publish];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/**
 * Whether a run answers another request with its key. A name counts for ever; the same content only
 * while the run is under way and shortly after its success, for a person may well want a second post.
 */
export function stillAnswers(run: DraftingRun, wish: GenerationWish, clock: Clock): boolean {
  if (typeof wish.idempotencyKey === "string" || isOpen(run)) return true;
  if (run.state !== "succeeded" || run.finished_at === null) return false;
  const age = clock.now().getTime() - Date.parse(run.finished_at);
  return age < draftingLimits.sameRequest;
}

/** Whether a run was made from this very wish; a name must not be used for two. */
export function isFor({ assignment, instructions }: DraftingRun, wish: GenerationWish): boolean {
  return (
    assignment.kind === "generate" &&
    assignment.category === wish.category &&
    assignment.publish === wish.publish &&
    instructions === wish.prompt
  );
}
