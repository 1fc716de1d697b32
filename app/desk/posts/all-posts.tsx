import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { listPosts, type DeskPost, type PostPage } from "../../calls/posts.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { DeskHeading, NotLoaded } from "../kit/desk-page.tsx";
import { counted } from "../phrases.ts";
import { usePagedList } from "../use-paged-list.ts";
import {
  PostFilters,
  usePostChoices,
  useSearchAddress,
  type PostSearch,
} from "./post-filter-bar.tsx";
import { PostRow } from "./post-row.tsx";
import { usePostActions } from "./use-post-actions.ts";

/** Loaded with the first choice, which few visits come to. */
const BulkActions = lazy(async () => ({
  default: (await import("./bulk-actions.tsx")).BulkActions,
}));

/** The page of all posts, whatever became of them. */
export function AllPosts({ admin }: { admin: Admin }) {
  const { search, isNarrowed, set, clear } = useSearchAddress();
  const choices = usePostChoices(admin);
  const list = usePosts(admin, search);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // From then on: what became of many is told when none of them is chosen any more.
  const [hasChosen, setHasChosen] = useState(false);
  const shown = list.posts ?? [];
  return (
    <div className="stack-wide">
      <DeskHeading title="Posts">
        <Link className="button" to="/admin/posts/new">
          New post
        </Link>
      </DeskHeading>
      <section className="stack" aria-labelledby="posts-title">
        <h2 id="posts-title" tabIndex={-1}>
          All posts
        </h2>
        <PostFilters {...{ search, choices, isNarrowed, set, clear }} />
        {list.failure !== null && (
          <NotLoaded what="The posts" reason={list.failure.message} retry={list.refresh} />
        )}
        {hasChosen && (
          <Suspense fallback={null}>
            <BulkActions
              admin={admin}
              chosen={shown.filter(({ id }) => chosen.has(id))}
              clear={() => setChosen(new Set())}
              refresh={list.refresh}
            />
          </Suspense>
        )}
        <div className="desk-posts" aria-busy={list.isReading}>
          <PostList
            admin={admin}
            list={list}
            emptiness={emptiness(search, isNarrowed)}
            chosen={chosen}
            setChosen={(next) => {
              setChosen(next);
              setHasChosen(true);
            }}
          />
        </div>
      </section>
    </div>
  );
}

type PostListProps = {
  admin: Admin;
  list: ReturnType<typeof usePosts>;
  /** What is said when there is none. */
  emptiness: string;
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
};

function PostList({ admin, list, emptiness, chosen, setChosen }: PostListProps) {
  const { posts, failure, more } = list;
  const actions = usePostActions(admin, { ...list, readWork: list.refresh });
  if (posts === null) return failure === null ? <PostSkeletons /> : null;
  if (posts.length === 0) return <p className="quiet">{emptiness}</p>;
  const areAllChosen = posts.every(({ id }) => chosen.has(id));

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {counted(posts.length, "post")} shown
        {more === null ? "" : ", there are more"}
      </p>
      <label className="desk-choose-all">
        <input
          type="checkbox"
          checked={areAllChosen}
          onChange={() => setChosen(new Set(areAllChosen ? [] : posts.map(({ id }) => id)))}
        />
        Choose all that are shown
      </label>
      <PostTable hasChoice>
        {posts.map((post) => (
          <PostRow
            post={post}
            looker={{ isApprover: admin.role === "admin" }}
            actions={actions}
            choice={{
              isChosen: chosen.has(post.id),
              choose: (isChosen) => choose(post.id, isChosen),
            }}
            key={post.id}
          />
        ))}
      </PostTable>
      {more !== null && (
        <button className="button button-quiet" type="button" onClick={more}>
          Show more posts
        </button>
      )}
    </>
  );
}

type PostTableProps = { hasChoice?: boolean; children: ReactNode };

/** The frame of rows of posts. */
function PostTable({ hasChoice = false, children }: PostTableProps) {
  return (
    <table aria-label="Posts">
      <thead>
        <tr>
          {hasChoice && (
            <th scope="col">
              <span className="visually-hidden">Chosen</span>
            </th>
          )}
          <th scope="col">Title</th>
          <th scope="col">Where it stands</th>
          <th scope="col">
            <span className="visually-hidden">What to do</span>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

function emptiness({ q, status }: PostSearch, isNarrowed: boolean): string {
  if (q.trim() !== "") return `No posts found for “${q}”.`;
  if (status === "deleted")
    return "Nothing is deleted. A deleted post stays here for 30 days and can be restored.";
  if (isNarrowed) return "No posts fit these filters.";
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

/** The list of posts that fits a search. */
/** How often it is looked whether a post is rewritten, in milliseconds. */
const rewrittenPoll = 1_500;

function usePosts(admin: Admin, search: PostSearch) {
  const { q, status, category, maker, tag, from, to } = search;
  const read = useCallback(
    (cursor: string) =>
      callAsAdmin(admin, listPosts, { q, status, category, maker, tag, from, to, cursor }),
    [admin, q, status, category, maker, tag, from, to],
  );
  const { list, change, refresh, ...pages } = usePagedList({ read, append });

  // A correction is done beside the answers of the site, most often within a second.
  const isRewritten = list?.posts.some(({ status }) => status === "regenerating") ?? false;
  useEffect(() => {
    if (!isRewritten) return;
    const timer = setInterval(() => void refresh(), rewrittenPoll);
    return () => clearInterval(timer);
  }, [isRewritten, refresh]);

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
