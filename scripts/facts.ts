import { readFile, stat, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { factFileOf, readFactFile } from "../domain/facts/fact-file.ts";
import type { FactsService } from "../domain/facts/facts-service.ts";
import { createServices } from "../domain/services.ts";
import { frozenClock, systemClock, type Clock } from "../domain/shared/clock.ts";
import { noLog } from "../domain/shared/log.ts";
import { loadEnvironment, readSettings, type Settings } from "../server/config.ts";
import { openMigrated } from "../server/data-location.ts";
import { startErrorFrom, startFailureMessage, StartError } from "../server/start-error.ts";
import { countText } from "./backup-command.ts";
import { importFacts, type ImportOptions } from "./fact-import.ts";

const usage = `Exam facts in one file. Works while the server runs, on the same settings.

  npm run facts -- export FILE      write all records as they hold to a new file
  --edition YEAR              of this edition; without it, of the current one
  npm run facts -- import FILE      show what a file would change, and store nothing
  --dry-run                   says so explicitly; not beside --apply

  --apply EMAIL               propose it in the name of this admin, as one change that waits on the desk
  --yes                       confirm what the rules ask
  --reason WORDS              why it changes; without it, the name of the file
  --note WORDS, --minor       what readers are told, or that they need not be told
  --from INSTANT              from when it holds, for example 2026-12-01T00:00:00+05:30
  --approve-alone SENTENCE    approve it at once, and say what you have checked; not where a second
                              person is required`;

/** A file of all records has some 200 kB. */
const largestFile = 5_000_000;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const knownOptions = {
  ...{ edition: text, apply: text, reason: text, note: text, from: text, "approve-alone": text },
  ...{ yes: flag, minor: flag, "dry-run": flag },
} as const;

async function main(words: string[]): Promise<number> {
  const commandWords = readWords(words);
  if (commandWords === null || typeof commandWords === "string") {
    console.error(commandWords === null ? usage : `${commandWords}\n\n${usage}`);
    return 2;
  }
  const settings = readSettings(loadEnvironment());
  const { command, path, edition, options } = commandWords;
  if (options.alone !== undefined && settings.secondApprover === "required")
    throw new StartError("A second person has to approve changes here: leave --approve-alone out.");
  const line = await withFacts(settings, async (facts, { clock, isAdmin }) => {
    if (command === "export") return exportFacts(facts, { path, edition }, clock);
    if (options.by !== null && !(await isAdmin(options.by)))
      throw new StartError(`${options.by} is not an admin.`);
    const document = readFactFile(await readText(path));
    if (!document.ok) throw new StartError(document.failure.message);
    if (edition !== undefined && document.value.edition !== edition)
      throw new StartError(`The file is about ${document.value.edition}, not about ${edition}.`);
    return importFacts({ facts, document: document.value, path, options });
  });
  console.log(line);
  return 0;
}

type Export = { readonly path: string; readonly edition: string | undefined };

async function exportFacts(
  facts: FactsService,
  { path, edition }: Export,
  clock: Clock,
): Promise<string> {
  const records = edition === undefined ? facts.current() : facts.ofEdition(edition);
  if (records === undefined) throw new StartError(`The site has no edition “${edition ?? ""}”.`);
  const document = factFileOf(records, clock.now());
  await writeFile(path, `${JSON.stringify(document, null, 2)}\n`, { flag: "wx" }).catch(
    (error: unknown) => {
      throw startErrorFrom(`The exam facts could not be written to ${path}`, error);
    },
  );
  return `${countText(document.facts.length, "record")} of ${document.edition} are in ${path}.`;
}

async function readText(path: string): Promise<string> {
  const cannotRead = (error: unknown) => {
    throw startErrorFrom(`${path} cannot be read`, error);
  };
  const { size } = await stat(path).catch(cannotRead);
  if (size > largestFile) throw new StartError(`${path} is too large for a file of exam facts.`);
  return readFile(path, "utf8").catch(cannotRead);
}

type Around = {
  readonly clock: Clock;
  readonly isAdmin: (email: string) => Promise<boolean>;
};

/** The facts of the site that these settings name. Servers that run learn of a change from the audit log. */
async function withFacts(
  settings: Settings,
  work: (facts: FactsService, around: Around) => Promise<string>,
): Promise<string> {
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const database = await openMigrated(settings.database);
  try {
    const {
      facts,
      auth,
      settings: office,
    } = createServices({
      ...{ database, clock, log: noLog },
      siteUrl: settings.siteUrl,
      fixed: settings.fixed,
    });
    await office.load();
    await facts.load();
    return await work(facts, {
      clock,
      isAdmin: async (email) =>
        (await auth.accounts.list()).some(
          ({ role, ...account }) => role === "admin" && account.email === email,
        ),
    });
  } finally {
    await database.close();
  }
}

function readWords(words: string[]) {
  const commandLine = parsedWords(words);
  const [command, path, ...otherWords] = commandLine?.positionals ?? [];
  if (commandLine === null || path === undefined || path === "" || otherWords.length > 0)
    return null;
  if (command !== "export" && command !== "import") return null;
  const {
    edition,
    apply,
    reason,
    note,
    from,
    yes,
    minor,
    "approve-alone": alone,
  } = commandLine.values;
  const { length } = Object.values(commandLine.values).filter((value) => typeof value === "string");
  const isDry = commandLine.values["dry-run"];
  if (command === "export" && (length > (edition === undefined ? 0 : 1) || yes || minor || isDry))
    return null;
  if (isDry && apply !== undefined)
    return "--dry-run stores nothing and --apply does: say one of them.";
  if (alone !== undefined && apply === undefined) return null;
  const options: ImportOptions = {
    ...{ by: apply?.trim().toLowerCase() ?? null, alone, reason },
    ...{ isConfirmed: yes, publicNote: note, isMinor: minor, validFrom: from },
  };
  return { command, path, edition, options } as const;
}

/** Null for an option that there is not. */
function parsedWords(args: string[]) {
  try {
    return parseArgs({ args, options: knownOptions, allowPositionals: true });
  } catch {
    return null;
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
