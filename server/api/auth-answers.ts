import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { appMetadata, audience } from "../../domain/auth/access-tokens.ts";
import type { Factor, User } from "../../domain/auth/account.ts";
import type { AuthFailure, AuthFailureCode } from "../../domain/auth/auth-failure.ts";
import { accessTokenSeconds } from "../../domain/auth/auth-limits.ts";
import type { SignedIn } from "../../domain/auth/sessions.ts";
import type { Failure } from "../../domain/shared/result.ts";
import { faultSentence } from "../respond.ts";

/** Without this header `@supabase/auth-js` reads errors in an older form. */
const versionHeader = ["X-Supabase-Api-Version", "2024-01-01"] as const;

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
  mfa_factor_name_conflict: 422,
  mfa_challenge_expired: 422,
  mfa_verification_failed: 422,
  too_many_enrolled_mfa_factors: 422,
  validation_failed: 422,
  same_password: 422,
  weak_password: 422,
  over_request_rate_limit: 429,
};

type RequestFaultCode =
  | "bad_json"
  | "validation_failed"
  | "unsupported_grant_type"
  | "request_too_large"
  | "over_capacity"
  | "over_request_rate_limit"
  | "not_found"
  | "method_not_allowed";

/** Answers `{code, message}`; `status` only where a call differs from the table. */
export function respondAuthFailure(
  context: Context,
  { code, message, retryAfter, weakness }: AuthFailure,
  status: ContentfulStatusCode = statusOf[code],
): Response {
  context.header(...versionHeader);
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  const details = weakness === undefined ? {} : { weak_password: { reasons: [weakness] } };
  return context.json({ code, message, ...details }, status);
}

export function respondRequestFault(
  context: Context,
  code: RequestFaultCode,
  message: string,
  status: ContentfulStatusCode = 400,
): Response {
  context.header(...versionHeader);
  return context.json({ code, message }, status);
}

/** Answers what was thrown; the client keeps its session and tries again (`AuthRetryableFetchError`). */
export function respondAuthFault(context: Context, unavailable: Failure | null): Response {
  context.header(...versionHeader);
  const { message = faultSentence(), retryAfter } = unavailable ?? {};
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  return context.json({ code: "unexpected_failure", message }, unavailable === null ? 500 : 503);
}

export function sessionAnswer({ accessToken, expiresAt, refreshToken, account }: SignedIn) {
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userAnswer(account),
  };
}

/** The account in the protocol's words. The operator who made it answers for its address. */
export function userAnswer(account: User) {
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
    factors: account.factors.length > 0 ? account.factors.map(factorAnswer) : undefined,
    is_anonymous: false,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
  };
}

function factorAnswer({ id, friendlyName, status, createdAt, updatedAt }: Factor) {
  return {
    id,
    friendly_name: friendlyName ?? undefined,
    factor_type: "totp",
    status,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
