import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { recordsSpokenOf } from "../search/records-spoken-of.ts";
import { succeed, type ValueOf } from "../shared/result.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import { type Block, isPdf } from "./blocks/block.ts";
import {
  compareBlocks,
  isTicking,
  maskedWords,
  withoutTicking,
  type BlockChange,
  type TickingBlock,
} from "./blocks/block-changes.ts";
import type { FetchedPage } from "./blocks/page-text.ts";
import type { ReadPage } from "./blocks/read-in-process.ts";
import { boundedDifferences, type Difference } from "./change-repository.ts";

export type PageLook = {
  readonly fetched: FetchedPage;
  readonly before: readonly Block[] | null;
  readonly ticking: readonly TickingBlock[];
  readonly citing: readonly string[];
};

export type PageReading = ValueOf<typeof lookOver>;

const maxRead = 120;
const maxRecords = 5;
const maxFound = 8;
const maxFiles = 20;

/** Fewer of the former blocks than this share are another page, of a page with at least so many. */
const leastKept = 1 / 3;
const leastBlocks = 6;

export async function lookOver(
  { fetched, before, ticking, citing }: PageLook,
  facts: FactSnapshot,
  readPage: ReadPage,
) {
  const page = await readPage(fetched);
  if (!page.ok) return page;
  const { blocks } = page.value;
  const blocksBefore = before ?? blocks;
  const { changes, keptShare } = compareBlocks(blocksBefore, blocks);
  const headings = headingsOf(blocks);
  const subjects = new Map<BlockChange, readonly string[]>();
  const ofOurs = new Set<BlockChange>();
  for (const change of changes.slice(0, maxRead)) {
    subjects.set(change, await subjectRecords(subjectOf(change, headings), facts, citing));
    const lasting = maskedWords(change.after?.text ?? "").replaceAll("#", "");
    if ((await recordsSpokenOf(lasting, facts, 1)).length > 0) ofOurs.add(change);
    await yieldToOthers();
  }
  const learned = withoutTicking(changes, ticking, ofOurs);
  const differences = learned.news.map((change): Difference => ({
    before: change.before?.text ?? null,
    after: change.after?.text ?? null,
    page: change.after?.page,
    facts: [...new Set([...(subjects.get(change) ?? []), ...citing])].slice(0, maxRecords),
  }));
  return succeed({
    text: page.value,
    /** Of the former blocks few are left, and it is no PDF, which is replaced as a whole. */
    isOther: keptShare < leastKept && blocksBefore.length >= leastBlocks && !isPdf(fetched.body),
    ticking: learned.ticking,
    ...boundedDifferences(differences),
    isTicking: learned.news.every(
      ({ after }) => after !== null && isTicking(after.text, learned.ticking),
    ),
    facts: [...new Set(differences.flatMap((one) => one.facts))].slice(0, maxRecords),
    newFiles: filesIn(learned.news),
  });
}

function headingsOf(blocks: readonly Block[]): ReadonlyMap<Block | null, string> {
  let heading = "";
  return new Map(
    blocks.map((block) => {
      const above = heading;
      if (block.kind === "heading") heading = block.text;
      return [block, above];
    }),
  );
}

/** The words that say what a change is about: of a row its name and the cells that changed, of other blocks the sentences. */
function subjectOf(
  { before, after }: BlockChange,
  headings: ReadonlyMap<Block | null, string>,
): string {
  const partsOf = (block: Block | null) => block?.text.split(/; |\n|(?<=[.!?]) /) ?? [];
  const former = new Set(after === null ? [] : partsOf(before));
  const isRow = (after ?? before)?.kind === "row";
  const changed = partsOf(after ?? before).filter(
    (part, at) => !former.has(part) || (at === 0 && isRow),
  );
  return [...changed, headings.get(after) ?? ""].join(" ");
}

const dayOfMonth =
  /\b\d{1,2}(?:st|nd|rd|th)?[ ,.-]+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d{1,2}\b)[a-z]*[ ,.-]*(?:20\d\d)?/gi;

/** The records that its words are about, best first; by two readings, since days and figures find some records and hide others. */
async function subjectRecords(
  words: string,
  facts: FactSnapshot,
  citing: readonly string[],
): Promise<readonly string[]> {
  const dayless = words.replaceAll(dayOfMonth, " ");
  const scores = new Map<string, number>();
  for (const reading of [words, dayless === words ? words : `${dayless} date`])
    for (const [rank, id] of (await recordsSpokenOf(reading, facts, maxFound)).entries()) {
      const isCiting = citing.includes(id);
      scores.set(id, (scores.get(id) ?? 0) + (isCiting ? 1.5 : 1) / (rank + 2));
    }
  return [...scores].toSorted((one, other) => other[1] - one[1]).map(([id]) => id);
}

function filesIn(changes: readonly BlockChange[]) {
  const former = new Set(changes.flatMap(({ before }) => before?.links ?? []));
  const files = changes.flatMap(({ after }) =>
    (after?.links ?? [])
      .filter((address) => !former.has(address) && /\.pdf$/i.test(new URL(address).pathname))
      .map((address) => [address, after?.text.slice(0, 200) ?? ""] as const),
  );
  return [...new Map(files)].slice(0, maxFiles).map(([address, title]) => ({ title, address }));
}
