import { useCallback } from "react";
import { listDeadLinks } from "../../calls/dead-links.ts";
import { callAsAdmin, type Admin } from "../admin-access.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { counted } from "../phrases.ts";

/** One line for what needs a person: links that readers follow in vain; nothing while there are none. */
export function DeadLinksNotice({ admin }: { admin: Admin }) {
  const ask = useCallback(() => callAsAdmin(admin, listDeadLinks, {}), [admin]);
  const count = useAnswer(ask).value?.links.length ?? 0;
  if (count === 0) return null;
  return (
    <p className="alert alert-warning">
      Readers follow {counted(count, "link")} in vain.{" "}
      <a href="/admin/dead-links">See which, and in which posts</a>
    </p>
  );
}
