import { Link } from "react-router";
import { useIsApprover } from "../kit/admin-access.tsx";
import { NotLoaded } from "../kit/desk-page.tsx";
import { openPreview } from "../posts/open-preview.ts";
import type { ShortList } from "./read-dashboard.ts";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { postStanding, type Looker } from "../posts/post-standing.ts";
import { StandingBadge } from "../posts/standing-panel.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";

type ShortPostsProps = {
  what: string;
  list: ShortList;
  all: { readonly href: string; readonly label: string };
};

/** The first of a list of posts, with the way to all of them. */
export function ShortPosts({ what, list, all }: ShortPostsProps) {
  const isApprover = useIsApprover();
  const { failure, posts, hasMore } = list;
  if (failure !== null) return <NotLoaded what={what} reason={failure} />;
  return (
    <>
      {posts.length > 0 && (
        <PostItems
          posts={posts}
          looker={{ isApprover }}
          openPreview={(post) => void openPreview(post)}
        />
      )}
      {hasMore && (
        <p>
          <Link to={all.href}>{all.label}</Link>
        </p>
      )}
    </>
  );
}

type PostItemsProps = {
  posts: readonly DeskPost[];
  looker: Looker;
  openPreview: (post: DeskPost) => void;
};

/** Posts in short: where each stands, the next step, and the way there. Everything else is on the page of all posts. */
function PostItems({ posts, looker, openPreview }: PostItemsProps) {
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
  const isRead = post.publicUrl !== null && post.pending_revision === null;
  return (
    <li className="desk-run">
      <div className="desk-run-words">
        <p className="desk-run-title">{post.title}</p>
        <p className="quiet">
          <StandingBadge {...standing} /> {standing.next}
        </p>
      </div>
      {isRead ? (
        <QuietLink to={post.publicUrl} label="View post" about={post.title} />
      ) : (
        <QuietButton
          label={post.pending_revision === null ? "Read" : "Review the change"}
          about={post.title}
          run={() => openPreview(post)}
        />
      )}
    </li>
  );
}
