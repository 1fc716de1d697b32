import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { DeadLinks } from "../desk/link-checks/dead-link-list.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Links that lead nowhere");
}

export default function AdminDeadLinksPage() {
  return <AdminGuard>{(admin) => <DeadLinks admin={admin} />}</AdminGuard>;
}
