import { basename } from "node:path";
import type { RoundCounts, RoundReport } from "../domain/closing-ranks/closing-ranks-service.ts";
import { roundBounds } from "../domain/closing-ranks/round-rows.ts";
import type { Finding } from "../domain/closing-ranks/validate-round.ts";
import {
  countText,
  readBounded,
  readOptions,
  runAsProcess,
  UnknownWords,
  valueOf,
  type Command,
  type Outcome,
  withServices,
} from "./command.ts";

const usage = `Closing ranks of JoSAA. Works while the server runs, on the same settings.

  npm run ranks -- import FILE   take in the official page as it was saved (HTML), or its table as CSV or TSV

  --year YEAR --round ROUND      which round it is, where neither its rows nor the lists of the page say so; what
                                 says otherwise is refused
  --dry-run                      show what a file says and what is odd about it, and store nothing
  --confirm                      everything that is asked was compared with the official page, and is right

The newest import of a year takes the place of what was there. The desk lists them: Facts, Closing ranks.
Ends with 0 when it is done, with 1 when something is refused or asked, with 2 when the command is not understood.`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

export const closingRanksCommand: Command = {
  usage,
  async run(words, { settings }) {
    const { positionals, values } = readOptions(words, {
      year: text,
      round: text,
      confirm: flag,
      "dry-run": flag,
      help: flag,
    });
    const [command, path, ...others] = positionals;
    if (values.help || command === "help") return { lines: [usage], isDone: true };
    if (command !== "import" || path === undefined || others.length > 0) throw new UnknownWords();
    const year = wholeNumber(values.year, /^20\d\d$/, "--year has to be a year, such as 2025.");
    const round = wholeNumber(values.round, /^[1-9]\d?$/, "--round has to be a number, such as 6.");
    const file = await readBounded(path, roundBounds.bytes, "one round of JoSAA: 16 MB at most");
    const handed = { year, round, file };
    return withServices(settings(), {}, async ({ closingRanks }) => {
      if (values["dry-run"]) {
        const checked = valueOf(await closingRanks.check(handed));
        return outcomeOf(checked, null, checked.findings.length === 0);
      }
      const options = { source: basename(path), isConfirmed: values.confirm, by: null };
      const { report, importId } = valueOf(await closingRanks.import(handed, options));
      return outcomeOf(report, importId, importId !== null);
    });
  },
};

function wholeNumber(typed: string | undefined, form: RegExp, problem: string): number | null {
  if (typed === undefined) return null;
  if (!form.test(typed)) throw new UnknownWords(problem);
  return Number(typed);
}

function outcomeOf(report: RoundReport, importId: string | null, isDone: boolean): Outcome {
  const { comparedWith, findings, round, year } = report;
  const isRefused = findings.some(({ kind }) => kind === "refused");
  const nextStep = isRefused
    ? "Save the page again, or correct --year and --round: what is refused cannot be confirmed."
    : findings.length > 0
      ? "Compare what is asked with the official page, then repeat the command with --confirm."
      : "Nothing is odd about it: leave --dry-run out to take it in.";
  const lines = [
    countsLine(report),
    ...(comparedWith === null ? [] : [`Compared with ${countsLine(comparedWith)}`]),
    ...findings.map(findingLine).toSorted().toReversed(),
    importId === null
      ? `Nothing was stored. ${nextStep}`
      : `Round ${round} of ${year} is in force now (${importId}). A site that runs shows it within a second.`,
  ];
  return { lines, isDone };
}

function countsLine({ year, round, rows, institutes, preparatory }: RoundCounts): string {
  return `${year}, round ${round}: ${countText(rows, "row")}, ${countText(institutes, "institute")}, ${countText(preparatory, "row")} with preparatory ranks.`;
}

function findingLine({ kind, reason, rows, rowCount }: Finding): string {
  const andMore = rowCount > rows.length ? ` and ${rowCount - rows.length} more` : "";
  const where =
    rows.length === 0 ? "" : ` (${rowCount === 1 ? "row" : "rows"} ${rows.join(", ")}${andMore})`;
  return `${kind === "refused" ? "Refused" : "Asked"}: ${reason}${where}`;
}

if (import.meta.main) await runAsProcess(closingRanksCommand);
