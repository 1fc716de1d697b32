import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { DeskHeading, privateMeta } from "../desk/kit/desk-page.tsx";
import { NewPostForm } from "../desk/editing/new-post-form.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("New post");
}

export default function AdminNewPostPage() {
  return (
    <AdminGuard>
      {(admin) => (
        <div className="stack-wide">
          <DeskHeading title="New post" />
          <NewPostForm admin={admin} />
        </div>
      )}
    </AdminGuard>
  );
}
