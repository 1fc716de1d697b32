import { describe, expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { readPage } from "../../domain/official-pages/blocks/page-text.ts";
import { lookOver } from "../../domain/official-pages/page-look.ts";
import { labelledData } from "../support/labelled-data.ts";
import { officialPage } from "../support/official-pages/official-pages.ts";

const changeSchema = z.object({
  what: z.string(),
  page: z.enum(["notices", "bulletin", "counselling"]),
  find: z.optional(z.string()),
  replace: z.optional(z.string()),
  row: z.optional(z.string()),
  column: z.optional(z.number()),
  text: z.optional(z.string()),
  /** Any of these is the right record; null for what is nothing for us. */
  facts: z.nullable(z.array(z.string())),
});

type OfficialChange = z.infer<typeof changeSchema>;

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
  const reading = await lookOver({ ...look, ticking: [], citing: [] }, builtInFacts, readPage);
  if (!reading.ok) throw new Error(reading.failure.message);
  return { change, blocks: reading.value.blocks };
}

describe("of changes of official pages that were written before the readers", async () => {
  const readings = await Promise.all(
    labelledData("official-pages/cases/changes", z.array(changeSchema)).map(readingOf),
  );
  const meaning = readings.filter(({ change }) => change.facts !== null);

  test("there are 60, of which at least 40 mean something, and each is seen as one change", () => {
    expect(readings).toHaveLength(60);
    expect(meaning.length).toBeGreaterThanOrEqual(40);
    expect(readings.filter(({ blocks }) => blocks.length !== 1)).toEqual([]);
  });

  test("nine in ten have the right record among the first three", () => {
    const named = meaning.filter(({ change, blocks }) =>
      blocks[0]?.facts.slice(0, 3).some((id) => change.facts?.includes(id)),
    );
    expect(named.length / meaning.length).toBeGreaterThanOrEqual(0.9);
  });
});

/** The page after the change: other words, or another cell of the row of this name. */
function changedPage(source: string, change: OfficialChange): string {
  const { find, replace = "", row, column = 0, text = "" } = change;
  const plain = source.replaceAll(/\s+/g, " ");
  const changed =
    find !== undefined
      ? plain.replace(find, replace)
      : plain.replace(new RegExp(`<td>${escaped(row ?? "")}</td>(?: <td>[^<]*</td>)*`), (cells) => {
          let at = -1;
          return cells.replaceAll(/<td>[^<]*<\/td>/g, (cell) =>
            ++at === column ? `<td>${text}</td>` : cell,
          );
        });
  if (changed === plain) throw new Error(`nothing was changed: ${change.what}`);
  return changed;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
