import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { AuditLogView } from "../desk/audit-log-view.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Audit log");
}

export default function AdminAuditPage() {
  return <AdminGuard>{(admin) => <AuditLogView admin={admin} />}</AdminGuard>;
}
