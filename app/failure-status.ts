import type { FailureKind } from "../domain/shared/result.ts";

/** The one table from expected failures to HTTP, used by pages and calls alike. */
export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  gone: 410,
  unacceptable: 422,
  "too-many": 429,
  "provider-failed": 502,
  unavailable: 503,
  "provider-late": 504,
} as const satisfies Record<FailureKind, number>;
