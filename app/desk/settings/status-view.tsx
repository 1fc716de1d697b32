import { use } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import type { readSiteStatus, StatusPart } from "../../calls/site-schema.ts";
import type { Answer } from "../kit/call.ts";
import { NotLoaded, Part } from "../kit/desk-page.tsx";

type Status = Answer<AnswerOf<typeof readSiteStatus>>;

export function SiteStatusCard({ status }: { status: Status }) {
  return (
    <Part isCard id="status-title" title="System status">
      {status.ok ? (
        <dl className="stack">
          {status.value.parts.map(({ name, state, text }) => (
            <div className={state === "attention" ? "error" : "quiet"} key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <NotLoaded what="The site's status" reason={status.message} />
      )}
    </Part>
  );
}

type SiteVerdictProps = { status: Promise<Status>; isApprover: boolean };

export function SiteVerdict({ status, isApprover }: SiteVerdictProps) {
  const answer = use(status);
  if (!answer.ok) return <NotLoaded what="The site's status" reason={answer.message} />;
  return (
    <p className="quiet">
      {verdict(answer.value.parts)}{" "}
      {isApprover && <Link to="/admin/settings?section=status">System status</Link>}
    </p>
  );
}

/** Names what somebody has to look at. */
function verdict(parts: readonly StatusPart[]): string {
  const wanting = parts.filter(({ state }) => state === "attention").map(({ name }) => name);
  if (wanting.length === 0) return "Site status: everything works.";
  return `Site status: ${wanting.join(", ")} ${wanting.length === 1 ? "needs" : "need"} attention.`;
}
