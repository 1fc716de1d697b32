import { longIndianDate } from "../../domain/shared/clock.ts";
import type { FactHistory } from "../public-fact-history.ts";
import { changesPage } from "../feeds/change-feed.ts";
import { SectionFrame } from "./section-frame.tsx";
import { BeforeAndAfter, ChangeTime, ValueSource } from "./stated-values.tsx";

/** `edition` is null where all have the same, or there is but one. */
export type EditionHistory = FactHistory & {
  readonly edition: string | null;
  /** Its value stands above. */
  readonly isCurrent: boolean;
};

export function FactHistories({ histories }: { histories: readonly EditionHistory[] }) {
  return (
    <>
      {histories.map((history) => (
        <SectionFrame
          section={
            history.edition === null
              ? { id: "history", title: "Earlier values" }
              : { id: `history-${history.edition}`, title: `Values of ${history.edition}` }
          }
          level={2}
          key={history.edition}
        >
          <History {...history} />
        </SectionFrame>
      ))}
      <p>
        <a href={changesPage.path}>All changes on this site</a>
      </p>
    </>
  );
}

function History({ edition, isCurrent, first, changes }: EditionHistory) {
  return (
    <>
      {changes.map(({ at, before, after, note, ...stated }) => (
        <article className="card fact-change" key={at}>
          <h3>
            <time dateTime={at}>{longIndianDate(at)}</time>
          </h3>
          <ChangeTime at={at} />
          {note !== null && <p>{note}</p>}
          <BeforeAndAfter before={before} after={after} />
          <ValueSource {...stated} />
        </article>
      ))}
      {first === null && <p>{nothingBefore(edition, changes.length)}</p>}
      {first !== null && changes.length === 0 && isCurrent && (
        <p>This value is the first that this site has stated.</p>
      )}
      {first !== null && (changes.length > 0 || !isCurrent) && (
        <>
          <p>
            {changes.length > 0 ? "Our first value" : "Our value"}: {first.text}
          </p>
          <ValueSource {...first} />
        </>
      )}
    </>
  );
}

function nothingBefore(edition: string | null, changes: number): string {
  const year = edition === null ? "" : ` for ${edition}`;
  return changes === 0
    ? `We have no notice${year} on record.`
    : `Before that, we had no notice${year} on record.`;
}
