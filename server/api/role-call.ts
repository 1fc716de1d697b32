import type { Context, Handler } from "hono";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";

/** `GET user-role`: whether the caller is an admin now (contract section 4). */
export function roleCall(auth: AdminCheck): Handler {
  return async (context: Context) => {
    const admin = await admittedAdmin(context, auth);
    return admin.ok ? context.json({ role: "admin" }) : respondFailure(context, admin.failure);
  };
}
