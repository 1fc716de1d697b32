import type { Finding } from "../domain/ranks/checks/round-finding.ts";
import type { KeptRound } from "../domain/ranks/kept-rounds.ts";
import type { ImportOutcome } from "../domain/ranks/round-import.ts";
import type { RoundCounts, RoundReport } from "../domain/ranks/round-report.ts";
import { countText } from "./backup-command.ts";

/** What a round says beside the one that it is compared with, and what is odd about it, a line each. */
function wordsOfReport(report: RoundReport): readonly string[] {
  const { comparedWith, newSeats, goneSeats, findings } = report;
  const refusals = findings.filter(({ kind }) => kind === "refused");
  const questions = findings.filter(({ kind }) => kind === "asked");
  return [
    wordsOfCounts(report),
    ...(comparedWith === null
      ? ["The site has no round to compare it with."]
      : [
          `Compared with ${wordsOfCounts(comparedWith)}`,
          `Rows of seats that are new: ${newSeats}, of seats that are gone: ${goneSeats}.`,
        ]),
    ...refusals.flatMap((finding) => wordsOfFinding(finding, false)),
    ...questions.flatMap((finding) => wordsOfFinding(finding, refusals.length === 0)),
  ];
}

/** The same, and what to do next. */
export function checkedLines(report: RoundReport): readonly string[] {
  const end =
    report.findings.length === 0
      ? "Nothing is odd about it: leave --dry-run out to take it in."
      : nextStep(report);
  return [...wordsOfReport(report), `Nothing was stored. ${end}`];
}

/** The same, and whether it was taken in. */
export function importedLines({ report, importId }: ImportOutcome): readonly string[] {
  if (importId === null)
    return [...wordsOfReport(report), `Nothing was stored. ${nextStep(report)}`];
  return [
    ...wordsOfReport(report),
    `Round ${report.round} of ${report.year} is in force now (${importId}). A site that runs shows it within a second.`,
    `To take it back: npm run ranks -- withdraw ${importId} --reason WORDS`,
  ];
}

function nextStep({ findings }: RoundReport): string {
  return findings.some(({ kind }) => kind === "refused")
    ? "Save the page again, or correct --year and --round: what is refused cannot be confirmed."
    : "Look at what is asked, then repeat the command with these words of --confirm.";
}

/** The rounds that the site has, a line each. */
export function listedLines(rounds: readonly KeptRound[]): readonly string[] {
  return rounds.map(({ year, round, rows, isInForce, imported: importDetails }) => {
    const state =
      importDetails?.withdrawn != null
        ? `withdrawn on ${importDetails.withdrawn.at}`
        : isInForce
          ? "in force"
          : "replaced";
    const origin =
      importDetails === null
        ? "ships with the site"
        : `imported on ${importDetails.at} by ${importDetails.by} from ${importDetails.source}, id ${importDetails.id}`;
    return `${year}, round ${round}: ${countText(rows, "row")}, ${state}, ${origin}`;
  });
}

function wordsOfCounts({ year, round, rows, institutes, preparatory }: RoundCounts): string {
  return `${year}, round ${round}: ${countText(rows, "row")}, ${countText(institutes, "institute")}, ${countText(preparatory, "row")} with preparatory ranks.`;
}

function wordsOfFinding(finding: Finding, mayConfirm: boolean): readonly string[] {
  const { kind, sentence, points, rows, rowCount, confirmBy } = finding;
  const andMore = rowCount > rows.length ? ` and ${rowCount - rows.length} more` : "";
  const where =
    rows.length === 0 ? "" : ` (${rowCount === 1 ? "row" : "rows"} ${rows.join(", ")}${andMore})`;
  return [
    `${kind === "refused" ? "Refused" : "Asked"}: ${sentence}${where}`,
    ...points.map((point) => `  ${point}`),
    ...(mayConfirm && confirmBy !== null ? [`  To confirm: --confirm "${confirmBy}"`] : []),
  ];
}
