import { call, type Answer, unreadable } from "./call.ts";
import { hasFields, isListOf, isNullOr, isNumber, isText, type Guard } from "./guards.ts";

export type AuditEntry = {
  readonly sequence: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly post_id: string | null;
  readonly revision: number | null;
  readonly reason: string | null;
};

/** Whether every entry is as it was written, and if not the first that is not. */
export type Chain =
  | { readonly intact: true; readonly entries: number }
  | { readonly intact: false; readonly brokenAt: number };

export type AuditPage = {
  readonly entries: readonly AuditEntry[];
  readonly nextCursor: string | null;
  /** Null on all pages but the first. */
  readonly chain: Chain | null;
};

const isIntact = hasFields({ intact: is(true), entries: isNumber });
const isBroken = hasFields({ intact: is(false), brokenAt: isNumber });

const isPage = hasFields({
  entries: isListOf(
    hasFields({
      sequence: isNumber,
      at: isText,
      actor: isText,
      action: isText,
      post_id: isNullOr(isText),
      revision: isNullOr(isNumber),
      reason: isNullOr(isText),
    }),
  ),
  nextCursor: isNullOr(isText),
  chain: isNullOr((value): value is Chain => isIntact(value) || isBroken(value)),
});

/** One page of the audit log, newest first; of one post when its id is not empty. */
export function readAuditLog(
  wish: { readonly postId: string; readonly cursor: string },
  bearer: string,
): Promise<Answer<AuditPage>> {
  const path = `/functions/audit-log?${new URLSearchParams(wish).toString()}`;
  return call({ path, bearer }, isPage, unreadable);
}

function is<const Value extends boolean>(expected: Value): Guard<Value> {
  return (value): value is Value => value === expected;
}
