import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { readFactValue } from "../../domain/facts/fact-value-schema.ts";
import { readPage } from "../../domain/watch/blocks/page-text.ts";
import { lookOver } from "../../domain/watch/reading/page-look.ts";
import {
  changedPage,
  officialChanges,
  type OfficialChange,
} from "../support/watch/changed-page.ts";
import { officialPage } from "../support/watch/official-pages.ts";

/** What a look makes of a change of a page. */
async function readingOf(change: OfficialChange) {
  const fetched = (source: string) => ({
    address: `https://jeemain.nta.nic.in/${change.page}`,
    contentType: "text/html",
    body: Buffer.from(source),
  });
  const source = officialPage(change.page);
  const before = await readPage(fetched(source));
  if (!before.ok) throw new Error(before.failure.message);
  const look = { fetched: fetched(changedPage(source, change)), before: before.value.blocks };
  const reading = await lookOver({ ...look, ticking: [] }, builtInFacts);
  if (!reading.ok) throw new Error(reading.failure.message);
  return { change, ...reading.value };
}

describe("of changes of official pages that were written before the readers", async () => {
  const readings = await Promise.all(officialChanges().map(readingOf));
  const meaning = readings.filter(({ change }) => change.facts !== null);

  test("there are 60, of which at least 40 mean something, and each is seen as one change", () => {
    expect(readings).toHaveLength(60);
    expect(meaning.length).toBeGreaterThanOrEqual(40);
    expect(readings.filter(({ differences }) => differences.length !== 1)).toEqual([]);
  });

  test("nine in ten have the right record among the first three", () => {
    const named = meaning.filter(({ change, records }) =>
      records.slice(0, 3).some((id) => change.facts?.includes(id)),
    );
    expect(named.length / meaning.length).toBeGreaterThanOrEqual(0.9);
  });

  test("three in five of those with a value have it prepared", () => {
    const withValue = readings.filter(({ change }) => change.prepared.length > 0);
    const prepared = withValue.filter(({ proposals }) => proposals.length > 0);
    expect(prepared.length / withValue.length).toBeGreaterThanOrEqual(0.6);
  });

  test("every value that is prepared is right, of its edition, and quotes the page word for word", () => {
    const wrong = readings.flatMap(({ change, proposals, text }) =>
      proposals
        .filter(
          (proposal) =>
            !change.prepared.some(
              (right) =>
                right.factId === proposal.factId &&
                right.edition === proposal.edition &&
                isDeepStrictEqual(completeValue(right), proposal.value),
            ) || !text.blocks.some((block) => block.text.includes(proposal.quotedLine)),
        )
        .map(({ factId, text: value }) => `${change.what}: ${factId} ${value}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** As the statement form would complete it by the record. */
function completeValue({ factId, value }: OfficialChange["prepared"][number]) {
  const record = builtInFacts.find(factId);
  const complete = record && readFactValue(record, value);
  if (complete?.ok !== true) throw new Error(`no value of ${factId}`);
  return complete.value;
}
