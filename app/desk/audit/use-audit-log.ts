import { useCallback, useEffect, useRef, useState } from "react";
import { asAdmin, type Admin } from "../admin-access.ts";
import { readAuditLog, type AuditEntry, type Chain } from "../calls/audit-log.ts";
import type { CallFailure } from "../calls/call.ts";

type AuditList = {
  /** Null until the first answer. */
  readonly entries: readonly AuditEntry[] | null;
  readonly nextCursor: string | null;
  readonly chain: Chain | null;
  readonly failure: CallFailure | null;
};

const unread: AuditList = { entries: null, nextCursor: null, chain: null, failure: null };

/** The audit log page by page, newest first; of one post when its id is not empty. */
export function useAuditLog(admin: Admin, postId: string) {
  const [list, setList] = useState(unread);
  const turn = useRef(0);

  const read = useCallback(
    async (cursor: string) => {
      const mine = ++turn.current;
      const answer = await asAdmin(admin, (bearer) => readAuditLog({ postId, cursor }, bearer));
      if (mine !== turn.current) return;
      setList((known) => {
        if (!answer.ok) return { ...known, failure: answer };
        const before = cursor === "" ? [] : (known.entries ?? []);
        const { entries, nextCursor, chain } = answer.value;
        return {
          entries: [...before, ...entries],
          nextCursor,
          chain: chain ?? known.chain,
          failure: null,
        };
      });
    },
    [admin, postId],
  );

  const refresh = useCallback(() => void read(""), [read]);
  useEffect(refresh, [refresh]);

  const { nextCursor } = list;
  return { ...list, refresh, more: nextCursor === null ? null : () => void read(nextCursor) };
}
