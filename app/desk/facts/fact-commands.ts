import { approveFacts, proposeFacts, rejectFacts, tryFacts } from "../../calls/facts-schema.ts";
import type { Answer } from "../kit/call.ts";
import { type SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";
import type { ChangeInput } from "./change-entry.ts";

export type FactCommand =
  | { readonly kind: "try" | "propose"; readonly input: ChangeInput }
  | { readonly kind: "approve"; readonly id: string };

/** Looks what a change would do, sends it for approval, or decides on it. */
export async function performFact(command: FactCommand | SentForm): Promise<Answer<unknown>> {
  if (command.kind === "approve") return attempt(approveFacts, { id: command.id });
  if (command.kind !== "form")
    return command.kind === "try"
      ? attempt(tryFacts, command.input)
      : attempt(proposeFacts, command.input);
  const { intent, id = "", sentence = "" } = command.fields;
  if (intent === "alone") return attempt(approveFacts, { id, alone: sentence.trim() });
  const answer = await attempt(rejectFacts, { id, reason: sentence.trim() });
  if (answer.ok)
    showToast({ topic: "fact", title: "Rejected", description: "It stays in the history." });
  return answer;
}
