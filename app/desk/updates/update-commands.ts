import { redirect, type RouterContextProvider } from "react-router";
import { checkUpdate, moveUpdate, saveUpdate } from "../../calls/updates-schema.ts";
import type { Answer } from "../kit/call.ts";
import { attempt, type SentForm } from "../kit/desk-data.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { asCalled, initialForm, type DeskUpdate, type TypedUpdate } from "./typed-update.ts";

/** What the parts of the page ask for. */
export type UpdateCommand =
  | SentForm
  | { readonly kind: "check"; readonly typed: TypedUpdate }
  | { readonly kind: "mark"; readonly update: DeskUpdate; readonly isBreaking: boolean }
  | {
      readonly kind: "move";
      readonly update: Pick<DeskUpdate, "id" | "version">;
      readonly to: DeskUpdate["state"];
      /** The state that it came from, which Undo brings back. */
      readonly back: DeskUpdate["state"];
    };

type Context = Readonly<RouterContextProvider>;

const topic = "updates";

/** Makes a change, and says what came of it; the form says itself why it was refused. */
export async function performUpdate(
  context: Context,
  command: UpdateCommand,
): Promise<Answer<unknown>> {
  switch (command.kind) {
    case "check":
      return attempt(context, checkUpdate, asCalled(command.typed));
    case "form": {
      const answer = await attempt(context, saveUpdate, asCalled(command.fields));
      if (answer.ok) showAnswer(answer, { title: answer.value.message, topic });
      return answer;
    }
    case "mark": {
      const { update, isBreaking } = command;
      const answer = await attempt(context, saveUpdate, {
        ...asCalled(initialForm(update, update.day)),
        ...{ isBreaking, breakingUntil: null, endsOn: update.endsOn },
      });
      showAnswer(answer, { title: answer.ok ? answer.value.message : "", topic });
      return answer;
    }
    case "move":
      return move(context, command);
  }
}

type Move = Extract<UpdateCommand, { kind: "move" }>;

async function move(context: Context, { update, to, back }: Move, mayUndo = true) {
  const { id, version } = update;
  const answer = await attempt(context, moveUpdate, { id, version, state: to });
  const title = answer.ok ? answer.value.message : "";
  const moved = answer.ok ? answer.value.update : update;
  const undo = () => move(context, { kind: "move", update: moved, to: back, back: to }, false);
  showAnswer(answer, {
    ...{ title, topic },
    ...(mayUndo && { action: { label: "Undo", run: undo } }),
  });
  // Its form shows what the checks have found.
  if (!answer.ok && answer.status === 422 && mayUndo) throw redirect(`/admin/updates?edit=${id}`);
  return answer;
}
