import { longIndianDate } from "../../domain/shared/clock.ts";
import type { ChangedFact } from "../changed-values.ts";
import { changesPage } from "../feeds/change-feed.ts";

/** Most changes that a page names; all of them are on their own page. */
const maxNamed = 3;

export function ChangedFacts({ changed }: { changed: readonly ChangedFact[] }) {
  if (changed.length === 0) return null;
  return (
    <ul className="changed-facts quiet">
      {changed.slice(0, maxNamed).map(({ id, label, day, before, after, note }) => (
        <li key={id}>
          {before === null ? "Announced" : "Changed"} on{" "}
          <time dateTime={day}>{longIndianDate(day)}</time>: <a href={`/facts/${id}`}>{label}</a>,{" "}
          {before === null ? (
            <q>{after}</q>
          ) : before === after ? (
            <>
              still <q>{after}</q>
            </>
          ) : (
            <>
              from <q>{before}</q> to <q>{after}</q>
            </>
          )}
          .{note !== null && ` ${note}`}
        </li>
      ))}
      <li>
        <a href={changesPage.path}>All changes on this site</a>
      </li>
    </ul>
  );
}
