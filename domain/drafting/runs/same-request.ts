import { createHash } from "node:crypto";
import type { PostCategory } from "../../posts/post.ts";
import type { Clock } from "../../shared/clock.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { type DraftingRun, isOpen } from "./drafting-run.ts";

export type GenerationCommand = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly publish: boolean;
  /** For the audit log: `admin:EMAIL`. */
  readonly requestedBy: string;
  /** What the asking program calls this request, so that it can send it again; null without. */
  readonly idempotencyKey?: string | null;
};

/** What two requests have in common that are one: the name that their program gave, or else all of their content. */
export function requestKeyOf(command: GenerationCommand): string {
  const { requestedBy, idempotencyKey, prompt, category, publish } = command;
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
export function stillAnswers(run: DraftingRun, command: GenerationCommand, clock: Clock): boolean {
  if (typeof command.idempotencyKey === "string" || isOpen(run)) return true;
  if (run.state !== "succeeded" || run.finished_at === null) return false;
  const age = clock.now().getTime() - Date.parse(run.finished_at);
  return age < draftingLimits.sameRequest;
}

/** Whether a run was made from this very command; a name must not be used for two. */
export function isSameRequest(
  { assignment, instructions }: DraftingRun,
  command: GenerationCommand,
): boolean {
  return (
    assignment.kind === "generate" &&
    assignment.category === command.category &&
    assignment.publish === command.publish &&
    instructions === command.prompt
  );
}
