import type { Finding } from "../domain/ranks/checks/finding.ts";
import type { KeptRound } from "../domain/ranks/kept-rounds.ts";
import type { ImportOutcome } from "../domain/ranks/round-import.ts";
import type { RoundCounts, RoundReport } from "../domain/ranks/round-report.ts";
import { counted } from "./backup-command.ts";

/** What a round says beside the one that it is compared with, and what is odd about it, a line each. */
export function wordsOfReport(report: RoundReport): readonly string[] {
  const { comparedWith, newSeats, goneSeats, findings } = report;
  return [
    wordsOfCounts(report),
    ...(comparedWith === null
      ? ["The site has no round to compare it with."]
      : [
          `Compared with ${wordsOfCounts(comparedWith)}`,
          `${counted(newSeats, "line")} of seats are new, ${goneSeats} are gone.`,
        ]),
    ...findings.flatMap(wordsOfFinding),
  ];
}

/** The same, and whether it was taken in. */
export function importedLines({ report, importId }: ImportOutcome): readonly string[] {
  const hasRefusal = report.findings.some(({ kind }) => kind === "refused");
  const end =
    importId !== null
      ? `Round ${report.round} of ${report.year} is in force now (${importId}).`
      : hasRefusal
        ? "Nothing was stored: the file has to be put right first."
        : "Nothing was stored: confirm what is asked by --confirm, once you have looked.";
  return [...wordsOfReport(report), end];
}

/** The rounds that the site has, a line each. */
export function listedLines(rounds: readonly KeptRound[]): readonly string[] {
  return rounds.map(({ year, round, rows, isInForce, imported }) => {
    const state =
      imported?.withdrawn != null
        ? `withdrawn on ${imported.withdrawn.at}`
        : isInForce
          ? "in force"
          : "replaced";
    const origin =
      imported === null
        ? "ships with the site"
        : `imported on ${imported.at} by ${imported.by} from ${imported.source}, id ${imported.id}`;
    return `${year}, round ${round}: ${counted(rows, "row")}, ${state}, ${origin}`;
  });
}

function wordsOfCounts({ year, round, rows, institutes, preparatory }: RoundCounts): string {
  return `${year}, round ${round}: ${counted(rows, "row")}, ${counted(institutes, "institute")}, ${counted(preparatory, "row")} with preparatory ranks.`;
}

function wordsOfFinding(finding: Finding): readonly string[] {
  const { kind, sentence, points, rows, rowCount, confirmBy } = finding;
  const more = rowCount > rows.length ? ` and ${rowCount - rows.length} more` : "";
  const where = rows.length === 0 ? "" : ` (row ${rows.join(", ")}${more})`;
  const listed = points.map((point) => `  ${point}`);
  if (kind === "refused") return [`Refused: ${sentence}${where}`, ...listed];
  return [`Asked: ${sentence}${where}`, ...listed, `  To confirm: --confirm "${confirmBy ?? ""}"`];
}
