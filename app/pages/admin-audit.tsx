import { AdminGuard } from "../desk/admin-guard.tsx";
import { AuditLogView } from "../desk/audit/audit-log-view.tsx";
import { privateMeta } from "../desk/private-meta.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Audit log");
}

export default function AdminAuditPage() {
  return <AdminGuard>{(admin) => <AuditLogView admin={admin} />}</AdminGuard>;
}
