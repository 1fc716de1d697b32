import type { DeskPost } from "../calls/posts.ts";
import { ago } from "../elapsed.ts";
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
            <span className="quiet desk-post-author"> by {created_by.replace(/^admin:/, "")}</span>
          )}
        </td>
      </tr>
      <tr className="desk-post-actions">
        <td colSpan={4}>
          {withdrawn_reason !== null && deleted_at === null && (
            <p className="quiet">Withdrawn: {withdrawn_reason}</p>
          )}
          {post.publishRefusal !== null && <p className="quiet">{post.publishRefusal}</p>}
          {actions.asked === post.id && post.status === "published" ? (
            <WithdrawForm
              postId={post.id}
              isBusy={actions.busy === post.id}
              withdraw={(reason) => actions.act(post, "unpublish", reason)}
              cancel={() => actions.askReason(null)}
            />
          ) : (
            <PostButtons post={post} actions={actions} />
          )}
        </td>
      </tr>
    </tbody>
  );
}

function StateBadge({ post: { status, deleted_at } }: { post: DeskPost }) {
  if (deleted_at !== null) return <span className="badge badge-quiet">Deleted</span>;
  if (status === "regenerating") return <span className="badge badge-warning">Regenerating</span>;
  if (status === "withdrawn") return <span className="badge badge-danger">Withdrawn</span>;
  if (status === "published") return <span className="badge">Published</span>;
  return <span className="badge badge-quiet">Draft</span>;
}

function Checks({ post: { checks } }: { post: DeskPost }) {
  if (checks === null) return <span className="quiet">Not checked</span>;
  if (checks.stops > 0)
    return (
      <span className="error">
        {checks.stops === 1 ? "1 statement" : `${checks.stops} statements`} to look at
      </span>
    );
  return <span>Checks passed</span>;
}
