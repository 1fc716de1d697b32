import type { DeskPost } from "../calls/posts.ts";
import { counted } from "../counted.ts";
import { ago } from "../elapsed.ts";
import { personName } from "../person-name.ts";
import { ChangeForm } from "./change-form.tsx";
import { PostButtons } from "./post-buttons.tsx";
import { rowId, type PostActions } from "./use-post-actions.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

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
  return <span>Checks passed</span>;
}
