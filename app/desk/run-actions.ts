import { cancelRun, dismissRun, type RecentRun, type RunPost } from "../calls/runs.ts";
import { issuePreviewLink } from "../calls/preview-link.ts";
import { callAsAdmin, type Admin } from "./kit/office-access.ts";
import { focusOn } from "./kit/focus.ts";
import { showToast } from "./kit/toasts.tsx";

/** Makes a new link to a draft whose links have expired, and goes there. */
export async function openNewLink(admin: Admin, { id: postId }: RunPost): Promise<void> {
  const link = await callAsAdmin(admin, issuePreviewLink, { postId });
  if (link.ok) window.location.assign(link.value.previewUrl);
  else showToast({ tone: "failure", title: "No preview link", description: link.message });
}

/** Ends a run that waits or is under way; `refresh` reads the work again. */
export async function cancel(
  admin: Admin,
  { id: runId }: RecentRun,
  refresh: () => void,
): Promise<void> {
  const answer = await callAsAdmin(admin, cancelRun, { runId });
  refresh();
  if (!answer.ok)
    showToast({ tone: "failure", title: "Not cancelled", description: answer.message });
}

/** Takes a failure from the dashboard, with a way back; `refresh` reads the work again. */
export async function putAway(
  admin: Admin,
  { id: runId }: RecentRun,
  refresh: () => void,
): Promise<void> {
  if (!(await dismiss(true))) return;
  focusOn("needs-title");
  showToast({
    title: "Put away",
    description: "The failure is off the dashboard, for everybody.",
    action: { label: "Undo", run: () => void dismiss(false) },
  });

  async function dismiss(dismissed: boolean): Promise<boolean> {
    const answer = await callAsAdmin(admin, dismissRun, { runId, dismissed });
    refresh();
    if (!answer.ok) {
      const title = dismissed ? "Not put away" : "Not brought back";
      showToast({ tone: "failure", title, description: answer.message });
    }
    return answer.ok;
  }
}
