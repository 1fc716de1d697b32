import type { DeskPost } from "../calls/posts.ts";
import type { PostActions } from "./use-post-actions.ts";

type PostButtonsProps = { post: DeskPost; actions: PostActions };

/** The ways on from a post, as its state allows them; each names its post to those who do not see the row. */
export function PostButtons({ post, actions }: PostButtonsProps) {
  const { status, deleted_at } = post;
  const isOpen = deleted_at === null && status !== "regenerating";
  const isBusy = actions.busy === post.id;
  const about = <span className="visually-hidden">: {post.title}</span>;

  function button(label: string, run: () => void) {
    return (
      <button className="desk-post-button" type="button" disabled={isBusy} onClick={run}>
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
      {deleted_at === null &&
        status !== "published" &&
        button("Preview", () => actions.openPreview(post))}
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
      {isOpen && status === "draft" && button("Publish", () => void actions.act(post, "publish"))}
      {isOpen &&
        status === "withdrawn" &&
        button("Publish again", () => void actions.act(post, "publish"))}
      {isOpen && status === "published" && button("Unpublish", () => actions.askReason(post.id))}
      {deleted_at === null &&
        status !== "published" &&
        button("Copy review link", () => actions.copyLink(post))}
      {deleted_at !== null && button("Restore", () => void actions.act(post, "restore"))}
      {button("Download record", () => actions.download(post))}
      <a className="desk-post-button" href={`/admin/audit?postId=${post.id}`}>
        History{about}
      </a>
      {isOpen && button("Delete", () => void actions.act(post, "delete"))}
    </div>
  );
}
