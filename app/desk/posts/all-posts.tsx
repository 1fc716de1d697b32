import { useCallback, useEffect, useState } from "react";
import { callAsAdmin, type Admin } from "../admin-access.tsx";
import { counted } from "../phrases.ts";
import { PostRow } from "./post-row.tsx";
import { usePostActions, type PostActions } from "./use-post-actions.ts";
import { NotLoaded } from "../desk-page.tsx";
import { listPosts, type DeskPost, type PostPage } from "../../calls/posts.ts";
import { usePagedList } from "../use-paged-list.ts";
import { useAddressQuery } from "../use-address-query.ts";

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

type PostSearch = { readonly q: string; readonly status: string };

/** The list of posts that fits a search; ages are counted to `readAt`. */
function usePosts(admin: Admin, { q, status }: PostSearch, changes: string) {
  const read = useCallback(
    (cursor: string) => callAsAdmin(admin, listPosts, { q, status, cursor }),
    [admin, q, status],
  );
  // What the AI has finished changes the list too.
  const { list, change, refresh, ...pages } = usePagedList({ read, append, changes });

  /** Shows a post as it stands now. */
  function replace(post: DeskPost): void {
    change(({ posts, ...rest }) => ({
      ...rest,
      posts: posts.map((row) => (row.id === post.id ? post : row)),
    }));
  }

  return { ...pages, posts: list?.posts ?? null, refresh: () => void refresh(), replace };
}

function append(before: PostPage, page: PostPage): PostPage {
  return { ...page, posts: [...before.posts, ...page.posts] };
}

const states = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["regenerating", "Regenerating"],
  ["published", "Published"],
  ["withdrawn", "Withdrawn"],
  ["deleted", "Deleted"],
] as const;

type PostFiltersProps = {
  typed: string;
  setTyped: (text: string) => void;
  status: string;
  setStatus: (status: string) => void;
};

/** Narrows the list of posts, by words and by state. */
function PostFilters({ typed, setTyped, status, setStatus }: PostFiltersProps) {
  return (
    <search className="desk-post-filters">
      <div className="field">
        <label htmlFor="posts-search">Search posts</label>
        <input
          id="posts-search"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Title, address or tag"
          maxLength={200}
        />
      </div>
      <div className="field">
        <label htmlFor="posts-status">Show</label>
        <select
          id="posts-status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          {states.map(([value, label]) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}

/** How long typing has to rest before the list is asked for, in milliseconds. */
const rest = 250;

/** The search as the address has it, so that it survives a reload and can be kept as a bookmark. */
function useSearchAddress() {
  const [query, setQuery] = useAddressQuery();
  const q = query.get("q") ?? "";
  const status = query.get("status") ?? "all";
  const [typed, setTyped] = useState(q);

  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(() => change("q", typed, ""), rest);
    return () => clearTimeout(timer);
  });

  function change(name: string, value: string, byDefault: string): void {
    setQuery({ [name]: value === byDefault ? null : value });
  }

  return {
    search: { q, status },
    typed,
    setTyped,
    setStatus: (next: string) => change("status", next, "all"),
  };
}
