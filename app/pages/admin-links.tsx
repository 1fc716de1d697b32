import { AdminGuard } from "../desk/admin-guard.tsx";
import { LinksView } from "../desk/links/links-view.tsx";
import { privateMeta } from "../desk/private-meta.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Review links");
}

export default function AdminLinksPage() {
  return <AdminGuard>{(admin) => <LinksView admin={admin} />}</AdminGuard>;
}
