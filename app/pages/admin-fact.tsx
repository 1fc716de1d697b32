import type { Route } from "./+types/admin-fact.ts";
import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { FactPage } from "../desk/facts/fact-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Fact");
}

export default function AdminFactPage({ params: { factId } }: Route.ComponentProps) {
  return (
    <AdminGuard>{(admin) => <FactPage admin={admin} factId={factId} key={factId} />}</AdminGuard>
  );
}
