import { useLocation } from "react-router";
import { roomsFor } from "../desk-menu.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { LinkTabs } from "../kit/link-tabs.tsx";

export function FactsTabs() {
  const { pathname } = useLocation();
  const rooms = roomsFor({ isApprover: useIsApprover() });
  return (
    <LinkTabs
      label="Facts"
      tabs={rooms
        .filter(({ path }) => path.startsWith("/admin/facts"))
        .map(({ label, path }) => ({ label, to: path, isCurrent: path === pathname }))}
    />
  );
}
