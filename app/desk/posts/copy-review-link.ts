import type { ListedLink } from "../../../domain/review/links/link-desk.ts";
import { listReviewLinks } from "../../calls/links.ts";
import { issuePreviewLink } from "../../calls/preview-link.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";
import { copyText } from "../kit/copy-text.ts";
import { indianTime } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";

type OpenLink = Pick<ListedLink, "scope" | "expires_at"> & { readonly previewUrl: string };

/** Copies a link of one's own to a post and says what whoever has it may do, and until when. */
export async function copyReviewLink(
  admin: Admin,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  const link = await openLinkOf(admin, id);
  if (!link.ok) {
    failed("No review link", link.message);
    return;
  }
  const { previewUrl, scope, expires_at: until } = link.value;
  if (!(await copyText(previewUrl))) {
    failed("The link could not be copied", previewUrl);
    return;
  }
  showToast({
    title: "Review link copied",
    description: `Whoever has it can ${allowed[scope]} “${title}” until ${indianTime(until)}.`,
  });
}

/** What the holder of a link may do, in words. */
const allowed = {
  preview: "read",
  edit: "read and correct",
  approve: "read, correct and approve",
} as const;

/** The newest open link that this person may copy, or a new one. */
async function openLinkOf(admin: Admin, postId: string): Promise<Answer<OpenLink>> {
  const known = await listed(admin, postId);
  if (!known.ok) return known;
  if (known.value !== null) return { ok: true, value: known.value };
  const made = await callAsAdmin(admin, issuePreviewLink, { postId });
  if (!made.ok) return made;
  const now = await listed(admin, postId);
  if (!now.ok) return now;
  return now.value === null
    ? { ok: false, status: null, message: listReviewLinks.failure }
    : { ok: true, value: now.value };
}

async function listed(admin: Admin, postId: string): Promise<Answer<OpenLink | null>> {
  const answer = await callAsAdmin(admin, listReviewLinks, { postId });
  if (!answer.ok) return answer;
  const links = answer.value.links.flatMap(({ scope, state, expires_at, previewUrl }) =>
    state === "open" && previewUrl !== null ? [{ scope, expires_at, previewUrl }] : [],
  );
  return { ok: true, value: links[0] ?? null };
}

function failed(title: string, description: string): void {
  showToast({ tone: "failure", title, description, topic: "post-action" });
}
