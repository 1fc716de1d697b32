import type { Context, Handler } from "hono";
import { respondFailure } from "../respond.ts";
import type { SiteStatus } from "../status/site-status.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";

/** `GET site-status`: how the site stands, for an admin. */
export function statusCall(readStatus: () => Promise<SiteStatus>, auth: AdminCheck): Handler {
  return async (context: Context) => {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    return context.json(await readStatus());
  };
}
