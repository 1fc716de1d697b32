import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { MistakesView } from "../desk/mistakes/mistakes-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Reported mistakes");
}

export default function AdminMistakesPage() {
  return <AdminGuard>{(admin) => <MistakesView admin={admin} />}</AdminGuard>;
}
