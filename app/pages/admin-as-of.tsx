import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { AsOfForm } from "../desk/as-of-form.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("The site as of a day");
}

export default function AdminAsOfPage() {
  return <AdminGuard>{(admin) => <AsOfForm admin={admin} />}</AdminGuard>;
}
