import type { CheckedFigure } from "../../../domain/review/checks/checked-sources.ts";
import { changeSentence } from "../changed-record.ts";

/** Records that say something else than when the revision was checked. */
export function ChangedRecords({ figures }: { figures: readonly CheckedFigure[] }) {
  const changed = figures.flatMap(({ id, record, was }) =>
    was === null ? [] : [{ id, label: record?.label ?? id, was, now: record?.value ?? null }],
  );
  if (changed.length === 0) return null;
  return (
    <div className="alert alert-warning">
      <p>
        <strong>The records have changed since this revision was checked:</strong>
      </p>
      <ul>
        {changed.map((change) => (
          <li key={change.id}>{changeSentence(change)}</li>
        ))}
      </ul>
    </div>
  );
}
