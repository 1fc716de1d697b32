import type { Route } from "./+types/admin-post.ts";
import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { commandOf } from "../desk/kit/desk-data.ts";
import { PostEditor } from "../desk/editing/post-editor.tsx";
import { SectionsDisclosure } from "../desk/outline/sections-disclosure.tsx";
import { changePost, type PostCommand } from "../desk/posts/post-changes.ts";
import { PostReadingsLine, ReadingsProvider } from "../desk/posts/reading-sums.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Edit post");
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return changePost(context, await commandOf<PostCommand>(request));
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
