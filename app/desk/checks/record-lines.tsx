import type { RecordView } from "../../../domain/review/checks/checked-sources.ts";
import { RecordSource } from "../../ui/post-parts.tsx";

/** What a record says now, of which year, and where that can be looked up. */
export function RecordLines({ record }: { record: RecordView }) {
  const { label, value, edition, note, source, checkedOn, page } = record;
  return (
    <>
      <p className="checks-record">
        <a href={page}>{label}</a>: <strong>{value}</strong>{" "}
        <span className="quiet">({edition})</span>
      </p>
      <RecordSource source={source} checkedOn={checkedOn} note={note} />
    </>
  );
}
