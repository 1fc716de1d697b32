import { Group } from "@mantine/core";
import { useNavigate } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { MoreMenu } from "../kit/more-menu.tsx";
import { useTask } from "../kit/use-task.ts";
import { actOnRow, duplicate, endSchedule, openPreview } from "./post-changes.ts";

type Way = { readonly label: string } & ({ readonly href: string } | { readonly run: () => void });

type PostButtonsProps = { post: DeskPost; withdraw: () => void };

/** The main action as a button, the rest in a menu. */
export function PostButtons({ post, withdraw }: PostButtonsProps) {
  const { title } = post;
  const isApprover = useIsApprover();
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const [main, ...more] = getWays();

  /** As the post's state and the person's role allow them; the first is the main one. */
  function getWays(): readonly Way[] {
    const { id, status, publicUrl, editUrl } = post;
    const isThere = post.deleted_at === null;
    const isLive = isThere && post.live_revision !== null;
    const hasChange = post.pending_revision !== null;
    const isReviewed = isThere && (!isLive || hasChange);
    const isAtRest = isThere && status !== "regenerating";
    const mayEnd = isApprover || post.published_at === null;
    const isUnread = post.isUnread && !hasChange && status === "published";
    const mayPublish = isAtRest && isApprover;
    const isNew = post.live_revision !== post.revision && post.publishRefusal === null;
    const act = (action: Parameters<typeof actOnRow>[1]) => () => run(() => actOnRow(post, action));
    const copy = async () => {
      const address = await duplicate(post);
      if (address !== null) await navigate(address);
    };
    const ways: readonly (Way | false)[] = [
      !isThere && mayEnd && { label: "Restore", run: act("restore") },
      isReviewed && {
        label: hasChange ? "Preview change" : "Preview",
        run: () => void openPreview(post),
      },
      isThere && publicUrl !== null && { label: "View post", href: publicUrl },
      isAtRest && { label: "Open in editor", href: `/admin/posts/${id}` },
      isAtRest && { label: "Duplicate", run: () => run(copy) },
      isAtRest && isReviewed && editUrl !== null && { label: "Correct with AI", href: editUrl },
      mayPublish && isUnread && { label: "Mark as reviewed", run: act("publish") },
      mayPublish &&
        !isUnread &&
        post.scheduled !== null && { label: "Unschedule", run: () => run(() => endSchedule(post)) },
      mayPublish && !isUnread && isNew && { label: publishLabels[status], run: act("publish") },
      isAtRest && hasChange && { label: "Discard change", run: act("discard") },
      isLive && isApprover && { label: "Withdraw", run: withdraw },
      isReviewed && { label: "Review links", href: `/admin/posts/${id}#review-links` },
      { label: "History", href: `/admin/log?postId=${id}` },
      isAtRest && mayEnd && { label: "Delete", run: act("delete") },
    ];
    return ways.filter((way) => way !== false);
  }

  if (main === undefined) return null;
  return (
    <Group gap="xs">
      {"href" in main ? (
        <QuietLink to={main.href} label={main.label} about={title} />
      ) : (
        <QuietButton label={main.label} about={title} disabled={isBusy} run={main.run} />
      )}
      <MoreMenu items={more} about={title} isBusy={isBusy} />
    </Group>
  );
}

const publishLabels = {
  draft: "Publish",
  regenerating: "Publish",
  withdrawn: "Publish again",
  published: "Publish change",
} as const;

type WithdrawFormProps = { post: DeskPost; close: () => void };

export function WithdrawForm({ post, close }: WithdrawFormProps) {
  return (
    <DeskForm label={`Withdraw: ${post.title}`} keptAs={`withdraw-${post.id}`} onAccepted={close}>
      <input type="hidden" name="post" value={JSON.stringify(post)} />
      <Field
        label="Why is this article withdrawn?"
        name="reason"
        hint="For the record. Readers see only that it was withdrawn."
        maxLength={500}
        required
        takesFocus
      />
      <ButtonBar submit="Withdraw article" cancel={{ label: "Keep it published", run: close }} />
    </DeskForm>
  );
}
