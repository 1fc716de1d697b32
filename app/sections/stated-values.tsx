import type { FactSource } from "../../content/facts/index.ts";
import { type ShownStanding, standingNames } from "../../content/facts/standing.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { indianTime } from "../../domain/shared/indian-times.ts";

type ValueSourceProps = {
  source: FactSource;
  /** ISO day of the check against it. */
  checkedOn: string;
  standing: ShownStanding;
  /** The edition whose value it is, where that is not the one that is shown. */
  of?: string | undefined;
};

export function ValueSource({ source, checkedOn, standing, of }: ValueSourceProps) {
  const { title, address, page, quotedLine } = source;
  const checkedDay = <time dateTime={checkedOn}>{longIndianDate(checkedOn)}</time>;
  // What the site advises has no source but itself.
  if (standing === "advice")
    return (
      <p className="quiet">
        {standingNames[standing]}, checked on {checkedDay}.
      </p>
    );
  return (
    <p className="quiet">
      {standing === "reference"
        ? `Reports that differ${of === undefined ? "" : ` from the value of ${of}`}`
        : `Source${of === undefined ? "" : ` of the value of ${of}`}`}
      :{" "}
      <a href={address} target="_blank" rel="noopener">
        {title}
      </a>
      {page !== undefined && `, ${page}`}. {standingNames[standing]}, checked on {checkedDay}.
      {quotedLine !== undefined && (
        <>
          {" "}
          In its words: <q>{quotedLine}</q>
        </>
      )}
    </p>
  );
}

type BeforeAndAfterProps = { before: string; after: string };

export function BeforeAndAfter({ before, after }: BeforeAndAfterProps) {
  return (
    <dl className="before-after">
      <dt>Before</dt>
      <dd>{before}</dd>
      <dt>Now</dt>
      <dd>{after}</dd>
    </dl>
  );
}

export function ChangeTime({ at }: { at: string }) {
  return (
    <p className="quiet">
      <time dateTime={at}>{indianTime(at)}</time>, India time
    </p>
  );
}
