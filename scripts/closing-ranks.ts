import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import type {
  ClosingRanksService,
  ImportOutcome,
  KeptRound,
  RoundCounts,
  RoundReport,
} from "../domain/closing-ranks/closing-ranks-service.ts";
import { roundBounds } from "../domain/closing-ranks/round-rows.ts";
import type { Finding } from "../domain/closing-ranks/validate-round.ts";
import { readShippedRound } from "../server/shipped-rounds.ts";
import { startErrorFrom, StartError } from "../server/start-error.ts";
import {
  countText,
  readOptions,
  runAsProcess,
  UnknownWords,
  type Command,
  type Outcome,
} from "./command.ts";
import { withServices } from "./site-services.ts";

const usage = `Closing ranks of JoSAA. Works while the server runs, on the same settings.

  npm run ranks -- list                     the rounds that the site has
  npm run ranks -- import FILE              take in the official page as it was saved (HTML), or its table as CSV or TSV
  npm run ranks -- withdraw ID --reason WORDS
                              take an import back: what was there before holds again

  --year YEAR --round ROUND   which round it is, where neither all rows nor the lists of the page say so; what
                              says otherwise is refused
  --dry-run                   show what a file says and what is odd about it, and store nothing
  --source ADDRESS            where it comes from; without it, the name of the file
  --confirm                   everything that is asked was compared with the official page, and is right
  --help                      these words

Ends with 0 when it is done, with 1 when something is refused or asked, with 2 when the command is not understood.`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const knownOptions = {
  year: text,
  round: text,
  source: text,
  reason: text,
  confirm: flag,
  "dry-run": flag,
  help: flag,
} as const;

export const closingRanksCommand: Command = {
  usage,
  async run(words, { settings, onStop }) {
    onStop((exitCode) => {
      console.error(
        "Stopped. A round is stored whole or not at all: npm run ranks -- list shows which there are.",
      );
      process.exit(exitCode);
    });
    const work = readWords(words);
    if (work === "help") return { lines: [usage], isDone: true };
    return withServices(settings(), { readShippedRound }, ({ closingRanks }) => work(closingRanks));
  },
};

type Work = (ranks: ClosingRanksService) => Promise<Outcome>;

function readWords(words: readonly string[]): Work | "help" {
  const { positionals, values } = readOptions(words, knownOptions);
  const [command, subject, ...otherWords] = positionals;
  if (values.help || command === "help") return "help";
  if (command === undefined) throw new UnknownWords("Say what to do: list, import or withdraw.");
  if (otherWords.length > 0)
    throw new UnknownWords(`One thing at a time: “${otherWords.join(" ")}” is too much.`);
  if (command === "list" && subject === undefined) return list;
  if (command === "withdraw") return readWithdrawal(subject, values.reason?.trim());
  if (command !== "import") throw new UnknownWords(`There is no “${command}” here.`);
  const { year, round } = values;
  if (subject === undefined || subject === "")
    throw new UnknownWords("Say which file: import FILE.");
  if (year !== undefined && !/^20\d\d$/.test(year))
    throw new UnknownWords("--year has to be a year, such as --year 2025.");
  if (round !== undefined && !/^[1-9]\d?$/.test(round))
    throw new UnknownWords("--round has to be a number, such as --round 6.");
  return (ranks) =>
    importFile(ranks, subject, {
      year: year === undefined ? null : Number(year),
      round: round === undefined ? null : Number(round),
      isConfirmed: values.confirm,
      source: values.source ?? basename(subject),
      isDry: values["dry-run"],
    });
}

function readWithdrawal(id: string | undefined, reason: string | undefined): Work {
  if (id === undefined)
    throw new UnknownWords("Say which import: npm run ranks -- list names them.");
  if (reason === undefined || reason === "")
    throw new UnknownWords("--reason has to say what is wrong with it.");
  return (ranks) => withdraw(ranks, id, reason);
}

async function list(ranks: ClosingRanksService): Promise<Outcome> {
  return { lines: listedLines(await ranks.list()), isDone: true };
}

async function withdraw(ranks: ClosingRanksService, id: string, reason: string): Promise<Outcome> {
  const withdrawal = await ranks.withdraw({ id, reason }, null);
  if (!withdrawal.ok)
    throw new StartError(
      `${withdrawal.failure.message} npm run ranks -- list shows what there is.`,
    );
  return { lines: [withdrawal.value.message], isDone: true };
}

type Given = {
  /** Null where the file itself says it. */
  readonly year: number | null;
  readonly round: number | null;
  readonly isConfirmed: boolean;
  readonly source: string;
  readonly isDry: boolean;
};

async function importFile(
  ranks: ClosingRanksService,
  path: string,
  options: Given,
): Promise<Outcome> {
  const { source, isConfirmed, isDry, ...round } = options;
  const handedRound = { ...round, file: await readBytes(path) };
  if (isDry) {
    const report = await ranks.check(handedRound);
    if (!report.ok) throw new StartError(report.failure.message);
    return { lines: checkedLines(report.value), isDone: report.value.findings.length === 0 };
  }
  const outcome = await ranks.import(handedRound, { source, isConfirmed, by: null });
  if (!outcome.ok) throw new StartError(outcome.failure.message);
  return { lines: importedLines(outcome.value), isDone: outcome.value.importId !== null };
}

async function readBytes(path: string): Promise<Uint8Array> {
  const cannotRead = (error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT")
      throw new StartError(`There is no file ${path} in ${process.cwd()}: is the path right?`);
    if (code === "EACCES") throw new StartError(`This account may not read ${path}.`);
    throw startErrorFrom(`${path} cannot be read`, error);
  };
  const fileStatus = await stat(path).catch(cannotRead);
  if (fileStatus.isDirectory()) throw new StartError(`${path} is a folder: name the file in it.`);
  if (!fileStatus.isFile()) throw new StartError(`${path} is no file.`);
  if (fileStatus.size > roundBounds.bytes)
    throw new StartError(`${path} is too large for one round of JoSAA: 16 MB at most.`);
  return readFile(path).catch(cannotRead);
}

/** The counts of a round beside those that it is compared with, and the findings, a line each. */
function reportLines(report: RoundReport): readonly string[] {
  const { comparedWith, newSeats, goneSeats, findings } = report;
  return [
    countsLine(report),
    ...(comparedWith === null
      ? ["The site has no round to compare it with."]
      : [
          `Compared with ${countsLine(comparedWith)}`,
          `Rows of seats that are new: ${newSeats}, of seats that are gone: ${goneSeats}.`,
        ]),
    ...findings.filter(({ kind }) => kind === "refused").map(findingLine),
    ...findings.filter(({ kind }) => kind === "asked").map(findingLine),
  ];
}

function checkedLines(report: RoundReport): readonly string[] {
  const end =
    report.findings.length === 0
      ? "Nothing is odd about it: leave --dry-run out to take it in."
      : nextStep(report);
  return [...reportLines(report), `Nothing was stored. ${end}`];
}

function importedLines({ report, importId }: ImportOutcome): readonly string[] {
  if (importId === null) return [...reportLines(report), `Nothing was stored. ${nextStep(report)}`];
  return [
    ...reportLines(report),
    `Round ${report.round} of ${report.year} is in force now (${importId}). A site that runs shows it within a second.`,
    `To take it back: npm run ranks -- withdraw ${importId} --reason WORDS`,
  ];
}

function nextStep({ findings }: RoundReport): string {
  return findings.some(({ kind }) => kind === "refused")
    ? "Save the page again, or correct --year and --round: what is refused cannot be confirmed."
    : "Compare what is asked with the official page, then repeat the command with --confirm.";
}

function listedLines(rounds: readonly KeptRound[]): readonly string[] {
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
