import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { UpdatesView } from "../desk/updates/updates-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Updates");
}

export default function AdminUpdatesPage() {
  return <AdminGuard>{(admin) => <UpdatesView admin={admin} />}</AdminGuard>;
}
