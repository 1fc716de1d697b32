import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { useIsApprover } from "../kit/admin-access.tsx";
import { MoreMenu, type MenuItem } from "../kit/more-menu.tsx";
import { showToast } from "../kit/toasts.tsx";
import { openPreview } from "./open-preview.ts";
import type { PostCommand } from "./post-changes.ts";
import { waysOf, type Deed, type Way } from "./post-ways.ts";
import type { AskingDeed } from "./row-forms.tsx";
import { listReviewLinks } from "../../calls/links.ts";
import type { ListedLink } from "../../../domain/review/links/link-desk.ts";
import { issuePreviewLink } from "../../calls/preview-link.ts";
import { attempt } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";
import { copyText } from "../kit/copy-text.ts";
import { indianTime } from "../kit/times.tsx";

type PostButtonsProps = {
  post: DeskPost;
  isBusy: boolean;
  send: (command: PostCommand) => void;
  ask: (deed: AskingDeed) => void;
};

/** The main way on as a button, the rest in a menu; each names its post to those who do not see the row. */
export function PostButtons({ post, isBusy, send, ask }: PostButtonsProps) {
  const { main, more } = waysOf(post, { isApprover: useIsApprover() });

  function perform(deed: Deed) {
    if (deed === "ask-change" || deed === "ask-reason" || deed === "ask-return") ask(deed);
    else if (deed === "preview") void openPreview(post);
    else if (deed === "copy-link") void copyReviewLink(post);
    else if (deed === "unschedule" || deed === "duplicate") send({ kind: deed, post });
    else send({ kind: "act", post, action: deed });
  }

  function itemOf(way: Way): MenuItem {
    return "href" in way ? way : { label: way.label, run: () => perform(way.deed) };
  }

  const item = itemOf(main);
  return (
    <div className="desk-post-buttons">
      {"href" in item ? (
        <QuietLink to={item.href} label={item.label} about={post.title} />
      ) : (
        <QuietButton label={item.label} about={post.title} disabled={isBusy} run={item.run} />
      )}
      <MoreMenu items={more.map(itemOf)} about={post.title} isBusy={isBusy} />
    </div>
  );
}

type OpenLink = Pick<ListedLink, "scope" | "expires_at"> & { readonly previewUrl: string };

/** Copies a link of one's own to a post and says what anyone with the link may do, and until when. */
async function copyReviewLink({
  id,
  title,
}: {
  readonly id: string;
  readonly title: string;
}): Promise<void> {
  const link = await openLinkOf(id);
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
async function openLinkOf(postId: string): Promise<Answer<OpenLink>> {
  const known = await listed(postId);
  if (!known.ok) return known;
  if (known.value !== null) return { ok: true, value: known.value };
  const made = await attempt(issuePreviewLink, { postId });
  if (!made.ok) return made;
  const now = await listed(postId);
  if (!now.ok) return now;
  return now.value === null
    ? { ok: false, status: null, message: listReviewLinks.failure }
    : { ok: true, value: now.value };
}

async function listed(postId: string): Promise<Answer<OpenLink | null>> {
  const answer = await attempt(listReviewLinks, { postId });
  if (!answer.ok) return answer;
  const links = answer.value.links.flatMap(({ scope, expires_at, previewUrl }) =>
    previewUrl === null ? [] : [{ scope, expires_at, previewUrl }],
  );
  return { ok: true, value: links[0] ?? null };
}

function failed(title: string, description: string): void {
  showToast({ tone: "failure", title, description, topic: "post-action" });
}
