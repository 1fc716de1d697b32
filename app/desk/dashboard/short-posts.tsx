import { Link } from "react-router";
import { useAdmin } from "../kit/admin-access.tsx";
import { NotLoaded } from "../kit/desk-page.tsx";
import { openPreview } from "../posts/open-preview.ts";
import { PostItems } from "../posts/post-items.tsx";
import type { ShortList } from "./read-dashboard.ts";

type ShortPostsProps = {
  what: string;
  list: ShortList;
  all: { readonly href: string; readonly label: string };
};

/** The first of a list of posts, with the way to all of them. */
export function ShortPosts({ what, list, all }: ShortPostsProps) {
  const admin = useAdmin();
  const { failure, posts, hasMore } = list;
  if (failure !== null) return <NotLoaded what={what} reason={failure} />;
  return (
    <>
      {posts.length > 0 && (
        <PostItems
          posts={posts}
          looker={{ isApprover: admin.role === "admin" }}
          openPreview={(post) => void openPreview(admin, post)}
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
