import { readFile, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { factText, notAnnounced } from "../content/facts/index.ts";
import { standingOf } from "../content/facts/standing.ts";
import {
  differences,
  factFileOf,
  readFactFile,
  type Difference,
  type FactFile,
} from "../domain/facts/fact-file.ts";
import type { ProposeInput } from "../domain/facts/fact-proposal.ts";
import { readFactValue } from "../domain/facts/fact-value-schema.ts";
import type { FactsService } from "../domain/facts/facts-service.ts";
import type { Services } from "../domain/services.ts";
import type { Clock } from "../domain/shared/clock.ts";
import { startErrorFrom, StartError } from "../server/start-error.ts";
import { countText, readOptions, runAsProcess, UnknownWords, type Command } from "./command.ts";
import { withServices } from "./site-services.ts";

const usage = `Exam facts in one file. Works while the server runs, on the same settings.

  npm run facts -- export FILE      write all records as they hold to a new file
  --edition YEAR              of this edition; without it, of the current one
  npm run facts -- import FILE      show what a file would change, and store nothing
  --dry-run                   says so explicitly; not beside --apply

  --apply EMAIL               propose it in the name of this admin, as one change that waits on the desk
  --yes                       confirm what the rules ask
  --reason WORDS              why it changes; without it, the name of the file
  --approve-alone SENTENCE    approve it at once, and say what you have checked; not where a second
                              person is required`;

/** A file of all records has some 200 kB. */
const largestFile = 5_000_000;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const knownOptions = {
  edition: text,
  apply: text,
  reason: text,
  "approve-alone": text,
  yes: flag,
  "dry-run": flag,
} as const;

export const factsCommand: Command = {
  usage,
  async run(words, context) {
    const { command, path, edition, options } = readWords(words);
    const settings = context.settings();
    if (options.alone !== undefined && settings.secondApprover === "required")
      throw new StartError(
        "A second person has to approve changes here: leave --approve-alone out.",
      );
    const lines = await withServices(settings, {}, async ({ facts, auth }) => {
      if (command === "export") return exportFacts(facts, { path, edition }, settings.clock);
      if (options.by !== null && !(await isAdmin(auth, options.by)))
        throw new StartError(`${options.by} is not an admin.`);
      const document = readFactFile(await readText(path));
      if (!document.ok) throw new StartError(document.failure.message);
      if (edition !== undefined && document.value.edition !== edition)
        throw new StartError(`The file is about ${document.value.edition}, not about ${edition}.`);
      return importFacts({ facts, document: document.value, path, options });
    });
    return { lines: [lines], isDone: true };
  },
};

async function isAdmin({ accounts }: Services["auth"], email: string): Promise<boolean> {
  const admins = (await accounts.list()).filter(({ role }) => role === "admin");
  return admins.some((account) => account.email === email);
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

function readWords(words: readonly string[]) {
  const commandLine = readOptions(words, knownOptions);
  const [command, path = "", ...otherWords] = commandLine.positionals;
  if (path === "" || otherWords.length > 0) throw new UnknownWords();
  if (command !== "export" && command !== "import") throw new UnknownWords();
  const { edition, apply, reason, yes, "approve-alone": alone } = commandLine.values;
  const { length } = Object.values(commandLine.values).filter((value) => typeof value === "string");
  const isDry = commandLine.values["dry-run"];
  if (command === "export" && (length > (edition === undefined ? 0 : 1) || yes || isDry))
    throw new UnknownWords();
  if (isDry && apply !== undefined)
    throw new UnknownWords("--dry-run stores nothing and --apply does: say one of them.");
  if (alone !== undefined && apply === undefined) throw new UnknownWords();
  const options: ImportOptions = {
    by: apply?.trim().toLowerCase() ?? null,
    alone,
    reason,
    isConfirmed: yes,
  };
  return { command, path, edition, options } as const;
}

/** How a file is to be taken over. */
type ImportOptions = {
  /** In whose name; null to store nothing. */
  readonly by: string | null;
  /** Yes to whatever the rules ask. */
  readonly isConfirmed: boolean;
  readonly reason: string | undefined;
  /** The sentence with which it is approved at once; undefined to let it wait on the desk. */
  readonly alone: string | undefined;
};

type Import = {
  readonly facts: FactsService;
  readonly document: FactFile;
  readonly path: string;
  readonly options: ImportOptions;
};

/**
 * Lists what a file would change; with a name, it is proposed as one change, and approved at once
 * where a sentence says what was checked. Throws `StartError` when it cannot be.
 */
async function importFacts({ facts, document, path, options }: Import): Promise<string> {
  const present = facts.ofEdition(document.edition);
  if (present === undefined) throw new StartError(`The site has no edition “${document.edition}”.`);
  const changesFound = differences(document, present);
  if (changesFound.length === 0)
    return "Every record of the file holds already. Nothing would change.";
  const input: ProposeInput = {
    edition: document.edition,
    changes: changesFound.map(({ statement }) => statement),
    reason: options.reason ?? `Imported from ${basename(path)}.`,
    seenVersion: present.version,
  };
  const trial = await facts.tryOut(input);
  if (!trial.ok) throw new StartError(trial.failure.message);
  const tryOut = trial.value;
  if (tryOut.refusals.length > 0) throw new StartError(tryOut.refusals.join("\n"));
  const lines = [
    `${countText(changesFound.length, "record")} would change:`,
    ...changesFound.map((difference) => `  ${lineOf(difference)}`),
    ...questionLines(tryOut.questions, options.isConfirmed),
  ];
  const { by, alone, isConfirmed } = options;
  if (by === null)
    return [...lines, "Nothing was stored. To propose it: --apply EMAIL of an admin."].join("\n");
  const confirmedQuestions = isConfirmed ? tryOut.questions : [];
  const proposal = await facts.propose({ ...input, confirmed: confirmedQuestions }, { email: by });
  if (!proposal.ok) throw new StartError(proposal.failure.message);
  const { id } = proposal.value;
  if (alone === undefined)
    return [...lines, `It waits for approval on the desk, as the change ${id}.`].join("\n");
  const approval = await facts.approve({ id, alone }, { email: by });
  if (!approval.ok)
    throw new StartError(`It waits on the desk, and was not approved: ${approval.failure.message}`);
  return [...lines, `It was approved, and holds from ${approval.value.validFrom} on.`].join("\n");
}

function questionLines(questions: readonly string[], isConfirmed: boolean): readonly string[] {
  if (questions.length === 0) return [];
  const head = isConfirmed ? "Confirmed by --yes:" : "To be confirmed, with --yes:";
  return [head, ...questions.map((question) => `  ${question}`)];
}

function lineOf({ statement, present }: Difference): string {
  const { factId, value, standing, source, checkedOn } = statement;
  if (present === undefined) return factId;
  const newValue = readFactValue(present, value);
  const isOwn = present.carried === undefined;
  const before = isOwn ? factText({ value: present.value }) : notAnnounced;
  const after = newValue.ok ? factText({ value: newValue.value }) : "";
  const otherDifferences = [
    standing !== standingOf(present) && `${standingOf(present)} → ${standing}`,
    source.address !== present.source.address && `source ${source.address}`,
    checkedOn !== present.checkedOn && `checked on ${checkedOn}`,
  ].filter((part) => part !== false);
  const change = before === after ? before : `${before} → ${after}`;
  return `${present.label}: ${[change, ...otherDifferences].join("; ")}`;
}

if (import.meta.main) await runAsProcess(factsCommand);
