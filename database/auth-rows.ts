import type { Generated } from "kysely";
import type { Json, Time } from "./values.ts";

export type UserRow = {
  id: string;
  /** Lower case. */
  email: string;
  /** Null until somebody says. */
  name: Generated<string | null>;
  password_hash: string;
  user_metadata: Json;
  last_sign_in_at: Time | null;
  created_at: Time;
  updated_at: Time;
};

export type UserRoleRow = { user_id: string; role: string; created_at: Time };

export type AuthSessionRow = {
  id: string;
  user_id: string;
  aal: string;
  amr: Json;
  user_agent: string | null;
  address: string | null;
  created_at: Time;
  refreshed_at: Time;
  ended_at: Time | null;
  end_reason: string | null;
};

export type AuthRefreshTokenRow = {
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  session_id: string;
  parent_hash: string | null;
  created_at: Time;
  spent_at: Time | null;
};

/** At most one an account. */
export type AuthRecoveryTokenRow = {
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  user_id: string;
  expires_at: Time;
};

export type MfaFactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  status: string;
  /** Encrypted; bound to this row's id. */
  sealed_secret: string;
  /** The 30-second step of the last code that was accepted. */
  last_used_step: number | null;
  created_at: Time;
  updated_at: Time;
};

export type MfaChallengeRow = {
  id: string;
  factor_id: string;
  session_id: string;
  expires_at: Time;
};

export type SignInFailureRow = { id: string; key: string; failed_at: Time };

export type SigningKeyRow = {
  kid: string;
  private_jwk: Json;
  public_jwk: Json;
  created_at: Time;
};
