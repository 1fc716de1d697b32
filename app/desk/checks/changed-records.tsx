import type { CheckedFigure } from "../../../domain/review/checks/checked-figures.ts";

/** Records that say something else than when the revision was checked. */
export function ChangedRecords({ figures }: { figures: readonly CheckedFigure[] }) {
  const changed = figures.filter(({ was }) => was !== null);
  if (changed.length === 0) return null;
  return (
    <div className="alert alert-warning">
      <p>
        <strong>The records have changed since this revision was checked:</strong>
      </p>
      <ul>
        {changed.map(({ id, record, was }) => (
          <li key={id}>
            {record === null
              ? `${id} was ${was} when checked; the record was taken out since.`
              : `${record.label} was ${was} when checked, is ${record.value} now.`}
          </li>
        ))}
      </ul>
    </div>
  );
}
