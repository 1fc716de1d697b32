import type { DeskPost } from "../calls/posts.ts";
import type { PostActions } from "./use-post-actions.ts";

type PostButtonsProps = { post: DeskPost; actions: PostActions };

/** The ways on from a post, as its state allows them; each names its post to those who do not see the row. */
export function PostButtons({ post, actions }: PostButtonsProps) {
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
