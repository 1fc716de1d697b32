import { minimumPasswordLength } from "./auth-limits.ts";

export type PasswordWeakness = keyof typeof weaknessSentences;

export const weaknessSentences = {
  length: `A password needs at least ${minimumPasswordLength} characters.`,
  guessable:
    "This password is easy to guess. Please choose another one, such as four words at random.",
} as const;

export type AuthFailure = {
  readonly code: AuthFailureCode;
  readonly message: string;
  readonly retryAfter?: number;
  readonly weakness?: PasswordWeakness;
};

/** By the codes that `@supabase/auth-js` knows (`lib/error-codes.ts` of that library). */
const sentences = {
  invalid_credentials: "Invalid login credentials",
  over_request_rate_limit: "Too many failed sign-ins. Please try again later.",
  refresh_token_not_found: "Invalid Refresh Token: Refresh Token Not Found",
  refresh_token_already_used: "Invalid Refresh Token: Already Used",
  session_not_found: "This session has ended. Please sign in again.",
  no_authorization: "This call needs a session: send its access token as bearer.",
  bad_jwt: "The access token is not valid or has expired.",
  weak_password: weaknessSentences.length,
  validation_failed: "The account cannot keep so much data.",
  same_password: "The new password has to differ from the old one.",
  insufficient_aal: "This needs a session that has shown its second factor.",
  reauthentication_needed: "Please confirm with your current password, or log in again.",
  otp_expired: "This link is not valid, was used already or has expired. Please ask for a new one.",
  mfa_factor_not_found: "There is no such second factor.",
  mfa_challenge_expired: "The time for this code is over. Please try again.",
  mfa_verification_failed: "The code is wrong or was used already.",
} as const;

export type AuthFailureCode = keyof typeof sentences;

export const secondFactorRequired =
  "Second factor required: please log in with the code of your authenticator app.";

export const forApprovers = "This is for approvers. Please ask one of them.";

export function refuse(
  code: AuthFailureCode,
  retryAfter?: number,
): { ok: false; failure: AuthFailure } {
  const failure = { code, message: sentences[code] };
  return { ok: false, failure: retryAfter === undefined ? failure : { ...failure, retryAfter } };
}

export function refuseWeakPassword(weakness: PasswordWeakness): {
  ok: false;
  failure: AuthFailure;
} {
  const message = weaknessSentences[weakness];
  return { ok: false, failure: { code: "weak_password", message, weakness } };
}
