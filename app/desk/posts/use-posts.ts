import { useCallback } from "react";
import type { Admin } from "../admin-access.ts";
import { readPosts, type DeskPost, type PostPage } from "../calls/posts.ts";
import { usePages } from "../use-pages.ts";

export type PostSearch = { readonly q: string; readonly status: string };

/** The list of posts that fits a search; ages are counted to `readAt`. */
export function usePosts(admin: Admin, { q, status }: PostSearch, changes: string) {
  const read = useCallback(
    (cursor: string, bearer: string) => readPosts({ q, status, cursor }, bearer),
    [q, status],
  );
  // What the AI has finished changes the list too.
  const { list, change, refresh, ...pages } = usePages(admin, { read, append, changes });

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
