import type { Context } from "hono";
import type { Result } from "../../domain/shared/result.ts";
import { bearerToken } from "../bearer.ts";

export type Admin = { readonly userId: string; readonly email: string };

/** What calls for admins ask of the sign-in room. */
export type AdminCheck = {
  readonly requireAdmin: (accessToken: string | null) => Promise<Result<Admin>>;
};

/** The admin whose bearer token came with the call; `unauthenticated` or `forbidden` otherwise. */
export function admittedAdmin(context: Context, auth: AdminCheck): Promise<Result<Admin>> {
  return auth.requireAdmin(bearerToken(context));
}
