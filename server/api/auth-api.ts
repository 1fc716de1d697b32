import { Hono, type Context, type MiddlewareHandler } from "hono";
import { normalizeEmail } from "../../domain/auth/account.ts";
import type { AuthFailure } from "../../domain/auth/auth-failure.ts";
import type { AuthService } from "../../domain/auth/auth-service.ts";
import type { SignedIn } from "../../domain/auth/sessions.ts";
import { networkOf } from "../../domain/shared/network.ts";
import type { Result } from "../../domain/shared/result.ts";
import { bearerToken, clientAddress } from "../client-identity.ts";
import { createConcurrencyLimit, type LimitReached } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { refusals } from "../request-limits.ts";
import { limitBodyTo } from "../request-body.ts";
import {
  respondAuthFailure,
  respondRequestFault,
  sessionAnswer,
  userAnswer,
} from "./auth-answers.ts";
import {
  clientOf,
  codeSchema,
  factorSchema,
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
  const site = new URL(siteUrl).hostname;
  const withSignInLimit = createConcurrencyLimit(limits.signIns);
  const factorId = (context: Context) => context.req.param("id") ?? "";
  const calls = callsOf(
    [
      { path: "/token", method: "POST", handler: grant },
      { path: "/user", method: "GET", handler: readUser },
      { path: "/user", method: "PUT", handler: updateUser },
      { path: "/logout", method: "POST", handler: signOut },
      { path: "/recover", method: "POST", handler: recover },
      { path: "/verify", method: "POST", handler: redeem },
      { path: "/factors", method: "POST", handler: enrol },
      { path: "/factors/:id", method: "DELETE", handler: unenrol },
      { path: "/factors/:id/challenge", method: "POST", handler: challenge },
      { path: "/factors/:id/verify", method: "POST", handler: verify },
      { path: "/.well-known/jwks.json", method: "GET", handler: keySet },
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

  async function grant(context: Context): Promise<Response> {
    const grantType = context.req.query("grant_type");
    if (grantType === "refresh_token") {
      const body = await readBody(context, refreshGrantSchema);
      if (body instanceof Response) return body;
      const refreshed = await auth.refresh(body.refresh_token);
      // A grant that is refused is a 400 for whatever reason (RFC 6749, 5.2).
      if (!refreshed.ok) return respondAuthFailure(context, refreshed.failure, 400);
      return context.json(sessionAnswer(refreshed.value));
    }
    if (grantType !== "password")
      return respondRequestFault(
        context,
        "unsupported_grant_type",
        "The grant type has to be password or refresh_token.",
      );
    const body = await readBody(context, passwordGrantSchema);
    if (body instanceof Response) return body;
    return withSignInLimit(
      networkOf(clientAddress(context)),
      async () => respondSession(context, await auth.signIn(body, clientOf(context))),
      (reason) => tooManySignIns(context, reason),
    );
  }

  async function readUser(context: Context): Promise<Response> {
    const account = await auth.readUser(bearerToken(context));
    if (!account.ok) return respondAuthFailure(context, account.failure);
    return context.json(userAnswer(account.value));
  }

  async function updateUser(context: Context): Promise<Response> {
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
    const account = await auth.updateUser(
      token,
      {
        password: body.password ?? undefined,
        currentPassword: body.current_password ?? undefined,
        metadata: body.data ?? undefined,
      },
      clientAddress(context),
    );
    if (!account.ok) return respondAuthFailure(context, account.failure);
    return context.json(userAnswer(account.value));
  }

  async function signOut(context: Context): Promise<Response> {
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
  async function recover(context: Context): Promise<Response> {
    const body = await readBody(context, recoverySchema);
    if (body instanceof Response) return body;
    await auth.recovery.recover(body.email, clientOf(context));
    return context.json({});
  }

  /** Signs in by that link (`verifyOtp`). */
  async function redeem(context: Context): Promise<Response> {
    const body = await readBody(context, verificationSchema);
    if (body instanceof Response) return body;
    return respondSession(context, await auth.recovery.redeem(body.token_hash, clientOf(context)));
  }

  async function enrol(context: Context): Promise<Response> {
    const token = bearerToken(context);
    const caller = await auth.readUser(token);
    if (!caller.ok) return respondAuthFailure(context, caller.failure);
    const body = await readBody(context, factorSchema);
    if (body instanceof Response) return body;
    const friendlyName = body.friendly_name ?? null;
    const enrolment = await auth.factors.enrol(token, {
      issuer: body.issuer ?? site,
      friendlyName,
    });
    if (!enrolment.ok) return respondAuthFailure(context, enrolment.failure);
    const { factor, setup } = enrolment.value;
    return context.json({
      id: factor.id,
      type: body.factor_type,
      friendly_name: friendlyName ?? undefined,
      totp: { qr_code: setup.qrCode, secret: setup.secret, uri: setup.uri },
    });
  }

  async function challenge(context: Context): Promise<Response> {
    const put = await auth.factors.challenge(bearerToken(context), factorId(context));
    if (!put.ok) return respondAuthFailure(context, put.failure);
    const { id, expiresAt } = put.value;
    return context.json({ id, type: "totp", expires_at: expiresAt });
  }

  async function verify(context: Context): Promise<Response> {
    const token = bearerToken(context);
    const caller = await auth.readUser(token);
    if (!caller.ok) return respondAuthFailure(context, caller.failure);
    const body = await readBody(context, codeSchema);
    if (body instanceof Response) return body;
    const { challenge_id: challengeId, code } = body;
    const input = { factorId: factorId(context), challengeId, code };
    return respondSession(context, await auth.factors.verify(token, input));
  }

  async function unenrol(context: Context): Promise<Response> {
    const removal = await auth.factors.unenrol(bearerToken(context), factorId(context));
    if (!removal.ok) return respondAuthFailure(context, removal.failure);
    return context.json(removal.value);
  }

  async function keySet(context: Context): Promise<Response> {
    context.header("Cache-Control", "public, max-age=600");
    return context.json(await auth.keySet());
  }
}

const noStore: MiddlewareHandler = async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
};

const limitBody = limitBodyTo((context) =>
  respondRequestFault(context, "request_too_large", "The request is too large.", 413),
);

function respondSession(context: Context, signedIn: Result<SignedIn, AuthFailure>): Response {
  if (!signedIn.ok) return respondAuthFailure(context, signedIn.failure);
  return context.json(sessionAnswer(signedIn.value));
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
