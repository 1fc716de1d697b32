import { z } from "zod";
import { factText, standings, type Fact, type FactSource } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { GivenStatement } from "./fact-proposal.ts";
import { readSource, sourceSchema } from "./fact-source.ts";

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

export type FactFile = z.output<typeof fileSchema>;

/** Carried values are not stated of the edition. */
export function factFileOf({ edition, all }: FactSnapshot): FactFile {
  return { edition, facts: all.filter(({ carried }) => carried === undefined).map(statedFact) };
}

/** `unacceptable` with one sentence for any other text. */
export function readFactFile(text: string): Result<FactFile> {
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

export type Difference = {
  readonly statement: GivenStatement;
  readonly present: Fact | undefined;
};

export function differences(file: FactFile, facts: FactSnapshot): readonly Difference[] {
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
