import { Link } from "react-router";
import type { Admin } from "../kit/office-access.ts";
import { NotLoaded } from "../kit/desk-page.tsx";
import { PostItems } from "./post-items.tsx";
import { openPreview } from "./open-preview.ts";
import { useShortList } from "./use-short-list.ts";

/** The newest posts that readers have: what waits for somebody stands above, once; `changes` differs when the AI has made or changed one. */
export function NewestPosts({ admin, changes }: { admin: Admin; changes: string }) {
  const { answer, posts, refresh } = useShortList(admin, "published", changes);
  return (
    <section className="stack" aria-labelledby="newest-title">
      <h2 id="newest-title">Newest live posts</h2>
      {answer === null && (
        <p className="quiet" role="status">
          Loading the newest posts…
        </p>
      )}
      {answer?.ok === false && (
        <NotLoaded what="The posts" reason={answer.message} retry={refresh} />
      )}
      {answer?.ok === true && posts.length === 0 && <p className="quiet">Nothing is live yet.</p>}
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
