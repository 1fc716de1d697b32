import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { FactSource } from "../../../content/facts/fact-record.ts";
import type { ListedStatement } from "../../calls/facts-schema.ts";
import { Instant } from "../kit/times.tsx";
import { standingLabels } from "./statement-words.ts";
import { Badge } from "../kit/badge.tsx";

export function SourceLine({ source, checkedOn }: { source: FactSource; checkedOn: string }) {
  const { title, address, page, quotedLine } = source;
  return (
    <>
      <p className="quiet">
        <a href={address} rel="noreferrer">
          {title}
        </a>
        {page !== undefined && `, ${page}`}. Checked on {longIndianDate(checkedOn)}.
      </p>
      {quotedLine !== undefined && (
        <p className="quiet">
          <q>{quotedLine}</q>
        </p>
      )}
    </>
  );
}

export function StatementSummary({ statement, now }: { statement: ListedStatement; now: string }) {
  const { label, text, standing, source, checkedOn } = statement;
  return (
    <div className="stack fact-summary">
      <h3>{label}</h3>
      <dl className="fact-change">
        <div>
          <dt>Now</dt>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>New</dt>
          <dd>{text}</dd>
        </div>
      </dl>
      <p>
        <Badge tone="quiet">{standingLabels[standing]}</Badge>
      </p>
      <SourceLine source={source} checkedOn={checkedOn} />
    </div>
  );
}

export function FromWhenWords({ validFrom }: Pick<ListedStatement, "validFrom">) {
  if (validFrom === null) return <>as soon as it is approved</>;
  return (
    <>
      from <Instant of={validFrom} /> (India)
    </>
  );
}
