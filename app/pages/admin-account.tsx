import { Account } from "../desk/desk-account.tsx";
import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Your account");
}

export default function AdminAccountPage() {
  return <AdminGuard>{(admin) => <Account admin={admin} />}</AdminGuard>;
}
