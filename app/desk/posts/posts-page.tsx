import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { DeskPost, PostAction, PostFilter } from "../../../domain/review/desk-post.ts";
import { listPosts, readPostChoices } from "../../calls/posts.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { attempt, formOf, read, shown } from "../kit/desk-data.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { DeskForm, Field, SubmitButton } from "../kit/desk-form.tsx";
import { type Column, DeskList, readRows, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { FilterChoice, Filters, FilterWords, States } from "../kit/filters.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { useReread, useTask } from "../kit/use-task.ts";
import { type RowAction, RowActions } from "../kit/row-actions.tsx";
import { Day, personName } from "../kit/words.tsx";
import type { Route } from "./+types/posts-page.ts";
import { actOnRow, duplicate, endSchedule, openPreview } from "./post-changes.ts";
import { describeStatus, StatusBadge } from "./post-status.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const part = (name: string) => query.get(name) ?? "";
  const search = {
    q: part("q"),
    // The server judges the address.
    status: (part("status") || "all") as PostFilter,
    category: part("category") as "",
    maker: part("maker"),
    tag: part("tag"),
  };
  const [found, choices] = await Promise.all([
    readRows(
      query,
      (cursor) => attempt(listPosts, { ...search, cursor }),
      ({ posts }) => posts,
    ),
    read(readPostChoices, {}),
  ]);
  return { ...shown(found), choices };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { post = "", reason = "" } = await formOf(request);
  return actOnRow(JSON.parse(post) as DeskPost, "unpublish", reason);
}

const rewrittenPoll = 1_500;

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, choices } = loaderData;
  const [query] = useSearchParams();
  useKeptFocus("posts-title", rows);

  // A correction is done beside the answers of the site, most often within a second.
  useReread(
    rows.some(({ status }) => status === "regenerating"),
    rewrittenPoll,
  );

  const isApprover = useIsApprover();
  const [withdrawn, setWithdrawn] = useState<DeskPost | null>(null);

  const columns: readonly Column<DeskPost>[] = [
    {
      label: "Title",
      kind: "title",
      cell: (post) => {
        const { id, title, maker, withdrawn_reason: reason } = post;
        const { text } = describeStatus(post, isApprover);
        const isThere = post.deleted_at === null;
        const facts = [
          personName(maker),
          isThere && reason && `Withdrawn: ${reason}`,
          isApprover && post.publishRefusal,
          text,
        ];
        return (
          <>
            {isThere ? <Link to={`/admin/posts/${id}`}>{title}</Link> : title}
            <RowFacts of={facts.filter(Boolean)} />
          </>
        );
      },
    },
    { label: "State", cell: (post) => <StatusBadge {...describeStatus(post, isApprover)} /> },
    { label: "Updated", cell: (post) => <Day of={post.deleted_at ?? post.updated_at} /> },
    {
      label: "Reads in 30 days",
      cell: ({ readings, published_at }) =>
        published_at === null ? null : readings.toLocaleString("en-IN"),
    },
    {
      label: "What to do",
      kind: "actions",
      cell: (post) => <PostActions post={post} withdraw={() => setWithdrawn(post)} />,
    },
  ];

  return (
    <div className="stack">
      <DeskHeading title="Posts" id="posts-title">
        <QuietLink variant="filled" to="/admin/posts/new" label="New post" />
      </DeskHeading>
      <section className="stack" aria-label="All posts">
        <States
          name="status"
          states={stateLabels.map(([value, label]) => [value, label, choices.counts[value]])}
        />
        <Filters search={["Search posts", "Title, address or tag"]}>
          <FilterChoice
            name="category"
            label="Category"
            any="Any"
            options={choices.categories.map(({ value, label }) => [value, label])}
          />
          <FilterChoice
            name="maker"
            label="Created by"
            any="Anyone"
            options={choices.makers.map(({ email, name }) => [email, name])}
          />
          <FilterWords name="tag" label="Tag" hint="Tag" />
        </Filters>
        <DeskList
          label="Posts"
          rows={rows}
          columns={columns}
          hasMore={hasMore}
          empty={describeNone(query)}
        />
        {withdrawn !== null && <WithdrawDialog post={withdrawn} close={() => setWithdrawn(null)} />}
      </section>
    </div>
  );
}

const stateLabels = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["regenerating", "Being rewritten"],
  ["scheduled", "Scheduled"],
  ["published", "Live"],
  ["pending", "Change waiting"],
  ["unread", "Read by nobody"],
  ["withdrawn", "Withdrawn"],
  ["deleted", "Deleted"],
] as const;

function describeNone(query: URLSearchParams): string {
  const words = query.get("q") ?? "";
  if (words !== "") return `No posts found for “${words}”.`;
  if (query.get("status") === "deleted")
    return "No deleted posts. Deleted posts stay here for 30 days and can be restored.";
  if (query.size > 0) return "No posts match these filters.";
  return "No posts yet. Your first draft will appear here.";
}

/** As the post's state and the person's role allow them; the first is the main one. */
function PostActions({ post, withdraw }: { post: DeskPost; withdraw: () => void }) {
  const { id, status, publicUrl, editUrl } = post;
  const isApprover = useIsApprover();
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const isThere = post.deleted_at === null;
  const isLive = isThere && post.live_revision !== null;
  const hasChange = post.pending_revision !== null;
  const isReviewed = isThere && (!isLive || hasChange);
  const isAtRest = isThere && status !== "regenerating";
  const mayEnd = isApprover || post.published_at === null;
  const isUnread = post.isUnread && !hasChange && status === "published";
  const mayPublish = isAtRest && isApprover;
  const isNew = post.live_revision !== post.revision && post.publishRefusal === null;
  const act = (action: PostAction) => () => run(() => actOnRow(post, action));
  const actions: readonly (RowAction | false)[] = [
    !isThere && mayEnd && { label: "Restore", run: act("restore") },
    isReviewed && {
      label: hasChange ? "Preview change" : "Preview",
      run: () => void openPreview(post),
    },
    isThere && publicUrl !== null && { label: "View post", href: publicUrl },
    isAtRest && { label: "Open in editor", href: `/admin/posts/${id}` },
    isAtRest && { label: "Duplicate", run: () => run(() => duplicate(post, navigate)) },
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
  return (
    <RowActions
      actions={actions.filter((action) => action !== false)}
      about={post.title}
      isBusy={isBusy}
    />
  );
}

const publishLabels = {
  draft: "Publish",
  regenerating: "Publish",
  withdrawn: "Publish again",
  published: "Publish change",
} as const;

function WithdrawDialog({ post, close }: { post: DeskPost; close: () => void }) {
  return (
    <DeskDialog title={`Withdraw “${post.title}”`} onClose={close}>
      <DeskForm label="Withdraw" keptAs={`withdraw-${post.id}`} onAccepted={close}>
        <input type="hidden" name="post" value={JSON.stringify(post)} />
        <Field
          label="Why is this article withdrawn?"
          name="reason"
          hint="For the record. Readers see only that it was withdrawn."
          maxLength={500}
          required
          takesFocus
        />
        <div className="cluster">
          <SubmitButton label="Withdraw article" />
          <QuietButton label="Keep it published" run={close} />
        </div>
      </DeskForm>
    </DeskDialog>
  );
}
