import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { factText, notAnnounced } from "../content/facts/index.ts";
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
import { startErrorFrom, StartError } from "../server/start-error.ts";
import {
  countText,
  readBounded,
  readOptions,
  runAsProcess,
  UnknownWords,
  valueOf,
  type Command,
  withServices,
} from "./command.ts";

const usage = `Exam facts in one file. Works while the server runs, on the same settings.

  npm run facts -- export FILE      write all records as they hold to a new file
  --edition YEAR              of this edition; without it, of the current one
  npm run facts -- import FILE      show what a file would change, and store nothing
  --dry-run                   says so explicitly; not beside --apply
  --apply EMAIL               propose it in the name of this admin, as one change that waits on the desk
  --yes                       confirm what the rules ask`;

/** A file of all records has some 200 kB. */
const largestFile = 5_000_000;

const knownOptions = {
  edition: { type: "string" },
  apply: { type: "string" },
  yes: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

export const factsCommand: Command = {
  usage,
  async run(words, context) {
    const { command, path, edition, apply, isConfirmed } = readWords(words);
    const text = await withServices(context.settings(), {}, async ({ facts, people }) => {
      if (command === "export") return exportFacts(facts, path, edition);
      if (apply !== undefined && !(await people.approvers()).includes(apply))
        throw new StartError(`${apply} is not an admin.`);
      const file = await readBounded(path, largestFile, "a file of exam facts");
      const document = valueOf(readFactFile(file.toString()));
      return importFacts({ facts, document, path, apply, isConfirmed });
    });
    return { lines: [text], isDone: true };
  },
};

async function exportFacts(
  facts: FactsService,
  path: string,
  edition: string | undefined,
): Promise<string> {
  const records = edition === undefined ? facts.current() : facts.ofEdition(edition);
  if (records === undefined) throw new StartError(`The site has no edition “${edition ?? ""}”.`);
  const document = factFileOf(records);
  await writeFile(path, `${JSON.stringify(document, null, 2)}\n`, { flag: "wx" }).catch(
    (error: unknown) => {
      throw startErrorFrom(`The exam facts could not be written to ${path}`, error);
    },
  );
  return `${countText(document.facts.length, "record")} of ${document.edition} are in ${path}.`;
}

function readWords(words: readonly string[]) {
  const { positionals, values } = readOptions(words, knownOptions);
  const [command, path = "", ...otherWords] = positionals;
  if (path === "" || otherWords.length > 0) throw new UnknownWords();
  if (command !== "export" && command !== "import") throw new UnknownWords();
  const { edition, yes, "dry-run": isDry } = values;
  const apply = values.apply?.trim().toLowerCase();
  const isOfImport = apply !== undefined || yes || isDry;
  if (command === "export" ? isOfImport : edition !== undefined) throw new UnknownWords();
  if (isDry && apply !== undefined)
    throw new UnknownWords("--dry-run stores nothing and --apply does: say one of them.");
  return { command, path, edition, apply, isConfirmed: yes } as const;
}

type Import = {
  readonly facts: FactsService;
  readonly document: FactFile;
  readonly path: string;
  /** In whose name it is proposed; undefined to store nothing. */
  readonly apply: string | undefined;
  readonly isConfirmed: boolean;
};

async function importFacts(asked: Import): Promise<string> {
  const { facts, document, path, apply, isConfirmed } = asked;
  const present = facts.ofEdition(document.edition);
  if (present === undefined) throw new StartError(`The site has no edition “${document.edition}”.`);
  const changesFound = differences(document, present);
  if (changesFound.length === 0)
    return "Every record of the file holds already. Nothing would change.";
  const input: ProposeInput = {
    edition: document.edition,
    changes: changesFound.map(({ statement }) => statement),
    reason: `Imported from ${basename(path)}.`,
    seenVersion: present.version,
  };
  const { refusals, questions } = valueOf(await facts.tryOut(input));
  if (refusals.length > 0) throw new StartError(refusals.join("\n"));
  const lines = [
    `${countText(changesFound.length, "record")} would change:`,
    ...changesFound.map((difference) => `  ${lineOf(difference)}`),
    ...questionLines(questions, isConfirmed),
  ];
  if (apply === undefined)
    return [...lines, "Nothing was stored. To propose it: --apply EMAIL of an admin."].join("\n");
  const confirmed = isConfirmed ? questions : [];
  const { id } = valueOf(await facts.propose({ ...input, confirmed }, { email: apply }));
  return [...lines, `It waits for approval on the desk, as the change ${id}.`].join("\n");
}

function questionLines(questions: readonly string[], isConfirmed: boolean): readonly string[] {
  if (questions.length === 0) return [];
  const head = isConfirmed ? "Confirmed by --yes:" : "To be confirmed, with --yes:";
  return [head, ...questions.map((question) => `  ${question}`)];
}

function lineOf({ statement, present }: Difference): string {
  const { factId, value } = statement;
  if (present === undefined) return factId;
  const newValue = readFactValue(present, value);
  const isOwn = present.carried === undefined;
  const before = isOwn ? factText({ value: present.value }) : notAnnounced;
  const after = newValue.ok ? factText({ value: newValue.value }) : "";
  return before === after
    ? `${present.label}: another source, day or standing`
    : `${present.label}: ${before} → ${after}`;
}

if (import.meta.main) await runAsProcess(factsCommand);
