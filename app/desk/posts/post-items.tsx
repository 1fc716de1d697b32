import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { postStanding, type Looker } from "./post-standing.ts";
import { StandingBadge } from "./standing-panel.tsx";
import { QuietButton } from "../kit/button.tsx";

type PostItemsProps = {
  posts: readonly DeskPost[];
  looker: Looker;
  openPreview: (post: DeskPost) => void;
};

/** Posts in short: where each stands, the next step, and the way there. Everything else is on the page of all posts. */
export function PostItems({ posts, looker, openPreview }: PostItemsProps) {
  return (
    <ul className="desk-runs">
      {posts.map((post) => (
        <PostItem post={post} looker={looker} openPreview={openPreview} key={post.id} />
      ))}
    </ul>
  );
}

function PostItem({
  post,
  looker,
  openPreview,
}: Omit<PostItemsProps, "posts"> & { post: DeskPost }) {
  const standing = postStanding(post, looker);
  const about = <span className="visually-hidden">: {post.title}</span>;
  const isRead = post.publicUrl !== null && post.pending_revision === null;
  return (
    <li className="desk-run">
      <div className="desk-run-words">
        <p className="desk-run-title clamp-2">{post.title}</p>
        <p className="quiet">
          <StandingBadge {...standing} /> {standing.readers} {standing.next}
        </p>
      </div>
      {isRead ? (
        <a className="button button-quiet" href={post.publicUrl}>
          View post{about}
        </a>
      ) : (
        <QuietButton
          label={
            <>
              {post.pending_revision === null ? "Read" : "Read the change"}
              {about}
            </>
          }
          run={() => openPreview(post)}
        />
      )}
    </li>
  );
}
