import type { Admin } from "../admin-access.ts";
import { counted } from "../counted.ts";
import { PostFilters } from "./post-filters.tsx";
import { PostRow } from "./post-row.tsx";
import { usePostActions, type PostActions } from "./use-post-actions.ts";
import { usePosts, type PostSearch } from "./use-posts.ts";
import { useSearchAddress } from "./use-search-address.ts";
import { NotLoaded } from "../not-loaded.tsx";

type AllPostsProps = {
  admin: Admin;
  /** Differs when the AI has begun, made or changed a post. */
  changes: string;
  /** Work of the AI was asked for here. */
  readWork: () => void;
};

/** All posts, whatever became of them. */
export function AllPosts({ admin, changes, readWork }: AllPostsProps) {
  const { search, typed, setTyped, setStatus } = useSearchAddress();
  const list = usePosts(admin, search, changes);
  const actions = usePostActions(admin, { ...list, readWork });
  return (
    <section className="stack" aria-labelledby="posts-title">
      <h2 id="posts-title" tabIndex={-1}>
        All posts
      </h2>
      <PostFilters typed={typed} setTyped={setTyped} status={search.status} setStatus={setStatus} />
      {list.failure !== null && (
        <NotLoaded what="The posts" reason={list.failure.message} retry={list.refresh} />
      )}
      <div className="desk-posts" aria-busy={list.isReading}>
        <PostList {...list} search={search} actions={actions} />
      </div>
      <p className="quiet">
        <a href="/admin/audit">Audit log</a>: every change, who made it and why.
      </p>
    </section>
  );
}

type PostListProps = ReturnType<typeof usePosts> & { search: PostSearch; actions: PostActions };

function PostList({ posts, failure, readAt, more, search, actions }: PostListProps) {
  if (posts === null) return failure === null ? <PostSkeletons /> : null;
  if (posts.length === 0) return <p className="quiet">{emptiness(search)}</p>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {counted(posts.length, "post")} shown
        {more === null ? "" : ", there are more"}
      </p>
      <table aria-label="Posts">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">State</th>
            <th scope="col">Checks</th>
            <th scope="col">Made</th>
          </tr>
        </thead>
        {posts.map((post) => (
          <PostRow post={post} now={readAt} actions={actions} key={post.id} />
        ))}
      </table>
      {more !== null && (
        <button className="button button-quiet" type="button" onClick={more}>
          Show more posts
        </button>
      )}
    </>
  );
}

function emptiness({ q, status }: PostSearch): string {
  if (q.trim() !== "") return `No posts found for “${q}”.`;
  if (status === "deleted")
    return "Nothing is deleted. A deleted post stays here for 30 days and can be restored.";
  if (status !== "all") return "No posts are in this state.";
  return "No posts yet. Your first draft will appear here.";
}

function PostSkeletons() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">Loading posts…</span>
      <span className="skeleton desk-run-skeleton" />
      <span className="skeleton desk-run-skeleton" />
      <span className="skeleton desk-run-skeleton" />
    </div>
  );
}
