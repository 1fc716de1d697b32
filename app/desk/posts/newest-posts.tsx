import { Link } from "react-router";
import type { Admin } from "../kit/office-access.ts";
import { NotLoaded } from "../kit/desk-page.tsx";
import { PostItems } from "./post-items.tsx";
import { openPreview } from "./open-preview.ts";
import { useShortList } from "./use-short-list.ts";

/** The newest posts, whatever became of them; `changes` differs when the AI has made or changed one. */
export function NewestPosts({ admin, changes }: { admin: Admin; changes: string }) {
  const { answer, posts, refresh } = useShortList(admin, "all", changes);
  return (
    <section className="stack" aria-labelledby="newest-title">
      <h2 id="newest-title">Newest posts</h2>
      {answer === null && (
        <p className="quiet" role="status">
          Loading the newest posts…
        </p>
      )}
      {answer?.ok === false && (
        <NotLoaded what="The posts" reason={answer.message} retry={refresh} />
      )}
      {answer?.ok === true && posts.length === 0 && (
        <p className="quiet">No posts yet. Your first draft will appear here.</p>
      )}
      {posts.length > 0 && (
        <PostItems
          posts={posts}
          looker={{ isApprover: admin.role === "admin" }}
          openPreview={(post) => void openPreview(admin, post)}
        />
      )}
      <p>
        <Link to="/admin/posts">All posts</Link>
      </p>
    </section>
  );
}
