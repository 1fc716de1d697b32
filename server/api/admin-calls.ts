import type { Context, Handler } from "hono";
import type { z } from "zod";
import { succeed, type Result } from "../../domain/shared/result.ts";
import { bearerToken } from "../client-identity.ts";
import { respondFailure, respondResult } from "../respond.ts";
import { jsonBody, parsedQuery } from "./json-body.ts";

export type Admin = { readonly userId: string; readonly email: string };

/** What calls for admins ask of the sign-in room. */
export type AdminCheck = {
  readonly requireAdmin: (accessToken: string | null) => Promise<Result<Admin>>;
};

export type AdminCalls = ReturnType<typeof createAdminCalls>;

/** A call's work: its outcome is answered as JSON; what is answered otherwise is answered by itself. */
type Work<Wish> = (wish: Wish, by: Admin, context: Context) => Promise<Result<object> | Response>;

/** The calls that an admin's bearer token decides: who asks is looked at before what was sent. */
export function createAdminCalls(auth: AdminCheck) {
  return {
    plain: (work: (by: Admin) => Promise<Result<object>>): Handler =>
      call(
        () => succeed(null),
        (_, by) => work(by),
      ),

    /** The wish stands in the address. */
    byQuery: <Schema extends z.ZodType>(schema: Schema, work: Work<z.output<Schema>>): Handler =>
      call((context) => parsedQuery(context, schema), work),

    /** The wish stands in a JSON body. */
    byBody: <Schema extends z.ZodType>(schema: Schema, work: Work<z.output<Schema>>): Handler =>
      call((context) => jsonBody(context, schema), work),
  };

  function call<Wish>(
    read: (context: Context) => Result<Wish> | Promise<Result<Wish>>,
    work: Work<Wish>,
  ): Handler {
    return async (context) => {
      const admin = await admittedAdmin(context, auth);
      if (!admin.ok) return respondFailure(context, admin.failure);
      const wish = await read(context);
      if (!wish.ok) return respondFailure(context, wish.failure);
      const outcome = await work(wish.value, admin.value, context);
      return outcome instanceof Response ? outcome : respondResult(context, outcome);
    };
  }
}

/** The admin whose bearer token came with the call; `unauthenticated` or `forbidden` otherwise. */
export function admittedAdmin(context: Context, auth: AdminCheck): Promise<Result<Admin>> {
  return auth.requireAdmin(bearerToken(context));
}
