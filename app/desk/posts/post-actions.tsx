import { Group } from "@mantine/core";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { requestCorrections } from "../../calls/review.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { MoreMenu } from "../kit/more-menu.tsx";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { actOnRow, endSchedule, openPreview, told } from "./post-changes.ts";

export type AskingAction = keyof typeof words;

type Way = { readonly label: string } & ({ readonly href: string } | { readonly run: () => void });

type PostButtonsProps = { post: DeskPost; ask: (action: AskingAction) => void };

/** The main action as a button, the rest in a menu. */
export function PostButtons({ post, ask }: PostButtonsProps) {
  const { title } = post;
  const isApprover = useIsApprover();
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
    const ways: readonly (Way | false)[] = [
      !isThere && mayEnd && { label: "Restore", run: act("restore") },
      isReviewed && {
        label: hasChange ? "Preview change" : "Preview",
        run: () => void openPreview(post),
      },
      isThere && publicUrl !== null && { label: "View post", href: publicUrl },
      isAtRest && { label: "Open in editor", href: `/admin/posts/${id}` },
      isAtRest && !isReviewed && { label: "Correct with AI", run: () => ask("ask-change") },
      isAtRest && isReviewed && editUrl !== null && { label: "Correct with AI", href: editUrl },
      mayPublish && isUnread && { label: "Mark as reviewed", run: act("publish") },
      mayPublish &&
        !isUnread &&
        post.scheduled !== null && { label: "Unschedule", run: () => run(() => endSchedule(post)) },
      mayPublish && !isUnread && isNew && { label: publishLabels[status], run: act("publish") },
      mayPublish && isReviewed && { label: "Send back", run: () => ask("return") },
      isAtRest && hasChange && { label: "Discard change", run: act("discard") },
      isLive && isApprover && { label: "Withdraw", run: () => ask("unpublish") },
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

const words = {
  "ask-change": {
    label: "What should change in this article?",
    note: "Readers keep the article as it is until you have seen and published the change.",
    submit: "Submit Corrections",
    cancel: "Cancel",
  },
  unpublish: {
    label: "Why is this article withdrawn?",
    note: "For the record. Readers see only that it was withdrawn.",
    submit: "Withdraw article",
    cancel: "Keep it published",
  },
  return: {
    label: "What has to change before it can be published?",
    note: "The writer sees it with the post. Nothing of the post changes, and you may approve it later.",
    submit: "Send back",
    cancel: "Cancel",
  },
} as const;

type RowFormProps = { post: DeskPost; action: AskingAction; close: () => void };

/** Asks for the words that a change of a post needs. */
export function RowForm({ post, action, close }: RowFormProps) {
  const { label, note, submit, cancel } = words[action];
  const isChange = action === "ask-change";
  return (
    <DeskForm label={`${submit}: ${post.title}`} keptAs={`${action}-${post.id}`} onAccepted={close}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="post" value={JSON.stringify(post)} />
      <Field
        label={label}
        name="words"
        hint={note}
        rows={isChange ? 3 : undefined}
        maxLength={isChange ? undefined : 500}
        required
        takesFocus
      />
      {isChange && (
        <Field
          name="readerNote"
          label="What readers are told (optional)"
          hint="Printed under the article as a correction, with its date."
          maxLength={300}
        />
      )}
      <ButtonBar submit={submit} cancel={{ label: cancel, run: close }} />
    </DeskForm>
  );
}

/** For a page's `clientAction`: the form of a row. */
export async function sendRowForm(
  fields: Readonly<Record<string, string>>,
): Promise<Answer<unknown>> {
  const { action, words: typed = "", readerNote = "", post: subject = "" } = fields;
  const post = JSON.parse(subject) as DeskPost;
  if (action === "unpublish" || action === "return") return actOnRow(post, action, typed);
  const { id: postId, revision } = post;
  const input = { postId, revision, corrections: typed, readerNote };
  const refused = "Failed to submit corrections";
  return showAnswer(
    await attempt(requestCorrections, input),
    ({ message }) => ({ title: message }),
    { ...told, refused },
  );
}
