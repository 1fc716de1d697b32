import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import { SettingsPage } from "../desk/settings/settings-page.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Settings");
}

export default function AdminSettingsPage() {
  return <AdminGuard>{(admin) => <SettingsPage admin={admin} />}</AdminGuard>;
}
