import { useState, type SyntheticEvent } from "react";
import { firstEdition } from "../../content/facts/edition.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { useRootData } from "../root-data.ts";
import { openAsOf } from "../calls/as-of.ts";
import { callAsAdmin, type Admin } from "./kit/office-access.ts";
import { DeskHeading } from "./kit/desk-page.tsx";
import { useAddressQuery } from "./use-address-query.ts";

/** The address may name the day, and a page that is in no list. */
export function AsOfForm({ admin }: { admin: Admin }) {
  const [query] = useAddressQuery();
  const asked = query.get("path") ?? "/";
  const [day, setDay] = useState(query.get("day") ?? "");
  const [path, setPath] = useState(asked);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const pages = pageCatalogue(useRootData()?.edition ?? firstEdition);
  const isListed = pages.some((page) => page.path === asked);

  async function open(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    const answer = await callAsAdmin(admin, openAsOf, { day, path });
    if (answer.ok) window.location.assign(answer.value.address);
    else {
      setFailure(answer.message);
      setIsBusy(false);
    }
  }

  return (
    <div className="stack-wide">
      <DeskHeading title="The site as of a day" />
      <p>
        Any public page with the exam facts as they held, or will hold, at the end of a day in
        India. Changes that wait for approval are not in it. Links on the page stay on that day.
      </p>
      <form className="card stack" onSubmit={(event) => void open(event)}>
        <div className="field">
          <label htmlFor="as-of-day">Day</label>
          <input
            id="as-of-day"
            type="date"
            required
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="as-of-path">Page</label>
          <select id="as-of-path" value={path} onChange={({ target }) => setPath(target.value)}>
            {!isListed && <option value={asked}>{asked}</option>}
            {pages.map((page) => (
              <option value={page.path} key={page.path}>
                {page.title}
              </option>
            ))}
          </select>
        </div>
        {failure !== null && (
          <p className="alert alert-danger" role="alert">
            {failure}
          </p>
        )}
        <p>
          <button className="button" type="submit" disabled={isBusy}>
            Show the page
          </button>
        </p>
      </form>
    </div>
  );
}
