import type { Admin } from "../admin-access.ts";
import { PostToLookAtRow } from "./post-to-look-at-row.tsx";
import { lookTitleId, usePostsToLookAt } from "./use-posts-to-look-at.ts";
import { NotLoaded } from "../not-loaded.tsx";

/**
 * What readers see and nobody has checked since its records changed, or for too long. `changes`
 * differs when the AI has made or changed a post.
 */
export function PostsToLookAt({ admin, changes }: { admin: Admin; changes: string }) {
  const due = usePostsToLookAt(admin, changes);
  const { posts, count, failure, busy, refresh, more, confirm } = due;
  return (
    <section className="stack" aria-labelledby={lookTitleId}>
      <h2 id={lookTitleId} tabIndex={-1}>
        To look at again{count > 0 && ` (${count.toLocaleString("en-IN")})`}
      </h2>
      {failure !== null && (
        <NotLoaded what="The posts to look at" reason={failure.message} retry={refresh} />
      )}
      {posts === null && failure === null && (
        <p className="quiet" role="status">
          Looking through the published posts…
        </p>
      )}
      {posts?.length === 0 && (
        <p className="quiet">Every published post was checked and agrees with today's records.</p>
      )}
      {posts !== null && posts.length > 0 && (
        <ul className="desk-runs">
          {posts.map((post) => (
            <PostToLookAtRow
              post={post}
              isBusy={busy === post.id}
              confirm={() => confirm(post)}
              key={post.id}
            />
          ))}
        </ul>
      )}
      {more !== null && (
        <p>
          <button className="button button-quiet" type="button" onClick={more}>
            Show more posts to look at
          </button>
        </p>
      )}
    </section>
  );
}
