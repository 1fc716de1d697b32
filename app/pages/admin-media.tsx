import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { MediaLibrary } from "../desk/pictures/media-library.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Pictures");
}

export default function AdminMediaPage() {
  return <AdminGuard>{(admin) => <MediaLibrary admin={admin} />}</AdminGuard>;
}
