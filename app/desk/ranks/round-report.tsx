import { useId } from "react";
import type { RankFinding, RankReport } from "../../calls/ranks.ts";

type RoundReportProps = {
  report: RankReport;
  /** The words of what was confirmed. */
  confirmed: readonly string[];
  confirm: (words: readonly string[]) => void;
  isBusy: boolean;
  takeIn: () => void;
};

/** What the check of a round says: its figures beside those of the round before, what is refused, and what is asked. */
export function RoundReport({ report, confirmed, confirm, isBusy, takeIn }: RoundReportProps) {
  const refused = report.findings.filter(({ kind }) => kind === "refused");
  const asked = report.findings.filter(({ kind }) => kind === "asked");
  const words = [...new Set(asked.flatMap(({ confirmBy }) => confirmBy ?? []))];
  const isReady = refused.length === 0 && words.every((one) => confirmed.includes(one));
  return (
    <section className="stack" aria-labelledby="round-report">
      <h3 id="round-report" tabIndex={-1}>
        {headingOf(refused.length, words.length)}
      </h3>
      <Figures report={report} />
      {refused.length > 0 && (
        <div className="alert alert-danger stack">
          <p>
            <strong>This cannot be right.</strong> Put the file right, then check it again.
          </p>
          <ul>
            {refused.map((finding) => (
              <li key={finding.sentence}>
                <Finding finding={finding} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {words.map((one) => (
        <Question
          findings={asked.filter(({ confirmBy }) => confirmBy === one)}
          isConfirmed={confirmed.includes(one)}
          change={(isConfirmed) =>
            confirm(isConfirmed ? [...confirmed, one] : confirmed.filter((known) => known !== one))
          }
          key={one}
        />
      ))}
      {refused.length === 0 && (
        <p>
          <button className="button" type="button" disabled={isBusy || !isReady} onClick={takeIn}>
            Show this round to students
          </button>
        </p>
      )}
    </section>
  );
}

function headingOf(refused: number, asked: number): string {
  if (refused > 0) return "This round cannot be taken in";
  return asked > 0 ? "Please look at this first" : "Nothing is odd about this round";
}

function Figures({ report }: { report: RankReport }) {
  const { comparedWith, newSeats, goneSeats } = report;
  const rows = [report, ...(comparedWith === null ? [] : [comparedWith])];
  return (
    <>
      <table>
        <caption>The table beside the round that it was compared with</caption>
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Rows</th>
            <th scope="col">Institutes</th>
            <th scope="col">Rows with P</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, round, rows: count, institutes, preparatory }) => (
            <tr key={`${year}-${round}`}>
              <th scope="row">
                {year}, round {round}
              </th>
              <td>{said(count)}</td>
              <td>{said(institutes)}</td>
              <td>{said(preparatory)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comparedWith !== null && (
        <p className="quiet">
          {said(newSeats)} rows have seats that were not there, {said(goneSeats)} are gone.
        </p>
      )}
    </>
  );
}

function Finding({ finding: { sentence, rows, rowCount } }: { finding: RankFinding }) {
  const more = rowCount > rows.length ? ` and ${said(rowCount - rows.length)} more` : "";
  const where = rows.length === 0 ? "" : ` Row ${rows.join(", ")}${more}, counted with the heads.`;
  return sentence + where;
}

type QuestionProps = {
  findings: readonly RankFinding[];
  isConfirmed: boolean;
  change: (isConfirmed: boolean) => void;
};

function Question({ findings, isConfirmed, change }: QuestionProps) {
  const id = useId();
  return (
    <div className="alert stack">
      <div id={id}>
        {findings.map((finding) => (
          <p key={finding.sentence}>
            <Finding finding={finding} />
          </p>
        ))}
      </div>
      <label className="rank-question">
        <input
          type="checkbox"
          checked={isConfirmed}
          aria-describedby={id}
          onChange={({ target }) => change(target.checked)}
        />
        I have looked: it is right
      </label>
    </div>
  );
}

function said(count: number): string {
  return count.toLocaleString("en-IN");
}
