import type { DeskPost, PostAction } from "../../../domain/review/desk-post.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { MoreMenu } from "../kit/more-menu.tsx";
import { openPreview } from "./open-preview.ts";
import type { PostCommand } from "./post-changes.ts";

export type AskingAction = "ask-change" | "ask-reason" | "ask-return";

type RowAction =
  | Exclude<PostAction, "unpublish" | "return">
  | ("preview" | "unschedule" | "duplicate")
  | AskingAction;

type Way = { readonly label: string } & (
  | { readonly href: string }
  | { readonly action: RowAction }
);

type PostButtonsProps = {
  post: DeskPost;
  isBusy: boolean;
  send: (command: PostCommand) => void;
  ask: (action: AskingAction) => void;
};

/** The main action as a button, the rest in a menu. */
export function PostButtons({ post, isBusy, send, ask }: PostButtonsProps) {
  const { title } = post;

  function perform(action: RowAction) {
    if (action === "ask-change" || action === "ask-reason" || action === "ask-return") ask(action);
    else if (action === "preview") void openPreview(post);
    else if (action === "unschedule" || action === "duplicate") send({ kind: action, post });
    else send({ kind: "act", post, action });
  }

  const [main, ...more] = getWays(post, useIsApprover()).map((way) =>
    "href" in way ? way : { label: way.label, run: () => perform(way.action) },
  );
  if (main === undefined) return null;
  return (
    <div className="desk-post-buttons">
      {"href" in main ? (
        <QuietLink to={main.href} label={main.label} about={title} />
      ) : (
        <QuietButton label={main.label} about={title} disabled={isBusy} run={main.run} />
      )}
      <MoreMenu items={more} about={title} isBusy={isBusy} />
    </div>
  );
}

/** As the post's state and the person's role allow them; the first is the main one. */
function getWays(post: DeskPost, isApprover: boolean): readonly Way[] {
  const { status, publicUrl, editUrl } = post;
  const isThere = post.deleted_at === null;
  const isLive = isThere && post.live_revision !== null;
  const hasChange = post.pending_revision !== null;
  const isReviewed = isThere && (!isLive || hasChange);
  const isAtRest = isThere && status !== "regenerating";
  const mayEnd = isApprover || post.published_at === null;
  const isUnread = post.isUnread && !hasChange && status === "published";
  const mayPublish = isAtRest && isApprover;
  const isNew = post.live_revision !== post.revision && post.publishRefusal === null;
  const ways: readonly (Way | false)[] = [
    !isThere && mayEnd && { label: "Restore", action: "restore" },
    isReviewed && { label: hasChange ? "Preview change" : "Preview", action: "preview" },
    isThere && publicUrl !== null && { label: "View post", href: publicUrl },
    isAtRest && { label: "Open in editor", href: `/admin/posts/${post.id}` },
    isAtRest && { label: "Duplicate", action: "duplicate" },
    isAtRest && !isReviewed && { label: "Correct with AI", action: "ask-change" },
    isAtRest && isReviewed && editUrl !== null && { label: "Correct with AI", href: editUrl },
    mayPublish && isUnread && { label: "Mark as reviewed", action: "publish" },
    mayPublish &&
      !isUnread &&
      post.scheduled !== null && { label: "Unschedule", action: "unschedule" },
    mayPublish && !isUnread && isNew && { label: publishLabels[status], action: "publish" },
    mayPublish && isReviewed && { label: "Send back", action: "ask-return" },
    isAtRest && hasChange && { label: "Discard change", action: "discard" },
    isLive && isApprover && { label: "Withdraw", action: "ask-reason" },
    isReviewed && { label: "Review links", href: `/admin/posts/${post.id}#review-links` },
    { label: "History", href: `/admin/log?postId=${post.id}` },
    isAtRest && mayEnd && { label: "Delete", action: "delete" },
  ];
  return ways.filter((way) => way !== false);
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
  "ask-reason": {
    label: "Why is this article withdrawn?",
    note: "For the record. Readers see only that it was withdrawn.",
    submit: "Withdraw article",
    cancel: "Keep it published",
  },
  "ask-return": {
    label: "What has to change before it can be published?",
    note: "The writer sees it with the post. Nothing of the post changes, and you may approve it later.",
    submit: "Send back",
    cancel: "Cancel",
  },
} as const satisfies Record<AskingAction, object>;

type RowFormProps = { post: DeskPost; action: AskingAction; close: () => void };

/** Asks for the words that a change of a post needs. */
export function RowForm({ post, action, close }: RowFormProps) {
  const { label, note, submit, cancel } = words[action];
  const isChange = action === "ask-change";
  return (
    <DeskForm
      label={`${submit}: ${post.title}`}
      keptAs={`${action}-${post.id}`}
      onAccepted={close}
      endsAtOnce
    >
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
