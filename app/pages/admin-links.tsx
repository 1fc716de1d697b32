import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { LinksView } from "../desk/links/links-view.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Review links");
}

export default function AdminLinksPage() {
  return <AdminGuard>{(admin) => <LinksView admin={admin} />}</AdminGuard>;
}
