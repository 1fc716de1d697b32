import { factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { recordsSpokenOf } from "../../search/records-spoken-of.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { Block, PageText } from "../blocks/block.ts";
import { compareBlocks, type BlockChange } from "../blocks/block-changes.ts";
import { isPdf, readPage, type FetchedPage } from "../blocks/page-text.ts";
import { isTicking, withoutTicking, type TickingBlock } from "../blocks/ticking-blocks.ts";
import type { BlockDifference, Proposal } from "../page-change.ts";
import { newStatements } from "./block-statements.ts";
import { readStatement, type StatedValue, type StatementReading } from "./read-statement.ts";

/** What came from an address, and what is known of the page. */
export type PageLook = {
  readonly fetched: FetchedPage;
  /** Null at the first look. */
  readonly before: readonly Block[] | null;
  readonly ticking: readonly TickingBlock[];
};

/** What a look has shown. */
export type PageReading = {
  readonly text: PageText;
  /** A PDF, which is replaced as a whole. */
  readonly isFile: boolean;
  /** Which part of the former blocks is still there, 0 to 1. */
  readonly keptShare: number;
  readonly ticking: readonly TickingBlock[];
  readonly differences: readonly BlockDifference[];
  /** Whether all of them have been learned as what changes at every look. */
  readonly isTicking: boolean;
  /** The records that they speak of, those with a figure first. */
  readonly records: readonly string[];
  readonly proposals: readonly Proposal[];
  /** Files that a page leads to now and did not before. */
  readonly newFiles: readonly { readonly title: string; readonly address: string }[];
};

/** Of a page that became wholly another, not every block is read for what it says. */
const mostRead = 120;
const mostFound = 3;
const mostFiles = 20;

/** Reads a page and compares it with how it was. `unacceptable` for what cannot be read. Pure. */
export async function lookOver(
  { fetched, before, ticking }: PageLook,
  facts: FactSnapshot,
): Promise<Result<PageReading>> {
  const page = await readPage(fetched);
  if (!page.ok) return page;
  const { title, blocks } = page.value;
  const { changes, keptShare } = compareBlocks(before ?? blocks, blocks);
  const readings = new Map(
    changes.slice(0, mostRead).map((change) => [change, readingsOf(change, title, facts)] as const),
  );
  const recordsOf = (change: BlockChange) =>
    (readings.get(change) ?? []).flatMap(({ records }) => records);
  const learned = withoutTicking(changes, ticking, (change) => recordsOf(change).length > 0);
  const found: string[] = [];
  for (const change of learned.news.slice(0, mostRead))
    found.push(...(await spokenOf(change, facts)));
  const values = learned.news.flatMap((change) =>
    (readings.get(change) ?? []).flatMap((reading) => reading.values),
  );
  return succeed({
    text: page.value,
    isFile: isPdf(fetched.body),
    keptShare,
    ticking: learned.ticking,
    differences: learned.news.map(differenceOf),
    isTicking: learned.news.every(
      ({ after }) => after !== null && isTicking(after.block.text, learned.ticking),
    ),
    records: [...new Set([...learned.news.flatMap(recordsOf), ...found])],
    proposals: values
      .filter((value, at) => values.findIndex((other) => other.factId === value.factId) === at)
      .map((value) => ({ ...value, text: factText({ value: value.value }), by: "reader" })),
    newFiles: filesIn(learned.news),
  });
}

function readingsOf(
  change: BlockChange,
  title: string,
  facts: FactSnapshot,
): readonly StatementReading[] {
  const { before, after } = change;
  const readingOf = (of: Pick<BlockChange, "before" | "after">) =>
    newStatements(of).map((statement) => readStatement(statement, title, facts));
  // What a changed block says as it did before is no news.
  const formerValues = new Set(
    before === null || after === null
      ? []
      : readingOf({ before: after.block, after: { ...after, block: before } }).flatMap(
          ({ values }) => values.map(valueKey),
        ),
  );
  return readingOf(change).map(({ records, values }) => ({
    records,
    values: values.filter((value) => !formerValues.has(valueKey(value))),
  }));
}

function valueKey({ factId, edition, value }: StatedValue): string {
  return JSON.stringify([factId, edition, value]);
}

async function spokenOf(change: BlockChange, facts: FactSnapshot): Promise<readonly string[]> {
  const statements = newStatements(change);
  const words = statements.map(({ statement: { own, text } }) => `${own} ${text}`).join(" ");
  return words === "" ? [] : recordsSpokenOf(words, facts, mostFound);
}

function differenceOf({ before, after }: BlockChange): BlockDifference {
  return { before: before?.text ?? null, after: after?.block.text ?? null };
}

function filesIn(changes: readonly BlockChange[]): PageReading["newFiles"] {
  const former = new Set(
    changes.flatMap(({ before }) => before?.links.map(({ address }) => address) ?? []),
  );
  const files = changes.flatMap(({ after }) =>
    (after?.block.links ?? [])
      .filter(({ address }) => !former.has(address) && /\.pdf$/i.test(new URL(address).pathname))
      .map(({ text, address }) => ({ title: text.slice(0, 200), address })),
  );
  return [...new Map(files.map((file) => [file.address, file])).values()].slice(0, mostFiles);
}
