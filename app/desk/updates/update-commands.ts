import { redirect } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { type listUpdates, moveUpdate, saveUpdate } from "../../calls/updates-schema.ts";
import type { Answer } from "../kit/call.ts";
import type { SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";

export type UpdateCommand =
  | SentForm
  | {
      readonly kind: "move";
      readonly update: Pick<DeskUpdate, "id" | "version">;
      readonly to: DeskUpdate["state"];
      readonly back: DeskUpdate["state"];
    };

const topic = "updates";

/** Makes a change, and says what came of it; the form says itself why it was refused. */
export async function performUpdate(command: UpdateCommand): Promise<Answer<unknown>> {
  if (command.kind === "move") return move(command);
  const answer = await attempt(saveUpdate, updateInput(command.fields));
  if (answer.ok) showToast({ title: answer.value.message, topic });
  return answer;
}

type Move = Extract<UpdateCommand, { kind: "move" }>;

async function move({ update, to, back }: Move, mayUndo = true) {
  const { id, version } = update;
  const answer = await attempt(moveUpdate, { id, version, state: to });
  showAnswer(
    answer,
    ({ message, update: moved }) => {
      if (!mayUndo) return { title: message };
      const undone: Move = { kind: "move", update: moved, to: back, back: to };
      return { title: message, action: { label: "Undo", run: () => move(undone, false) } };
    },
    { topic },
  );
  // Its form shows what the checks have found.
  if (!answer.ok && answer.status === 422 && mayUndo) throw redirect(`/admin/updates?edit=${id}`);
  return answer;
}

export type DeskUpdate = AnswerOf<typeof listUpdates>["updates"][number];

/** The fields of the form by their names; a tick that is not set is left out. */
export type TypedUpdate = Readonly<Record<string, string>>;

/** The name of the update that is being written and has none yet. */
export const newUpdate = "new";

export function initialForm(update: DeskUpdate | null, today: string): TypedUpdate {
  if (update === null) return { category: "registration", day: today, endsOn: usualEnd(today) };
  const { id, version, headline, summary, category, day, link, isBreaking } = update;
  return {
    id,
    headline,
    summary,
    category,
    day,
    version: String(version),
    link: link ?? "",
    isBreaking: isBreaking ? "on" : "",
    breakingUntil: update.breakingUntil ?? "",
    endsOn: update.endsOn ?? usualEnd(today),
  };
}

function usualEnd(today: string): string {
  const end = new Date(today);
  end.setUTCDate(end.getUTCDate() + 60);
  return end.toISOString().slice(0, 10);
}

/** Before the sentence, in the name of the tick that says that somebody has compared it. */
export const comparedPrefix = "compared:";

export function updateInput(typed: TypedUpdate) {
  const { headline = "", summary = "", category = "", day = "", version = "0" } = typed;
  const orNull = (name: string) => (typed[name] === "" ? null : (typed[name] ?? null));
  return {
    headline,
    summary,
    category,
    day,
    link: orNull("link"),
    isBreaking: typed["isBreaking"] === "on",
    breakingUntil: orNull("breakingUntil"),
    endsOn: orNull("endsOn"),
    id: orNull("id"),
    version: Number(version),
    publish: "publish" in typed,
    confirmed: Object.entries(typed)
      .filter(([name, value]) => name.startsWith(comparedPrefix) && value === "on")
      .map(([name]) => name.slice(comparedPrefix.length)),
  };
}
