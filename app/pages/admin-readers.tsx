import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { ReadersView } from "../desk/readers/readers-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Readers");
}

export default function AdminReadersPage() {
  return <AdminGuard>{(admin) => <ReadersView admin={admin} />}</AdminGuard>;
}
