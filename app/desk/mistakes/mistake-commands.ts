import type { RouterContextProvider } from "react-router";
import type { InputOf } from "../../calls/endpoint.ts";
import { settleMistake } from "../../calls/mistakes.ts";
import type { Answer } from "../kit/call.ts";
import { attempt, type SentForm } from "../kit/desk-data.ts";
import { showAnswer } from "../kit/toasts.tsx";

/** A report is settled by a form, and reopened by a command. */
export type MistakeCommand = SentForm | { readonly kind: "reopen"; readonly id: string };

type Context = Readonly<RouterContextProvider>;

type Input = InputOf<typeof settleMistake>;

export function performMistake(context: Context, command: MistakeCommand) {
  if (command.kind === "reopen") return settle(context, { action: "reopen", id: command.id });
  const { id, outcome, note } = command.fields;
  // What the form says is the server's to judge.
  return settle(context, { action: "settle", id, note, outcome } as Input);
}

/** Says what came of a report, or lets it wait again; the first can be taken back. */
async function settle(context: Context, input: Input): Promise<Answer<unknown>> {
  const answer = await attempt(context, settleMistake, input);
  const run = () => settle(context, { action: "reopen", id: input.id });
  showAnswer(answer, {
    title: answer.ok ? answer.value.message : "",
    topic: "mistakes",
    ...(input.action === "settle" && { action: { label: "Undo", run } }),
  });
  return answer;
}
