import { Hono, type Context, type MiddlewareHandler } from "hono";
import { normalizeEmail } from "../../domain/auth/account.ts";
import type { AuthService } from "../../domain/auth/auth-service.ts";
import type { UserChanges } from "../../domain/auth/user-update.ts";
import { networkOf } from "../../domain/shared/network.ts";
import { bearerToken, clientAddress } from "../client-identity.ts";
import {
  createConcurrencyLimit,
  type LimitReached,
  type ConcurrencyLimit,
} from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { refusals } from "../refusals.ts";
import { limitBodyTo } from "../request-body.ts";
import {
  respondAuthFailure,
  respondRequestFault,
  sessionAnswer,
  userAnswer,
} from "./auth-answers.ts";
import { factorCalls } from "./auth-factor-calls.ts";
import {
  clientOf,
  passwordGrantSchema,
  readBody,
  recoverySchema,
  refreshGrantSchema,
  signOutScopeSchema,
  userUpdateSchema,
  verificationSchema,
} from "./auth-requests.ts";
import { callsOf } from "./api-routes.ts";

/** The session protocol (GoTrue's wire subset) as the unmodified `@supabase/auth-js` speaks it; mounted at `/auth/v1`. */
export function authApi(auth: AuthService, siteUrl: string): Hono {
  const factors = factorCalls(auth, siteUrl);
  const withSignInLimit = createConcurrencyLimit(limits.signIns);
  const calls = callsOf(
    [
      {
        path: "/token",
        method: "POST",
        handler: (context) => grant(context, auth, withSignInLimit),
      },
      { path: "/user", method: "GET", handler: (context) => readUser(context, auth) },
      { path: "/user", method: "PUT", handler: (context) => updateUser(context, auth) },
      { path: "/logout", method: "POST", handler: (context) => signOut(context, auth) },
      { path: "/recover", method: "POST", handler: (context) => recover(context, auth) },
      { path: "/verify", method: "POST", handler: (context) => redeem(context, auth) },
      { path: "/factors", method: "POST", handler: factors.enrol },
      { path: "/factors/:id", method: "DELETE", handler: factors.unenrol },
      { path: "/factors/:id/challenge", method: "POST", handler: factors.challenge },
      { path: "/factors/:id/verify", method: "POST", handler: factors.verify },
      {
        path: "/.well-known/jwks.json",
        method: "GET",
        handler: (context) => keySet(context, auth),
      },
    ],
    (context, { status, message }) =>
      respondRequestFault(
        context,
        status === 404 ? "not_found" : "method_not_allowed",
        message,
        status,
      ),
  );
  const api = new Hono();
  api.use(noStore, limitBody);
  api.route("/", calls);
  return api;
}

const noStore: MiddlewareHandler = async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
};

const limitBody = limitBodyTo((context) =>
  respondRequestFault(context, "request_too_large", "The request is too large.", 413),
);

function grant(
  context: Context,
  auth: AuthService,
  withSignInLimit: ConcurrencyLimit,
): Response | Promise<Response> {
  const grantType = context.req.query("grant_type");
  if (grantType === "password") return grantByPassword(context, auth, withSignInLimit);
  if (grantType === "refresh_token") return grantByRefreshToken(context, auth);
  return respondRequestFault(
    context,
    "unsupported_grant_type",
    "The grant type has to be password or refresh_token.",
  );
}

async function grantByPassword(
  context: Context,
  auth: AuthService,
  withSignInLimit: ConcurrencyLimit,
): Promise<Response> {
  const body = await readBody(context, passwordGrantSchema);
  if (body instanceof Response) return body;
  return withSignInLimit(
    networkOf(clientAddress(context)),
    async () => {
      const signedIn = await auth.signIn(body, clientOf(context));
      if (!signedIn.ok) return respondAuthFailure(context, signedIn.failure);
      return context.json(sessionAnswer(signedIn.value));
    },
    (reason) => tooManySignIns(context, reason),
  );
}

function tooManySignIns(context: Context, reason: LimitReached): Response {
  context.header("Retry-After", String(limits.retryAfter));
  return reason === "of-all"
    ? respondRequestFault(context, "over_capacity", refusals.tooBusy.message, 503)
    : respondRequestFault(
        context,
        "over_request_rate_limit",
        "Too many sign-ins at once. Please try again in a few seconds.",
        429,
      );
}

async function grantByRefreshToken(context: Context, auth: AuthService): Promise<Response> {
  const body = await readBody(context, refreshGrantSchema);
  if (body instanceof Response) return body;
  const refreshedSession = await auth.refresh(body.refresh_token);
  // A grant that is refused is a 400 for whatever reason (RFC 6749, 5.2).
  if (!refreshedSession.ok) return respondAuthFailure(context, refreshedSession.failure, 400);
  return context.json(sessionAnswer(refreshedSession.value));
}

async function readUser(context: Context, auth: AuthService): Promise<Response> {
  const account = await auth.readUser(bearerToken(context));
  if (!account.ok) return respondAuthFailure(context, account.failure);
  return context.json(userAnswer(account.value));
}

async function updateUser(context: Context, auth: AuthService): Promise<Response> {
  const token = bearerToken(context);
  const caller = await auth.readUser(token);
  if (!caller.ok) return respondAuthFailure(context, caller.failure);
  const body = await readBody(context, userUpdateSchema);
  if (body instanceof Response) return body;
  const { email } = caller.value;
  if (normalizeEmail(body.email ?? email) !== email || (body.phone ?? "") !== "")
    return respondRequestFault(
      context,
      "validation_failed",
      "E-mail address and phone number cannot be changed here.",
      422,
    );
  const changes: UserChanges = {
    ...(body.password != null && { password: body.password }),
    ...(body.current_password != null && { currentPassword: body.current_password }),
    ...(body.data != null && { metadata: body.data }),
  };
  const account = await auth.updateUser(token, changes, clientOf(context).address);
  if (!account.ok) return respondAuthFailure(context, account.failure);
  return context.json(userAnswer(account.value));
}

async function signOut(context: Context, auth: AuthService): Promise<Response> {
  const scope = signOutScopeSchema.safeParse(context.req.query("scope") ?? "global");
  if (!scope.success)
    return respondRequestFault(
      context,
      "validation_failed",
      "The scope has to be global, local or others.",
    );
  const outcome = await auth.signOut(bearerToken(context), scope.data);
  return outcome.ok ? context.body(null, 204) : respondAuthFailure(context, outcome.failure);
}

/** Has a link mailed to whoever forgot the password (`resetPasswordForEmail`); answers the same for an unknown address. */
async function recover(context: Context, auth: AuthService): Promise<Response> {
  const body = await readBody(context, recoverySchema);
  if (body instanceof Response) return body;
  await auth.recovery.recover(body.email, clientOf(context));
  return context.json({});
}

/** Signs in by that link (`verifyOtp`). */
async function redeem(context: Context, auth: AuthService): Promise<Response> {
  const body = await readBody(context, verificationSchema);
  if (body instanceof Response) return body;
  const signedIn = await auth.recovery.redeem(body.token_hash, clientOf(context));
  if (!signedIn.ok) return respondAuthFailure(context, signedIn.failure);
  return context.json(sessionAnswer(signedIn.value));
}

async function keySet(context: Context, auth: AuthService): Promise<Response> {
  context.header("Cache-Control", "public, max-age=600");
  return context.json(await auth.keySet());
}
