import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { roundBounds } from "../domain/ranks/reading/round-bounds.ts";
import type { RanksService } from "../domain/ranks/ranks-service.ts";
import { createServices } from "../domain/services.ts";
import { frozenClock, systemClock } from "../domain/shared/clock.ts";
import { noLog } from "../domain/shared/log.ts";
import { loadEnvironment, readSettings, type Settings } from "../server/config.ts";
import { openMigrated } from "../server/data-location.ts";
import { readShippedRound } from "../server/shipped-round-files.ts";
import { startErrorFrom, startFailureMessage, StartError } from "../server/start-error.ts";
import { checkedLines, importedLines, listedLines } from "./rank-report.ts";

const usage = `Closing ranks of JoSAA. Works while the server runs, on the same settings.

  npm run ranks -- list                     the rounds that the site has
  npm run ranks -- import FILE              take in the official page as it was saved (HTML), or its table as CSV or TSV
  npm run ranks -- withdraw ID --reason WORDS
                              take an import back: what was there before holds again

  --year YEAR --round ROUND   which round it is, where neither all rows nor the words around the table say so; what
                              says otherwise is refused
  --dry-run                   show what a file says and what is odd about it, and store nothing
  --source ADDRESS            where it comes from; without it, the name of the file
  --confirm WORDS             confirm what is asked, by the words that the report names; may be repeated
  --help                      these words

Ends with 0 when it is done, with 1 when something is refused or asked, with 2 when the command is not understood.`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const knownOptions = {
  ...{ year: text, round: text, source: text, reason: text },
  confirm: { type: "string", multiple: true, default: [] as string[] },
  ...{ "dry-run": flag, help: flag },
} as const;

type Outcome = { readonly lines: readonly string[]; readonly isDone: boolean };

async function main(words: string[]): Promise<number> {
  const work = readWords(words);
  if (work === "help") {
    console.log(usage);
    return 0;
  }
  if (typeof work === "string") {
    console.error(`${work}\n\n${usage}`);
    return 2;
  }
  const settings = readSettings(loadEnvironment());
  const { lines, isDone } = await withRanks(settings, work);
  for (const line of lines) console.log(line);
  return isDone ? 0 : 1;
}

type Work = (ranks: RanksService) => Promise<Outcome>;

/** What to do, "help", or a sentence about what was not understood. */
function readWords(words: string[]): Work | string {
  const commandLine = parsedWords(words);
  if (typeof commandLine === "string") return commandLine;
  const { positionals, values } = commandLine;
  const [command, subject, ...otherWords] = positionals;
  if (values.help || command === "help") return "help";
  if (command === undefined) return "Say what to do: list, import or withdraw.";
  if (otherWords.length > 0) return `One thing at a time: “${otherWords.join(" ")}” is too much.`;
  if (command === "list" && subject === undefined) return list;
  if (command === "withdraw") return readWithdrawal(subject, values.reason?.trim());
  if (command !== "import") return `There is no “${command}” here.`;
  const { year, round } = values;
  if (subject === undefined || subject === "") return "Say which file: import FILE.";
  if (year !== undefined && !/^20\d\d$/.test(year))
    return "--year has to be a year, such as --year 2025.";
  if (round !== undefined && !/^[1-9]\d?$/.test(round))
    return "--round has to be a number, such as --round 6.";
  return (ranks) =>
    importFile(ranks, subject, {
      year: year === undefined ? null : Number(year),
      round: round === undefined ? null : Number(round),
      confirmed: values.confirm,
      source: values.source ?? basename(subject),
      isDry: values["dry-run"],
    });
}

function readWithdrawal(id: string | undefined, reason: string | undefined): Work | string {
  if (id === undefined) return "Say which import: npm run ranks -- list names them.";
  if (reason === undefined || reason === "") return "--reason has to say what is wrong with it.";
  return (ranks) => withdraw(ranks, id, reason);
}

/** A sentence for an option that there is not. */
function parsedWords(args: string[]) {
  try {
    return parseArgs({ args, options: knownOptions, allowPositionals: true });
  } catch (error) {
    // Behind its first sentence, Node explains how a file would be named that begins with a dash.
    return String(error instanceof Error ? error.message : error).replace(/\. To .*/s, ".");
  }
}

async function list(ranks: RanksService): Promise<Outcome> {
  return { lines: listedLines(await ranks.list()), isDone: true };
}

async function withdraw(ranks: RanksService, id: string, reason: string): Promise<Outcome> {
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
  readonly confirmed: readonly string[];
  readonly source: string;
  readonly isDry: boolean;
};

async function importFile(ranks: RanksService, path: string, options: Given): Promise<Outcome> {
  const { source, isDry, ...round } = options;
  const handedRound = { ...round, file: await readBytes(path) };
  if (isDry) {
    const report = await ranks.check(handedRound, null);
    if (!report.ok) throw new StartError(report.failure.message);
    return { lines: checkedLines(report.value), isDone: report.value.findings.length === 0 };
  }
  const outcome = await ranks.import(handedRound, { source, by: null });
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

/** The rounds of the site that these settings name. Servers that run learn of a change from the audit log. */
async function withRanks(settings: Settings, work: Work): Promise<Outcome> {
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const database = await openMigrated(settings.database);
  try {
    const { ranks, facts } = createServices({
      ...{ database, clock, log: noLog, readShippedRound },
      siteUrl: settings.siteUrl,
      fixed: settings.fixed,
    });
    await facts.load();
    return await work(ranks);
  } finally {
    await database.close();
  }
}

for (const [signal, exitCode] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.once(signal, () => {
    console.error(
      "Stopped. A round is stored whole or not at all: npm run ranks -- list shows which there are.",
    );
    process.exit(exitCode);
  });

main(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(startFailureMessage(error));
    process.exitCode = 1;
  },
);
