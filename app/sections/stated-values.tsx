import type { FactSource } from "../../content/facts/index.ts";
import { type ShownStanding, standingNames } from "../../content/facts/standing.ts";
import type { SourceLook } from "../../domain/official-pages/told-to-readers.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { indianTime } from "../../domain/shared/indian-times.ts";
import type { ChangedFact, FactHistory } from "../fact-values.ts";
import { changesPage } from "../feeds/feeds.ts";
import { Day, HostLink, OutLink } from "../ui/links.tsx";
import { SectionFrame } from "./section-frame.tsx";

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
  const checkedDay = <Day of={checkedOn} />;
  // Our own advice has no source but itself.
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
      : <OutLink href={address}>{title}</OutLink>
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

export function BeforeAndAfter({ before, after }: { before: string; after: string }) {
  return (
    <dl className="pairs before-after">
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

/** When the page behind a value was last looked at, and since when it has been as it is. */
export function SourceLooked({ look }: { look: SourceLook }) {
  const { lookedAt, unchangedSince, changedAt } = look;
  const day = (instant: string) => <Day of={instant} />;
  return (
    <p className="quiet">
      Source last looked at on {day(lookedAt)},{" "}
      {changedAt === null ? "unchanged since " : "changed on "}
      {day(changedAt ?? unchangedSince)}.
    </p>
  );
}

/** Said of pages whose source has a change that nobody has judged for a day. */
export function SourcesChanged({ looks }: { looks: readonly SourceLook[] }) {
  return looks.map(({ address, changedAt }) => (
    <p className="caveat" role="note" key={address}>
      The official page changed on {longIndianDate(changedAt ?? "")}; we are checking:{" "}
      <HostLink address={address} />
    </p>
  ));
}

/** Most changes that a page names; all of them are on their own page. */
const maxNamed = 3;

export function ChangedFacts({ changed }: { changed: readonly ChangedFact[] }) {
  if (changed.length === 0) return null;
  return (
    <ul className="changed-facts quiet">
      {changed.slice(0, maxNamed).map(({ id, label, day, before, after, note }) => (
        <li key={id}>
          {before === null ? "Announced" : "Changed"} on <Day of={day} />:{" "}
          <a href={`/facts/${id}`}>{label}</a>,{" "}
          {before !== null && before !== after && (
            <>
              from <q>{before}</q> to{" "}
            </>
          )}
          {before === after && "still "}
          <q>{after}</q>.{note !== null && ` ${note}`}
        </li>
      ))}
      <li>
        <a href={changesPage.path}>All changes on this site</a>
      </li>
    </ul>
  );
}

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
        <History {...history} key={history.edition} />
      ))}
      <p>
        <a href={changesPage.path}>All changes on this site</a>
      </p>
    </>
  );
}

function History({ edition, isCurrent, first, changes }: EditionHistory) {
  const hasChanges = changes.length > 0;
  const year = edition === null ? "" : ` for ${edition}`;
  const section =
    edition === null
      ? { id: "history", title: "Earlier values" }
      : { id: `history-${edition}`, title: `Values of ${edition}` };
  return (
    <SectionFrame section={section}>
      {changes.map(({ at, before, after, note, ...stated }) => (
        <article className="card fact-change" key={at}>
          <h3>
            <Day of={at} />
          </h3>
          <ChangeTime at={at} />
          {note !== null && <p>{note}</p>}
          <BeforeAndAfter before={before} after={after} />
          <ValueSource {...stated} />
        </article>
      ))}
      {first === null ? (
        <p>
          {hasChanges ? "Before that, we had" : "We have"} no notice{year} on record.
        </p>
      ) : isCurrent && !hasChanges ? (
        <p>This value is the first that this site has stated.</p>
      ) : (
        <>
          <p>
            {hasChanges ? "Our first value" : "Our value"}: {first.text}
          </p>
          <ValueSource {...first} />
        </>
      )}
    </SectionFrame>
  );
}
