import { useCallback } from "react";
import { readSiteStatus, type StatusPart } from "../../calls/site-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";

export function useSiteStatus(admin: Admin) {
  const ask = useCallback(() => callAsAdmin(admin, readSiteStatus, {}), [admin]);
  return useAnswer(ask);
}

/** How each part of the site stands. */
export function SiteStatusCard({ status }: { status: ReturnType<typeof useSiteStatus> }) {
  const { value, failure, refresh } = status;
  return (
    <section className="card stack" aria-labelledby="status-title">
      <h2 className="desk-card-title" id="status-title">
        How the site stands
      </h2>
      {value === null && failure === null && <Loading label="Being read…" />}
      {failure !== null && (
        <NotLoaded what="The site's status" reason={failure.message} retry={() => void refresh()} />
      )}
      {value !== null && (
        <div className="desk-status">
          <dl>
            {value.parts.map(({ name, state, text }) => (
              <div className={state === "attention" ? "error" : "quiet"} key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

/** One line that says whether the site wants somebody, with the way to where it is told what. */
export function SiteVerdict({ admin }: { admin: Admin }) {
  const { value, failure, refresh } = useSiteStatus(admin);
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
