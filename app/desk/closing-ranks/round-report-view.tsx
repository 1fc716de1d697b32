import { Checkbox, Table } from "@mantine/core";
import { useState } from "react";
import type {
  RoundCounts,
  RoundReport,
} from "../../../domain/closing-ranks/closing-ranks-service.ts";
import type { Finding } from "../../../domain/closing-ranks/validate-round.ts";
import { Button } from "../kit/button.tsx";

export function RoundReportView({ report, isBusy }: { report: RoundReport; isBusy: boolean }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const refused = report.findings.filter(({ kind }) => kind === "refused");
  const asked = report.findings.filter(({ kind }) => kind === "asked");
  return (
    <section className="stack" aria-labelledby="round-report">
      <h3 id="round-report" tabIndex={-1}>
        {headingOf(refused.length, asked.length)}
      </h3>
      {refused.length > 0 && (
        <div className="alert alert-danger stack">
          <p>
            <strong>This cannot be right.</strong> Save the page again, or correct year and round,
            then check it again. Nothing was stored.
          </p>
          <FindingList findings={refused} />
        </div>
      )}
      <Figures report={report} />
      {refused.length === 0 && asked.length > 0 && (
        <div className="alert stack">
          <FindingList findings={asked} />
          <Checkbox
            label="I have compared this with the official page and it is correct"
            name="confirmed"
            value="yes"
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
        </div>
      )}
      {refused.length === 0 && (
        <p>
          <Button
            label="Show this round to students"
            type="submit"
            name="intent"
            value="import"
            disabled={isBusy || (asked.length > 0 && !isConfirmed)}
          />
        </p>
      )}
    </section>
  );
}

function headingOf(refused: number, asked: number): string {
  if (refused > 0) return "This round cannot be imported";
  return asked > 0 ? "Check this first" : "No problems found in this round";
}

function Figures({ report }: { report: RoundReport }) {
  const { comparedWith } = report;
  const rounds = comparedWith === null ? [report] : [report, comparedWith];
  return (
    <Table
      captionSide="top"
      tabularNums
      data={{
        caption:
          comparedWith === null
            ? "Contents of the table"
            : `Compared with round ${comparedWith.round} of ${comparedWith.year}`,
        head: ["Count", ...rounds.map(({ year, round }) => `${year}, round ${round}`)],
        body: figures.map(([name, figure]) => [
          name,
          ...rounds.map((one) => countText(figure(one))),
        ]),
      }}
    />
  );
}

const figures: readonly (readonly [name: string, of: (round: RoundCounts) => number])[] = [
  ["Rows", ({ rows }) => rows],
  ["Institutes", ({ institutes }) => institutes],
  ["Rows with P", ({ preparatory }) => preparatory],
];

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={finding.reason}>
          {finding.reason} {rowsText(finding)}
        </li>
      ))}
    </ul>
  );
}

function rowsText({ rows, rowCount }: Finding): string {
  if (rows.length === 0) return "";
  const more = rowCount > rows.length ? ` and ${countText(rowCount - rows.length)} more` : "";
  return `${rowCount > 1 ? "Rows" : "Row"} ${rows.join(", ")}${more}, counted with the heads.`;
}

function countText(count: number): string {
  return count.toLocaleString("en-IN");
}
