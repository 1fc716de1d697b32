import { factText, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { yearsMeant } from "../../drafting/checks/claims/records-meant.ts";
import { figuresIn } from "../../drafting/checks/figures/read-figures.ts";
import type { PageLine, Writer } from "../../drafting/writer.ts";
import type { Proposal } from "../page-change.ts";
import { noStatement } from "./block-statements.ts";
import type { PageReading } from "./page-look.ts";
import { plainWording } from "./plain-wording.ts";
import { editionOf } from "./read-statement.ts";
import { valueFrom } from "./value-from.ts";

/** So much is shown to a model. */
const mostRecords = 12;
const mostBlocks = 30;
const longestBlock = 600;

/**
 * Asks a model which records the changed words state. Of its answer only the record and the line count: the
 * line has to stand in the change word for word, and our own readers read the value from it. Without an
 * answer there is nothing to add.
 */
export async function askModel(
  { differences, records, text }: PageReading,
  facts: FactSnapshot,
  { pageValues }: Pick<Writer, "pageValues">,
): Promise<readonly Proposal[]> {
  const known = records.slice(0, mostRecords).flatMap((id) => facts.find(id) ?? []);
  if (pageValues === undefined || known.length === 0) return [];
  const changed = differences
    .slice(0, mostBlocks)
    .flatMap(({ after }) => after?.slice(0, longestBlock) ?? []);
  const asked = { changed, records: known.map(({ id, label }) => ({ id, label })) };
  const answer = await pageValues(asked, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) return [];
  const proposals = answer.value.lines.flatMap((line) =>
    provedLine(line, { changed, known, facts, title: text.title }),
  );
  // Two values for one record: it is not known which one is meant.
  return proposals.filter(
    ({ factId }) => proposals.filter((other) => other.factId === factId).length === 1,
  );
}

type Known = {
  readonly changed: readonly string[];
  readonly known: readonly Fact[];
  readonly facts: FactSnapshot;
  readonly title: string;
};

/** What a line says of a record, where it stands on the page and says one thing alone. */
function provedLine(
  { factId, line }: PageLine,
  { changed, known, facts, title }: Known,
): readonly Proposal[] {
  const quotedLine = line.trim();
  const record = known.find(({ id }) => id === factId);
  if (
    record === undefined ||
    quotedLine === "" ||
    !changed.some((text) => text.includes(quotedLine))
  )
    return [];
  const words = plainWording(quotedLine);
  const end = /_closes$/.test(factId)
    ? "closing"
    : /_(?:opens|day1)$/.test(factId)
      ? "opening"
      : null;
  const values = figuresIn(words).flatMap(({ quantity, approximate }) =>
    approximate ? [] : (valueFrom(quantity, record, end) ?? []),
  );
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) return [];
  const years = yearsMeant({ ...noStatement, text: words }, title);
  const edition = editionOf(record, value, years, facts);
  return edition === null
    ? []
    : [{ factId, edition, value, text: factText({ value }), quotedLine, by: "model" }];
}
