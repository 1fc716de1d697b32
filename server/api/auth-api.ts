import { Hono, type Context, type MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { appMetadata, audience } from "../../domain/auth/access-tokens.ts";
import {
  maximumEmailLength,
  normalizeEmail,
  type Account,
  type User,
} from "../../domain/auth/account.ts";
import type { AuthFailure, AuthFailureCode } from "../../domain/auth/auth-failure.ts";
import { accessTokenSeconds, maximumPasswordLength } from "../../domain/auth/auth-limits.ts";
import type { AuthService } from "../../domain/auth/auth-service.ts";
import type { Caller, Client, SignedIn } from "../../domain/auth/sessions.ts";
import { networkOf } from "../../domain/shared/network.ts";
import { succeed, type Failure, type Result } from "../../domain/shared/result.ts";
import { storableText } from "../../domain/shared/written-text.ts";
import { bearerToken, clientAddress } from "../client-identity.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { limitBodyTo } from "../request-body.ts";
import { refusals } from "../request-limits.ts";
import { faultSentence } from "../respond.ts";
import { callsOf, parsedBody } from "./api-routes.ts";

const storableString = z
  .string()
  .refine((text) => storableText(text) === text, "has characters that cannot be stored");
const email = storableString.min(1).max(maximumEmailLength);
const password = z.string().max(maximumPasswordLength);
const name = storableString.min(1).max(100);
const secret = z.string().min(1).max(512);
const maximumUserAgentLength = 300;

/** Bodies as `@supabase/auth-js` sends them; entries of no use here are ignored. */
const schemas = {
  signIn: z.object({ email, password: password.min(1) }),
  refresh: z.object({ refresh_token: secret }),
  update: z.object({
    password: password.nullish(),
    current_password: password.nullish(),
    email: storableString.nullish(),
    phone: z.string().nullish(),
    data: z
      .record(storableString, z.union([storableString, z.number(), z.boolean(), z.null()]))
      .nullish(),
  }),
  recovery: z.object({ email }),
  verification: z.object({
    type: z.literal("recovery", "has to be recovery"),
    token_hash: secret,
  }),
  factor: z.object({
    factor_type: z.literal("totp", "has to be totp"),
    friendly_name: name.nullish(),
    issuer: name.nullish(),
  }),
  code: z.object({
    challenge_id: name,
    code: z.string().regex(/^\d{6}$/, "has to be the six digits that the app shows"),
  }),
};

const scopeSchema = z.enum(["global", "local", "others"]);

type Answer = Result<object, AuthFailure> | Response;

type Handler = (context: Context) => Promise<Response>;

/** The session protocol (GoTrue's wire subset) as the unmodified `@supabase/auth-js` speaks it; mounted at `/auth/v1`. */
export function authApi(auth: AuthService, siteUrl: string): Hono {
  const site = new URL(siteUrl).hostname;
  const withSignInLimit = createConcurrencyLimit(limits.signIns);
  const factorId = (context: Context) => context.req.param("id") ?? "";

  const signIn = call(schemas.signIn, (credentials, context) =>
    withSignInLimit<Answer>(
      networkOf(clientAddress(context)),
      async () => sessionAnswer(await auth.signIn(credentials, clientOf(context))),
      (reason) => {
        context.header("Retry-After", String(limits.retryAfter));
        return reason === "of-all"
          ? respondFault(context, 503, "over_capacity", refusals.tooBusy.message)
          : respondFault(context, 429, "over_request_rate_limit", tooManySignIns);
      },
    ),
  );

  const refresh = call(schemas.refresh, async (body, context) => {
    const refreshed = await auth.refresh(body.refresh_token);
    // A grant that is refused is a 400 for whatever reason (RFC 6749, 5.2).
    return refreshed.ok
      ? sessionAnswer(refreshed)
      : respondFailure(context, refreshed.failure, 400);
  });

  const grant: Handler = async (context) => {
    const type = context.req.query("grant_type");
    if (type === "password") return signIn(context);
    if (type === "refresh_token") return refresh(context);
    const message = "The grant type has to be password or refresh_token.";
    return respondFault(context, 400, "unsupported_grant_type", message);
  };

  const readUser = signedIn(({ account }) => userAnswer(account));

  const updateUser = signedInCall(schemas.update, async (body, caller, context) => {
    const { email: present } = caller.account;
    const isOther = normalizeEmail(body.email ?? present) !== present;
    if (isOther || (body.phone ?? "") !== "")
      return respondFault(context, 422, "validation_failed", fixedAddress);
    const changes = {
      password: body.password ?? undefined,
      currentPassword: body.current_password ?? undefined,
      metadata: body.data ?? undefined,
    };
    const updated = await auth.updateUser(caller, changes, clientAddress(context));
    return updated.ok ? userAnswer(updated.value) : updated;
  });

  const signOut = signedIn(async (caller, context) => {
    const scope = scopeSchema.safeParse(context.req.query("scope") ?? "global");
    if (!scope.success) {
      const message = "The scope has to be global, local or others.";
      return respondFault(context, 400, "validation_failed", message);
    }
    await auth.signOut(caller, scope.data);
    return context.body(null, 204);
  });

  /** `resetPasswordForEmail`: answers the same for an unknown address. */
  const recover = call(schemas.recovery, async (body, context) => {
    await auth.recovery.recover(body.email, clientOf(context));
    return succeed({});
  });

  const redeem = call(schemas.verification, async (body, context) =>
    sessionAnswer(await auth.recovery.redeem(body.token_hash, clientOf(context))),
  );

  const enrol = signedInCall(schemas.factor, async (body, caller) => {
    const friendlyName = body.friendly_name ?? null;
    const enrolment = await auth.factors.enrol(caller, {
      issuer: body.issuer ?? site,
      friendlyName,
    });
    if (!enrolment.ok) return enrolment;
    const { id, qrCode, secret: key, uri } = enrolment.value;
    return succeed({
      id,
      type: body.factor_type,
      friendly_name: friendlyName ?? undefined,
      totp: { qr_code: qrCode, secret: key, uri },
    });
  });

  const challenge = signedIn(async (caller, context) => {
    const put = await auth.factors.challenge(caller, factorId(context));
    return put.ok
      ? succeed({ id: put.value.id, type: "totp", expires_at: put.value.expiresAt })
      : put;
  });

  const verify = signedInCall(schemas.code, async ({ challenge_id, code }, caller, context) => {
    const input = { factorId: factorId(context), challengeId: challenge_id, code };
    return sessionAnswer(await auth.factors.verify(caller, input));
  });

  const unenrol = signedIn((caller, context) => auth.factors.unenrol(caller, factorId(context)));

  const keySet: Handler = async (context) => {
    context.header("Cache-Control", "public, max-age=600");
    return context.json(await auth.keySet());
  };

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
      respondFault(context, status, status === 404 ? "not_found" : "method_not_allowed", message),
  );
  const api = new Hono();
  api.use(noStore, limitBody);
  api.route("/", calls);
  return api;

  function call<Schema extends z.ZodType>(
    schema: Schema,
    work: (body: z.output<Schema>, context: Context) => Promise<Answer>,
  ): Handler {
    return async (context) => {
      const body = await readBody(context, schema);
      return body instanceof Response ? body : respond(context, await work(body, context));
    };
  }

  function signedIn(work: (caller: Caller, context: Context) => Promise<Answer>): Handler {
    return async (context) => {
      const caller = await auth.authenticate(bearerToken(context));
      return respond(context, caller.ok ? await work(caller.value, context) : caller);
    };
  }

  /** The asker is known before the body is read. */
  function signedInCall<Schema extends z.ZodType>(
    schema: Schema,
    work: (body: z.output<Schema>, caller: Caller, context: Context) => Promise<Answer>,
  ): Handler {
    return signedIn(async (caller, context) => {
      const body = await readBody(context, schema);
      return body instanceof Response ? body : work(body, caller, context);
    });
  }

  async function userAnswer(account: Account): Promise<Answer> {
    return succeed(wireUser(await auth.withFactors(account)));
  }
}

const tooManySignIns = "Too many sign-ins at once. Please try again in a few seconds.";
const fixedAddress = "E-mail address and phone number cannot be changed here.";

const noStore: MiddlewareHandler = async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
};

const limitBody = limitBodyTo((context) =>
  respondFault(context, 413, "request_too_large", "The request is too large."),
);

function clientOf(context: Context): Client {
  const userAgent = context.req.header("user-agent")?.slice(0, maximumUserAgentLength) ?? null;
  return { address: clientAddress(context), userAgent };
}

async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | Response> {
  const json = await parsedBody(context);
  if (json === undefined) return respondFault(context, 400, "bad_json", "The body has to be JSON.");
  const parsedJson = schema.safeParse(json);
  if (parsedJson.success) return parsedJson.data;
  const [issue] = parsedJson.error.issues;
  const field = issue?.path.join(".") || "The body";
  const message = `${field}: ${issue?.message ?? "is not valid"}.`;
  return respondFault(context, 400, "validation_failed", message);
}

const statusOf: Record<AuthFailureCode, ContentfulStatusCode> = {
  invalid_credentials: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  insufficient_aal: 403,
  otp_expired: 403,
  reauthentication_needed: 400,
  mfa_factor_not_found: 404,
  mfa_challenge_expired: 422,
  mfa_verification_failed: 422,
  validation_failed: 422,
  same_password: 422,
  weak_password: 422,
  over_request_rate_limit: 429,
};

function respond(context: Context, answer: Answer): Response {
  if (answer instanceof Response) return answer;
  return answer.ok ? context.json(answer.value) : respondFailure(context, answer.failure);
}

/** `status` only where a call differs from the table. */
function respondFailure(
  context: Context,
  { code, message, retryAfter, weakness }: AuthFailure,
  status: ContentfulStatusCode = statusOf[code],
): Response {
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  const more = weakness === undefined ? {} : { weak_password: { reasons: [weakness] } };
  return respondFault(context, status, code, message, more);
}

function respondFault(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: object = {},
): Response {
  // Without this header `@supabase/auth-js` reads errors in an older form.
  context.header("X-Supabase-Api-Version", "2024-01-01");
  return context.json({ code, message, ...more }, status);
}

/** Answers what was thrown; the client keeps its session and tries again (`AuthRetryableFetchError`). */
export function respondAuthFault(context: Context, unavailable: Failure | null): Response {
  const { message = faultSentence(), retryAfter } = unavailable ?? {};
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  return respondFault(context, unavailable === null ? 500 : 503, "unexpected_failure", message);
}

function sessionAnswer(signedIn: Result<SignedIn, AuthFailure>): Answer {
  if (!signedIn.ok) return signedIn;
  const { accessToken, expiresAt, refreshToken, account } = signedIn.value;
  return succeed({
    access_token: accessToken,
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: wireUser(account),
  });
}

/** The operator who made the account answers for its address. */
function wireUser(account: User) {
  const factors = account.factors.map((factor) => ({
    ...factor,
    friendly_name: factor.friendly_name ?? undefined,
    factor_type: "totp",
  }));
  return {
    id: account.id,
    aud: audience,
    role: audience,
    email: account.email,
    email_confirmed_at: account.createdAt,
    phone: "",
    last_sign_in_at: account.lastSignInAt,
    app_metadata: appMetadata,
    user_metadata: account.metadata,
    identities: [],
    factors: factors.length > 0 ? factors : undefined,
    is_anonymous: false,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
  };
}
