import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { largestRoundFile, readFileText } from "../domain/ranks/reading/file-text.ts";
import type { RanksService } from "../domain/ranks/ranks-service.ts";
import { createServices } from "../domain/services.ts";
import { frozenClock, systemClock } from "../domain/shared/clock.ts";
import { noLog } from "../domain/shared/log.ts";
import { loadEnvironment, readSettings, type Settings } from "../server/config.ts";
import { openMigrated } from "../server/data-location.ts";
import { readShippedRound } from "../server/shipped-rounds.ts";
import { startErrorFrom, startFailureMessage, StartError } from "../server/start-error.ts";
import { importedLines, listedLines, wordsOfReport } from "./rank-report.ts";

const usage = `Closing ranks of JoSAA. Works while the server runs, on the same settings.

  npm run ranks -- list                     the rounds that the site has
  npm run ranks -- import FILE --year YEAR --round ROUND
                              take in the official page as it was saved, or its table as CSV or TSV
  npm run ranks -- withdraw ID --reason WORDS
                              take an import back: what was there before holds again

  --dry-run                   show what a file says and what is odd about it, and store nothing
  --source ADDRESS            where it comes from; without it, the name of the file
  --confirm WORDS             confirm what is asked, by the words that the report names; may be repeated`;

const text = { type: "string" } as const;
const known = {
  ...{ year: text, round: text, source: text, reason: text },
  confirm: { type: "string", multiple: true, default: [] as string[] },
  "dry-run": { type: "boolean", default: false },
} as const;

type Outcome = { readonly lines: readonly string[]; readonly isDone: boolean };

async function main(words: string[]): Promise<number> {
  const work = readWords(words);
  if (work === null) {
    console.error(usage);
    return 2;
  }
  const settings = readSettings(loadEnvironment());
  const { lines, isDone } = await withRanks(settings, work);
  for (const line of lines) console.log(line);
  return isDone ? 0 : 1;
}

type Work = (ranks: RanksService) => Promise<Outcome>;

function readWords(words: string[]): Work | null {
  const parsed = parsedWords(words);
  if (parsed === null) return null;
  const { positionals, values } = parsed;
  const [command, subject, ...rest] = positionals;
  if (rest.length > 0) return null;
  if (command === "list" && subject === undefined) return list;
  if (subject === undefined || subject === "") return null;
  const { reason, year, round } = values;
  if (command === "withdraw" && reason !== undefined && reason.trim() !== "")
    return (ranks) => withdraw(ranks, subject, reason.trim());
  if (command !== "import" || !isNumber(year, 4) || !isNumber(round, 2)) return null;
  return (ranks) =>
    importFile(ranks, subject, {
      ...{ year: Number(year), round: Number(round), confirmed: values.confirm },
      source: values.source ?? basename(subject),
      isDry: values["dry-run"],
    });
}

function isNumber(words: string | undefined, digits: number): boolean {
  return words !== undefined && /^\d+$/.test(words) && words.length <= digits;
}

/** Null for an option that there is not. */
function parsedWords(args: string[]) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch {
    return null;
  }
}

async function list(ranks: RanksService): Promise<Outcome> {
  return { lines: listedLines(await ranks.list()), isDone: true };
}

async function withdraw(ranks: RanksService, id: string, reason: string): Promise<Outcome> {
  const withdrawn = await ranks.withdraw({ id, reason }, null);
  if (!withdrawn.ok) throw new StartError(withdrawn.failure.message);
  return { lines: [withdrawn.value.message], isDone: true };
}

type Given = {
  readonly year: number;
  readonly round: number;
  readonly confirmed: readonly string[];
  readonly source: string;
  readonly isDry: boolean;
};

async function importFile(ranks: RanksService, path: string, given: Given): Promise<Outcome> {
  const { source, isDry, ...round } = given;
  const handed = { ...round, text: await readText(path) };
  if (isDry) {
    const checked = await ranks.check(handed);
    if (!checked.ok) throw new StartError(checked.failure.message);
    const lines = [...wordsOfReport(checked.value), "Nothing was stored."];
    return { lines, isDone: checked.value.findings.length === 0 };
  }
  const outcome = await ranks.import(handed, { source, by: null });
  if (!outcome.ok) throw new StartError(outcome.failure.message);
  return { lines: importedLines(outcome.value), isDone: outcome.value.importId !== null };
}

async function readText(path: string): Promise<string> {
  const cannotRead = (error: unknown) => {
    throw startErrorFrom(`${path} cannot be read`, error);
  };
  const { size } = await stat(path).catch(cannotRead);
  if (size > largestRoundFile) throw new StartError(`${path} is too large for one round of JoSAA.`);
  return readFileText(await readFile(path).catch(cannotRead));
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

main(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(startFailureMessage(error));
    process.exitCode = 1;
  },
);
