import { cancelRun, dismissRun } from "../../calls/runs.ts";
import { dismissSchedule } from "../../calls/schedules-schema.ts";
import type { Answer } from "../kit/call.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";

/** What the parts of the page ask for. */
export type DashboardCommand =
  | { readonly kind: "cancel" | "put-away"; readonly runId: string }
  | { readonly kind: "dismiss-schedule"; readonly id: string };

/** Does it, and says what came of it. */
export async function changeDashboard(command: DashboardCommand): Promise<Answer<unknown>> {
  switch (command.kind) {
    case "cancel":
      return showAnswer(await attempt(cancelRun, { runId: command.runId }), () => null, {
        refused: "Not cancelled",
      });
    case "put-away":
      return putAway(command.runId);
    case "dismiss-schedule":
      return showAnswer(
        await attempt(dismissSchedule, { id: command.id }),
        ({ message }) => ({ title: message }),
        { refused: "Not dismissed" },
      );
  }
}

/** Takes a failure from the dashboard, with a way back. */
async function putAway(runId: string): Promise<Answer<unknown>> {
  return showAnswer(
    await attempt(dismissRun, { runId, dismissed: true }),
    () => ({
      title: "Dismiss",
      description: "Removed from the dashboard for everyone.",
      action: { label: "Undo", run: bringBack },
    }),
    { refused: "Not dismissed" },
  );

  async function bringBack(): Promise<void> {
    const answer = await attempt(dismissRun, { runId, dismissed: false });
    showAnswer(answer, () => null, { refused: "Not restored" });
  }
}
