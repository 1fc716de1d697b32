import { useCallback, useEffect, useState } from "react";
import { asAdmin, type Admin } from "./admin-access.ts";
import type { Answer } from "./calls/call.ts";
import { readSiteStatus, type StatusPart } from "./calls/site-status.ts";
import { NotLoaded } from "./not-loaded.tsx";

/** One line that says whether the site wants somebody; opened, how each part of it stands. */
export function SiteStatus({ admin }: { admin: Admin }) {
  const [answer, setAnswer] = useState<Answer<readonly StatusPart[]> | null>(null);
  const read = useCallback(() => {
    void asAdmin(admin, readSiteStatus).then(setAnswer);
  }, [admin]);
  useEffect(read, [read]);
  return (
    <section aria-label="Site status">
      {answer?.ok === false ? (
        <NotLoaded what="The site's status" reason={answer.message} retry={read} />
      ) : (
        <details className="disclosure desk-status">
          <summary>Site status: {answer === null ? "being read…" : verdict(answer.value)}</summary>
          <dl>
            {answer?.value.map(({ name, state, text }) => (
              <div className={state === "attention" ? "error" : "quiet"} key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** Names what somebody has to look at. */
function verdict(parts: readonly StatusPart[]): string {
  const wanting = parts.filter(({ state }) => state === "attention").map(({ name }) => name);
  return wanting.length === 0 ? "all is well" : `please look at ${wanting.join(", ")}`;
}
