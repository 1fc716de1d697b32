import { useCallback } from "react";
import type { Admin } from "../admin-access.ts";
import { readAuditLog, type AuditPage } from "../calls/audit-log.ts";
import { usePages } from "../use-pages.ts";

/** The audit log page by page, newest first; of one post when its id is not empty. */
export function useAuditLog(admin: Admin, postId: string) {
  const read = useCallback(
    (cursor: string, bearer: string) => readAuditLog({ postId, cursor }, bearer),
    [postId],
  );
  const { list, failure, refresh, more } = usePages(admin, { read, append });
  const { entries = null, chain = null } = list ?? {};
  return { entries, chain, failure, refresh: () => void refresh(), more };
}

/** Only the first page says how the chain is. */
function append(before: AuditPage, page: AuditPage): AuditPage {
  return { ...page, chain: before.chain, entries: [...before.entries, ...page.entries] };
}
