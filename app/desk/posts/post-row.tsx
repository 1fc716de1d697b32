import type { DeskPost } from "../../calls/posts.ts";
import { counted, personName } from "../phrases.ts";
import { ago } from "../times.tsx";
import { ChangeForm, WithdrawForm } from "./post-forms.tsx";
import { rowId, type PostActions } from "./use-post-actions.ts";

type PostRowProps = { post: DeskPost; now: Date; actions: PostActions };

/** One post: what it is, where it stands, and what can be done with it. */
export function PostRow({ post, now, actions }: PostRowProps) {
  const { created_by, created_at, withdrawn_reason, deleted_at } = post;
  return (
    <tbody>
      <tr>
        <th scope="row" id={rowId(post)} tabIndex={-1}>
          {post.title}
        </th>
        <td>
          <StateBadge post={post} />
        </td>
        <td>
          <Checks post={post} />
        </td>
        <td>
          <time dateTime={created_at}>{ago(created_at, now)}</time>
          {created_by !== null && (
            <span className="quiet desk-post-author"> by {personName(created_by)}</span>
          )}
        </td>
      </tr>
      <tr className="desk-post-actions">
        <td colSpan={4}>
          {withdrawn_reason !== null && deleted_at === null && (
            <p className="quiet">Withdrawn: {withdrawn_reason}</p>
          )}
          {post.publishRefusal !== null && <p className="quiet">{post.publishRefusal}</p>}
          <WaysOn post={post} actions={actions} />
        </td>
      </tr>
    </tbody>
  );
}

/** The buttons, or the form that one of them has opened. */
function WaysOn({ post, actions }: Omit<PostRowProps, "now">) {
  const isBusy = actions.busy === post.id;
  if (actions.changing === post.id && post.status === "published")
    return (
      <ChangeForm
        postId={post.id}
        isBusy={isBusy}
        request={(change) => actions.requestChange(post, change)}
        cancel={() => actions.askChange(null)}
      />
    );
  if (actions.asked === post.id && post.publicUrl !== null)
    return (
      <WithdrawForm
        postId={post.id}
        isBusy={isBusy}
        withdraw={(reason) => actions.act(post, "unpublish", reason)}
        cancel={() => actions.askReason(null)}
      />
    );
  return <PostButtons post={post} actions={actions} />;
}

function StateBadge({ post }: { post: DeskPost }) {
  const { status, deleted_at, publicUrl, pending_revision } = post;
  if (deleted_at !== null) return <span className="badge badge-quiet">Deleted</span>;
  const isRegenerating = status === "regenerating";
  if (publicUrl !== null && (isRegenerating || pending_revision !== null))
    return (
      <span className="cluster">
        <span className="badge">Published</span>
        <span className="badge badge-warning">
          {isRegenerating ? "Regenerating" : "Changes waiting"}
        </span>
      </span>
    );
  if (isRegenerating) return <span className="badge badge-warning">Regenerating</span>;
  if (status === "withdrawn") return <span className="badge badge-danger">Withdrawn</span>;
  if (status === "published") return <span className="badge">Published</span>;
  return <span className="badge badge-quiet">Draft</span>;
}

function Checks({ post: { checks } }: { post: DeskPost }) {
  if (checks === null) return <span className="quiet">Not checked</span>;
  if (checks.stops > 0)
    return <span className="error">{counted(checks.stops, "statement")} to look at</span>;
  if (checks.unconfirmed > 0)
    return <span>{counted(checks.unconfirmed, "statement")} to check</span>;
  return <span>Checks passed</span>;
}

type PostButtonsProps = { post: DeskPost; actions: PostActions };

/** The ways on from a post, as its state allows them; each names its post to those who do not see the row. */
function PostButtons({ post, actions }: PostButtonsProps) {
  const { status, deleted_at } = post;
  const isOpen = deleted_at === null && status !== "regenerating";
  const isOwn = post.publishRefusal !== null;
  const isBusy = actions.busy === post.id;
  const isRead = deleted_at === null && post.publicUrl !== null;
  const hasChange = post.pending_revision !== null;
  const isReviewed = deleted_at === null && (!isRead || hasChange);
  const about = <span className="visually-hidden">: {post.title}</span>;

  function button(label: string, run: () => void, isForbidden = false) {
    return (
      <button
        className="desk-post-button"
        type="button"
        disabled={isBusy || isForbidden}
        onClick={run}
      >
        {label}
        {about}
      </button>
    );
  }

  return (
    <div className="desk-post-buttons">
      {post.publicUrl !== null && (
        <a className="desk-post-button" href={post.publicUrl}>
          View post{about}
        </a>
      )}
      {isReviewed && button("Preview", () => actions.openPreview(post))}
      {isOpen && (
        <a className="desk-post-button" href={`/admin/posts/${post.id}`}>
          Edit{about}
        </a>
      )}
      {isOpen && post.editUrl !== null && (
        <a className="desk-post-button" href={post.editUrl}>
          Correct with AI{about}
        </a>
      )}
      {isOpen &&
        status === "draft" &&
        button("Publish", () => void actions.act(post, "publish"), isOwn)}
      {isOpen &&
        status === "withdrawn" &&
        button("Publish again", () => void actions.act(post, "publish"), isOwn)}
      {isOpen &&
        hasChange &&
        button("Publish changes", () => void actions.act(post, "publish"), isOwn)}
      {isOpen && hasChange && button("Discard changes", () => void actions.act(post, "discard"))}
      {isOpen &&
        isRead &&
        !hasChange &&
        button("Request changes", () => actions.askChange(post.id))}
      {isRead && button("Unpublish", () => actions.askReason(post.id))}
      {isReviewed && button("Copy review link", () => actions.copyLink(post))}
      {isReviewed && (
        <a className="desk-post-button" href={`/admin/links?postId=${post.id}`}>
          Review links{about}
        </a>
      )}
      {deleted_at !== null && button("Restore", () => void actions.act(post, "restore"))}
      {button("Download record", () => actions.download(post))}
      <a className="desk-post-button" href={`/admin/audit?postId=${post.id}`}>
        History{about}
      </a>
      {isOpen && button("Delete", () => void actions.act(post, "delete"))}
    </div>
  );
}
