import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { FactsView } from "../desk/facts/facts-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Facts");
}

export default function AdminFactsPage() {
  return <AdminGuard>{(admin) => <FactsView admin={admin} />}</AdminGuard>;
}
