import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import {
  factText,
  notAnnounced,
  standings,
  type Fact,
  type FactSource,
} from "../content/facts/index.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { standingOf } from "../content/facts/standing.ts";
import type { GivenStatement, ProposeInput } from "../domain/facts/fact-proposal.ts";
import { readSource, sourceSchema } from "../domain/facts/fact-source.ts";
import { readFactValue } from "../domain/facts/fact-value-schema.ts";
import type { FactsService } from "../domain/facts/facts-service.ts";
import { canonicalJson } from "../domain/shared/canonical-form.ts";
import { fail, succeed, type Result } from "../domain/shared/result.ts";
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

const statedFactSchema = z.object({
  id: z.string().max(200),
  /** For people who read the file: an import does not look at them. */
  label: z.string().optional(),
  text: z.string().optional(),
  /** Read by the record's kind once it is known which record is meant. */
  value: z.unknown(),
  standing: z.enum(standings),
  source: sourceSchema,
  checkedOn: z.string(),
});

const fileSchema = z.object({ edition: z.string(), facts: z.array(statedFactSchema).min(1) });

type FactFile = z.output<typeof fileSchema>;

function factFileOf({ edition, all }: FactSnapshot): FactFile {
  return { edition, facts: all.filter(({ carried }) => carried === undefined).map(statedFact) };
}

/** `unacceptable` with one sentence for any other text. */
function readFactFile(text: string): Result<FactFile> {
  const parsedFile = fileSchema.safeParse(parsedJson(text));
  if (parsedFile.success) return succeed(parsedFile.data);
  const [issue] = parsedFile.error.issues;
  const place = issue?.path.join(".") ?? "";
  return fail(
    "unacceptable",
    place === ""
      ? "This is no file of exam facts."
      : `The file of exam facts is not whole, at ${place}: ${issue?.message ?? ""}.`,
  );
}

type Difference = {
  readonly statement: GivenStatement;
  readonly present: Fact | undefined;
};

function differences(file: FactFile, facts: FactSnapshot): readonly Difference[] {
  return file.facts.flatMap(({ id, value, standing, source, checkedOn }) => {
    const present = facts.find(id);
    const statement = { factId: id, value, standing, source, checkedOn };
    const isStated = present !== undefined && present.carried === undefined;
    return isStated && saysTheSame(statement, present) ? [] : [{ statement, present }];
  });
}

function saysTheSame({ value, standing, source, checkedOn }: GivenStatement, present: Fact) {
  const given = [value, standing, asRead(source), checkedOn];
  const held = [present.value, standingOf(present), asRead(present.source), present.checkedOn];
  return canonicalJson(given) === canonicalJson(held);
}

function statedFact(record: Fact): FactFile["facts"][number] {
  const { id, label, value, source, checkedOn } = record;
  return {
    id,
    label,
    text: factText(record),
    value,
    standing: standingOf(record),
    source: asRead(source),
    checkedOn,
  };
}

/** As it is when it could not be kept. */
function asRead(source: FactSource): FactSource {
  const parsedSource = readSource(source);
  return parsedSource.ok ? parsedSource.value : source;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (import.meta.main) await runAsProcess(factsCommand);
