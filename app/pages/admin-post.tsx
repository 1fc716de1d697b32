import type { Route } from "./+types/admin-post.ts";
import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { PostEditor } from "../desk/editing/post-editor.tsx";
import { SectionsDisclosure } from "../desk/outline/sections-disclosure.tsx";
import { PostReadingsLine, ReadingsProvider } from "../desk/posts/reading-sums.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Edit post");
}

export default function AdminPostPage({ params: { postId } }: Route.ComponentProps) {
  return (
    <AdminGuard>
      {(admin) => (
        <>
          <PostEditor admin={admin} postId={postId} key={postId} />
          <SectionsDisclosure admin={admin} postId={postId} key={`sections-${postId}`} />
          <ReadingsProvider admin={admin} ids={[postId]}>
            <PostReadingsLine postId={postId} />
          </ReadingsProvider>
        </>
      )}
    </AdminGuard>
  );
}
