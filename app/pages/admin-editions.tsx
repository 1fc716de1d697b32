import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { EditionsView } from "../desk/editions/editions-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Editions");
}

export default function AdminEditionsPage() {
  return <AdminGuard>{(admin) => <EditionsView admin={admin} />}</AdminGuard>;
}
