import { longIndianDate } from "../../domain/shared/clock.ts";
import type { SourceLook } from "../../domain/official-pages/told-to-readers.ts";

/** When the page behind a value was last looked at, and since when it has been as it is. */
export function SourceLooked({ look }: { look: SourceLook }) {
  const { lookedAt, unchangedSince, changedAt } = look;
  const day = (instant: string) => <time dateTime={instant}>{longIndianDate(instant)}</time>;
  return (
    <p className="quiet">
      Source last looked at on {day(lookedAt)},{" "}
      {changedAt === null ? (
        <>unchanged since {day(unchangedSince)}.</>
      ) : (
        <>changed on {day(changedAt)}.</>
      )}
    </p>
  );
}

/** Said of pages whose source has a change that nobody has judged for a day. */
export function SourcesChanged({ looks }: { looks: readonly SourceLook[] }) {
  return looks.map(({ address, changedAt }) => (
    <p className="caveat" role="note" key={address}>
      The official page changed on {longIndianDate(changedAt ?? "")}; we are checking:{" "}
      <a className="host" href={address} target="_blank" rel="noopener">
        {new URL(address).host}
      </a>
    </p>
  ));
}
