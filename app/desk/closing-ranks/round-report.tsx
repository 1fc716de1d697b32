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
  const { comparedWith } = report;
  const rounds = comparedWith === null ? [report] : [report, comparedWith];
  const refused = report.findings.filter(({ kind }) => kind === "refused");
  const asked = report.findings.filter(({ kind }) => kind === "asked");
  return (
    <section className="stack" aria-labelledby="round-report">
      <h3 id="round-report" tabIndex={-1}>
        {refused.length > 0
          ? "This round cannot be imported"
          : asked.length > 0
            ? "Check this first"
            : "No problems found in this round"}
      </h3>
      {refused.length > 0 && (
        <div className="alert alert-danger">
          <p>
            <strong>This cannot be right.</strong> Save the page again, or correct year and round,
            then check it again. Nothing was stored.
          </p>
          <FindingList findings={refused} />
        </div>
      )}
      <Table
        captionSide="top"
        tabularNums
        data={{
          caption:
            comparedWith === null
              ? "Contents of the table"
              : `Compared with round ${comparedWith.round} of ${comparedWith.year}`,
          head: ["Count", ...rounds.map(({ year, round }) => `${year}, round ${round}`)],
          body: figures.map(([label, name]) => [
            label,
            ...rounds.map((round) => round[name].toLocaleString("en-IN")),
          ]),
        }}
      />
      {refused.length === 0 && asked.length > 0 && (
        <div className="alert">
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
        <Button
          label="Show this round to students"
          type="submit"
          name="intent"
          value="import"
          disabled={isBusy || (asked.length > 0 && !isConfirmed)}
        />
      )}
    </section>
  );
}

const figures = [
  ["Rows", "rows"],
  ["Institutes", "institutes"],
  ["Rows with P", "preparatory"],
] as const satisfies readonly (readonly [string, keyof RoundCounts])[];

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul>
      {findings.map(({ reason, rows, rowCount }) => (
        <li key={reason}>
          {reason}{" "}
          {rows.length > 0 &&
            `${rowCount > 1 ? "Rows" : "Row"} ${rows.join(", ")}${rowCount > rows.length ? ` and ${rowCount - rows.length} more` : ""}, counted with the heads.`}
        </li>
      ))}
    </ul>
  );
}
