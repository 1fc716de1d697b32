import { redirect } from "react-router";
import type { Route } from "./+types/former-address.ts";

const moved: Readonly<Record<string, string>> = {
  "/admin/audit": "/admin/log",
  "/admin/editions": "/admin/facts/editions",
  "/admin/media": "/admin/pictures",
  "/admin/ranks": "/admin/facts/closing-ranks",
};

export function loader({ request }: Route.LoaderArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`${moved[pathname] ?? "/admin/dashboard"}${search}`, 301);
}
