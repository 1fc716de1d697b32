import { useId, useState } from "react";
import type { Finding } from "../../../domain/ranks/checks/round-finding.ts";
import type { RoundReport } from "../../../domain/ranks/round-report.ts";
import { Button } from "../kit/button.tsx";

type RoundReportProps = { report: RoundReport; isBusy: boolean };

/** What the check of a round says: its figures beside those of the round before, what is refused, and what is asked. */
export function RoundReportView({ report, isBusy }: RoundReportProps) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const refused = report.findings.filter(({ kind }) => kind === "refused");
  const asked = report.findings.filter(({ kind }) => kind === "asked");
  const words = [...new Set(asked.flatMap(({ confirmBy }) => confirmBy ?? []))];
  const isReady = refused.length === 0 && words.every((one) => confirmed.has(one));
  return (
    <section className="stack" aria-labelledby="round-report">
      <h3 id="round-report" tabIndex={-1}>
        {headingOf(refused.length, words.length)}
      </h3>
      {refused.length > 0 && (
        <div className="alert alert-danger stack">
          <p>
            <strong>This cannot be right.</strong> Save the page again, or correct year and round,
            then check it again. Nothing was stored.
          </p>
          <ul>
            {refused.map((finding) => (
              <li key={finding.sentence}>
                <FindingItem finding={finding} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Figures report={report} />
      {(refused.length > 0 ? [] : words).map((one) => (
        <Question
          findings={asked.filter(({ confirmBy }) => confirmBy === one)}
          words={one}
          change={(isConfirmed) => {
            const next = new Set(confirmed);
            if (isConfirmed) next.add(one);
            else next.delete(one);
            setConfirmed(next);
          }}
          key={one}
        />
      ))}
      {refused.length === 0 && (
        <p className="cluster">
          <Button
            label="Show this round to students"
            type="submit"
            name="intent"
            value="import"
            disabled={isBusy || !isReady}
          />
          {!isReady && <span className="quiet">Once each of these is looked at and ticked.</span>}
        </p>
      )}
    </section>
  );
}

function headingOf(refused: number, asked: number): string {
  if (refused > 0) return "This round cannot be taken in";
  return asked > 0 ? "Please look at this first" : "Nothing is odd about this round";
}

type Counts = Pick<RoundReport, "rows" | "institutes" | "preparatory">;

function Figures({ report }: { report: RoundReport }) {
  const { comparedWith, newSeats, goneSeats } = report;
  const rounds = [report, ...(comparedWith === null ? [] : [comparedWith])];
  return (
    <>
      <div className="table-scroll rank-figures">
        <table>
          <caption>
            {comparedWith === null
              ? "What the table holds"
              : `Compared with round ${comparedWith.round} of ${comparedWith.year}`}
          </caption>
          <thead>
            <tr>
              <td />
              {rounds.map(({ year, round }) => (
                <th scope="col" key={`${year}-${round}`}>
                  {year}, round {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(([name, figure]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {rounds.map((one) => (
                  <td key={`${one.year}-${one.round}`}>{said(figure(one))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {comparedWith !== null && (
        <p className="quiet">{seatsBeside(comparedWith.year, newSeats, goneSeats)}</p>
      )}
    </>
  );
}

const figures: readonly (readonly [name: string, of: (round: Counts) => number])[] = [
  ["Rows", ({ rows }) => rows],
  ["Institutes", ({ institutes }) => institutes],
  ["Rows with P", ({ preparatory }) => preparatory],
];

function seatsBeside(year: number, newSeats: number, goneSeats: number): string {
  if (newSeats + goneSeats === 0) return `The seats are those of ${year}.`;
  return `Seats that ${year} had not: ${said(newSeats)}. Seats of ${year} that are not here: ${said(goneSeats)}.`;
}

function FindingItem({ finding: { sentence, points, rows, rowCount } }: { finding: Finding }) {
  const more = rowCount > rows.length ? ` and ${said(rowCount - rows.length)} more` : "";
  const many = rowCount > 1 ? "Rows" : "Row";
  const where =
    rows.length === 0 ? "" : ` ${many} ${rows.join(", ")}${more}, counted with the heads.`;
  if (points.length === 0) return <p>{sentence + where}</p>;
  return (
    <>
      <p>{sentence}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

type QuestionProps = {
  findings: readonly Finding[];
  words: string;
  change: (isConfirmed: boolean) => void;
};

function Question({ findings, words, change }: QuestionProps) {
  const id = useId();
  return (
    <div className="alert stack">
      <div id={id}>
        {findings.map((finding) => (
          <FindingItem finding={finding} key={finding.sentence} />
        ))}
      </div>
      <label className="rank-question">
        <input
          type="checkbox"
          name="confirmed"
          value={words}
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
