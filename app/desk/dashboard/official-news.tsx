import { Link } from "react-router";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { counted } from "../phrases.ts";
import type { DashboardData } from "./read-dashboard.ts";

/** What changed on official pages, and what the season waits for: first under what needs a person. */
export function OfficialNews({ expected, waiting }: DashboardData["waiting"]["news"]) {
  return (
    <>
      {waiting > 0 && (
        <p className="alert alert-warning">
          <Link to="/admin/official-pages">
            <strong>Official page changed:</strong> {counted(waiting, "change")} to look at
          </Link>
        </p>
      )}
      {expected.map(({ factId, lastYear, was, site, lastLook }) => (
        <p className="quiet" key={factId}>
          {was} from {longIndianDate(lastYear)} last year: nothing yet on {site},{" "}
          {lastLook === null ? "not looked at yet" : `looked at ${ago(lastLook)}`}.
        </p>
      ))}
    </>
  );
}

function ago(instant: string): string {
  const minutes = Math.max(1, Math.round((Date.now() - Date.parse(instant)) / 60_000));
  if (minutes < 90) return `${counted(minutes, "minute")} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? `${counted(hours, "hour")} ago`
    : `${counted(Math.round(hours / 24), "day")} ago`;
}
