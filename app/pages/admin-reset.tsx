import { PasswordReset } from "../desk/password-reset.tsx";
import { Opening, privateMeta } from "../desk/kit/desk-page.tsx";
import { useMounted } from "@mantine/hooks";
import type { RouteHandle } from "../route-handle.ts";
import { Door } from "../ui/door.tsx";

export const handle: RouteHandle = { frame: "door" };

export function meta() {
  return privateMeta("Reset your password");
}

export default function AdminResetPage() {
  const hydrated = useMounted();
  return <Door title="Reset your password">{hydrated ? <PasswordReset /> : <Opening />}</Door>;
}
