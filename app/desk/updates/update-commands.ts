import { redirect } from "react-router";
import { checkUpdate, moveUpdate, saveUpdate } from "../../calls/updates-schema.ts";
import type { Answer } from "../kit/call.ts";
import { type SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { asCalled, initialForm, type DeskUpdate, type TypedUpdate } from "./typed-update.ts";

export type UpdateCommand =
  | SentForm
  | { readonly kind: "check"; readonly typed: TypedUpdate }
  | { readonly kind: "mark"; readonly update: DeskUpdate; readonly isBreaking: boolean }
  | {
      readonly kind: "move";
      readonly update: Pick<DeskUpdate, "id" | "version">;
      readonly to: DeskUpdate["state"];
      readonly back: DeskUpdate["state"];
    };

const topic = "updates";

/** Makes a change, and says what came of it; the form says itself why it was refused. */
export async function performUpdate(command: UpdateCommand): Promise<Answer<unknown>> {
  switch (command.kind) {
    case "check":
      return attempt(checkUpdate, asCalled(command.typed));
    case "form": {
      const answer = await attempt(saveUpdate, asCalled(command.fields));
      if (answer.ok) showToast({ title: answer.value.message, topic });
      return answer;
    }
    case "mark": {
      const { update, isBreaking } = command;
      const answer = await attempt(saveUpdate, {
        ...asCalled(initialForm(update, update.day)),
        isBreaking,
        breakingUntil: null,
        endsOn: update.endsOn,
      });
      return showAnswer(answer, ({ message }) => ({ title: message }), { topic });
    }
    case "move":
      return move(command);
  }
}

type Move = Extract<UpdateCommand, { kind: "move" }>;

async function move({ update, to, back }: Move, mayUndo = true) {
  const { id, version } = update;
  const answer = await attempt(moveUpdate, { id, version, state: to });
  showAnswer(
    answer,
    ({ message, update: moved }) => {
      const undone: Move = { kind: "move", update: moved, to: back, back: to };
      const undo = { label: "Undo", run: () => move(undone, false) };
      return { title: message, ...(mayUndo && { action: undo }) };
    },
    { topic },
  );
  // Its form shows what the checks have found.
  if (!answer.ok && answer.status === 422 && mayUndo) throw redirect(`/admin/updates?edit=${id}`);
  return answer;
}
