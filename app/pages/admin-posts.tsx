import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { AllPosts } from "../desk/posts/all-posts.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Posts");
}

export default function AdminPostsPage() {
  return <AdminGuard>{(admin) => <AllPosts admin={admin} />}</AdminGuard>;
}
