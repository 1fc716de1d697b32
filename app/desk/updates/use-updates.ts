import { useCallback, useState } from "react";
import { listUpdates, moveUpdate, saveUpdate } from "../../calls/updates-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { useAnswer } from "../facts/use-answer.ts";
import { showToast } from "../kit/toasts.tsx";
import { asCalled, initialForm, type DeskUpdate, type TypedUpdate } from "./typed-update.ts";

export type UpdateActions = ReturnType<typeof useUpdates>["actions"];

/** Which way a step is undone: the state that it came from. */
type Step = { readonly to: DeskUpdate["state"]; readonly back: DeskUpdate["state"] | null };

/** All updates, and what can be done with them; each change says what came of it. */
export function useUpdates(admin: Admin) {
  const ask = useCallback(() => callAsAdmin(admin, listUpdates, {}), [admin]);
  const { value, failure, refresh } = useAnswer(ask);
  const [isBusy, setBusy] = useState(false);

  /** The sentence that says why it was not saved; null when it was. */
  async function save(
    id: string | null,
    typed: TypedUpdate,
    publish: boolean,
    confirmed: readonly string[] = [],
  ): Promise<string | null> {
    setBusy(true);
    const answer = await callAsAdmin(admin, saveUpdate, {
      ...{ ...asCalled(typed), id, publish },
      confirmed: [...confirmed],
    });
    if (answer.ok || answer.status === 409) await refresh();
    setBusy(false);
    if (!answer.ok) return answer.message;
    showToast({ title: answer.value.message, topic: "updates" });
    return null;
  }

  /** `refused`: called where the gate has something to say, which its form shows. */
  async function move(
    { id, version }: DeskUpdate,
    { to, back }: Step,
    refused?: () => void,
  ): Promise<void> {
    setBusy(true);
    const answer = await callAsAdmin(admin, moveUpdate, { id, version, state: to });
    if (answer.ok || answer.status === 409) await refresh();
    setBusy(false);
    if (!answer.ok) {
      showToast({ title: answer.message, tone: "failure", topic: "updates" });
      if (answer.status === 422) refused?.();
      return;
    }
    const { message, update } = answer.value;
    const undo = back === null ? null : () => void move(update, { to: back, back: null });
    showToast({
      title: message,
      topic: "updates",
      ...(undo !== null && { action: { label: "Undo", run: undo } }),
    });
  }

  async function mark(update: DeskUpdate, isBreaking: boolean): Promise<void> {
    const typed = { ...initialForm(update, update.day), isBreaking, breakingUntil: "" };
    const refused = await save(update.id, typed, false);
    if (refused !== null) showToast({ title: refused, tone: "failure", topic: "updates" });
  }

  return { value, failure, refresh, actions: { isBusy, save, move, mark } };
}
