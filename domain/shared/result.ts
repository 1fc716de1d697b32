/** Expected outcomes are values; `app/failure-status.ts` turns kinds into statuses. Exceptions mean a fault of ours. */
export const failureKinds = [
  "malformed", // missing or malformed input
  "unauthenticated", // no or bad session
  "forbidden", // not allowed
  "not-found",
  "conflict", // the thing changed since
  "gone", // link expired or revoked
  "unacceptable", // well-formed, but not acceptable
  "too-many", // throttled
  "provider-failed",
  "provider-late",
  "unavailable",
] as const;

export type FailureKind = (typeof failureKinds)[number];

export type Failure = {
  readonly kind: FailureKind;
  readonly message: string;
  readonly retryAfter?: number;
  readonly latest?: string;
  /** Why nothing is written to a prompt, in a word for programs (`unacceptable`). */
  readonly stopped?: string;
};

export type Result<Value, Fault = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Fault };

export type ValueOf<Call extends (...input: never) => unknown> = Extract<
  Awaited<ReturnType<Call>>,
  { readonly ok: true; readonly value: unknown }
>["value"];

export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function mapResult<Value, Other, Fault>(
  result: Result<Value, Fault>,
  map: (value: Value) => Other,
): Result<Other, Fault> {
  return result.ok ? succeed(map(result.value)) : result;
}

export function fail(
  kind: FailureKind,
  message: string,
  retryAfter?: number,
): { ok: false; failure: Failure } {
  return {
    ok: false,
    failure: retryAfter === undefined ? { kind, message } : { kind, message, retryAfter },
  };
}
