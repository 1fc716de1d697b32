import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { PlanView } from "../desk/planning/plan-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Plan");
}

export default function AdminPlanPage() {
  return <AdminGuard>{(admin) => <PlanView admin={admin} />}</AdminGuard>;
}
