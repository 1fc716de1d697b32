import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { RanksView } from "../desk/ranks/ranks-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Closing ranks");
}

export default function AdminRanksPage() {
  return <AdminGuard>{(admin) => <RanksView admin={admin} />}</AdminGuard>;
}
