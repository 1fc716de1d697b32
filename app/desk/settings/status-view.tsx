import { useCallback } from "react";
import { readSiteStatus, type StatusPart } from "../../calls/site-schema.ts";
import type { OutputOf } from "../../calls/endpoint.ts";
import type { Answer } from "../kit/call.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";

type Status = Answer<OutputOf<typeof readSiteStatus>>;

/** How each part of the site stands. */
export function SiteStatusCard({ status }: { status: Status }) {
  return (
    <section className="card stack" aria-labelledby="status-title">
      <h2 className="desk-card-title" id="status-title">
        How the site stands
      </h2>
      {status.ok ? (
        <div className="desk-status">
          <dl>
            {status.value.parts.map(({ name, state, text }) => (
              <div className={state === "attention" ? "error" : "quiet"} key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : (
        <NotLoaded what="The site's status" reason={status.message} />
      )}
    </section>
  );
}

/** One line that says whether the site wants somebody, with the way to where it is told what. */
export function SiteVerdict({ admin }: { admin: Admin }) {
  const ask = useCallback(() => callAsAdmin(admin, readSiteStatus, {}), [admin]);
  const { value, failure, refresh } = useAnswer(ask);
  return (
    <section aria-label="Site status">
      {failure !== null ? (
        <NotLoaded what="The site's status" reason={failure.message} retry={() => void refresh()} />
      ) : (
        <p>
          Site status: {value === null ? "being read…" : verdict(value.parts)}{" "}
          {admin.role === "admin" && <a href="/admin/settings#status-title">How the site stands</a>}
        </p>
      )}
    </section>
  );
}

/** Names what somebody has to look at. */
function verdict(parts: readonly StatusPart[]): string {
  const wanting = parts.filter(({ state }) => state === "attention").map(({ name }) => name);
  return wanting.length === 0 ? "all is well." : `please look at ${wanting.join(", ")}.`;
}
