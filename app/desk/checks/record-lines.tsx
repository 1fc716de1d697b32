import type { ShownRecord } from "../../../domain/review/checks/record.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";

/** What a record says now, of which year, and where that can be looked up. */
export function RecordLines({ record }: { record: ShownRecord }) {
  const { label, value, edition, note, source, checkedOn, page } = record;
  return (
    <>
      <p className="checks-record">
        <a href={page}>{label}</a>: <strong>{value}</strong>{" "}
        <span className="quiet">({edition})</span>
      </p>
      <p className="quiet">
        Source:{" "}
        <a href={source.url} target="_blank" rel="noopener">
          {source.title}
        </a>
        , checked on {longIndianDate(new Date(`${checkedOn}T12:00:00+05:30`))}.
      </p>
      {note !== null && <p className="quiet">{note}</p>}
    </>
  );
}
