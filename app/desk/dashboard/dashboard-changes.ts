import type { InputOf } from "../../calls/endpoint.ts";
import { confirmPost } from "../../calls/posts.ts";
import { cancelRun, dismissRun } from "../../calls/runs.ts";
import { dismissSchedule } from "../../calls/schedules-schema.ts";
import type { Answer } from "../kit/call.ts";
import { attempt } from "../kit/desk-data.ts";
import { showToast } from "../kit/toasts.tsx";

/** What the parts of the page ask for. */
export type DashboardCommand =
  | ({ readonly kind: "confirm" } & InputOf<typeof confirmPost>)
  | { readonly kind: "cancel" | "put-away"; readonly runId: string }
  | { readonly kind: "dismiss-schedule"; readonly id: string };

type Context = Parameters<typeof attempt>[0];

/** Does it, and says what came of it. */
export async function changeDashboard(
  context: Context,
  command: DashboardCommand,
): Promise<Answer<unknown>> {
  switch (command.kind) {
    case "confirm": {
      const { kind: _kind, ...post } = command;
      const answer = await attempt(context, confirmPost, post);
      if (answer.ok) showToast({ title: "Still right", description: answer.value.message });
      return orSaid("Not confirmed", answer);
    }
    case "cancel":
      return orSaid("Not cancelled", await attempt(context, cancelRun, { runId: command.runId }));
    case "put-away":
      return putAway(context, command.runId);
    case "dismiss-schedule": {
      const answer = await attempt(context, dismissSchedule, { id: command.id });
      if (answer.ok) showToast({ title: answer.value.message });
      return orSaid("Not put away", answer);
    }
  }
}

/** Takes a failure from the dashboard, with a way back. */
async function putAway(context: Context, runId: string): Promise<Answer<unknown>> {
  const answer = await attempt(context, dismissRun, { runId, dismissed: true });
  if (answer.ok)
    showToast({
      title: "Put away",
      description: "The failure is off the dashboard, for everybody.",
      action: { label: "Undo", run: bringBack },
    });
  return orSaid("Not put away", answer);

  async function bringBack(): Promise<void> {
    orSaid("Not brought back", await attempt(context, dismissRun, { runId, dismissed: false }));
  }
}

function orSaid<Value>(title: string, answer: Answer<Value>): Answer<Value> {
  if (!answer.ok) showToast({ tone: "failure", title, description: answer.message });
  return answer;
}
