import { Account } from "../desk/account.tsx";
import { AdminGuard } from "../desk/admin-guard.tsx";
import { privateMeta } from "../desk/private-meta.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Your account");
}

export default function AdminAccountPage() {
  return <AdminGuard>{(admin) => <Account admin={admin} />}</AdminGuard>;
}
