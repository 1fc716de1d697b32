import { stated } from "../support/stated-facts.ts";
import { expect, test, vi, describe } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { shippedUpdates } from "../../domain/updates/update.ts";
import { noLog } from "../../domain/shared/log.ts";
import { createSearchService } from "../../domain/search/search-service.ts";
import { shownSearch } from "../../app/tools/shown-search.ts";
import type { HitKind, SearchAnswer } from "../../domain/search/search-answer.ts";

/** How often the event loop turns until the work is done: as often others have theirs done beside it. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  const pending = Symbol();
  let turns = 0;
  let state: unknown = pending;
  while (state === pending) {
    const turn = new Promise((resolve) => setImmediate(resolve, pending));
    state = await Promise.race([work, turn]);
    turns++;
  }
  return turns;
}

test("the index of a search is made anew for a changed record in short stretches, and who asks meanwhile is told the new value", async () => {
  let facts = builtInFacts;
  let updates = shippedUpdates.slice(1);
  const listeners: (() => void)[] = [];
  const onChange = (listener: () => void) => void listeners.push(listener);
  const search = createSearchService({
    facts: { current: () => facts, onChange },
    updates: { current: () => updates },
    newestPosts: () => Promise.resolve([]),
    log: noLog,
  });
  search.start();
  const [early, other] = await Promise.all(
    ["obc fee", "ews fee"].map((query) => search.find(query, facts)),
  );
  expect(early?.values[0]?.value).toEqual({ kind: "money", rupees: 900 });
  expect(other?.values).toEqual(early?.values);

  facts = stated({ "fee.obc_ews.one_paper": { kind: "money", rupees: 4321 } });
  for (const listener of listeners) listener();
  const changed = search.find("obc fee", facts);
  // On a machine so slow that each step takes its stretch; made at one stretch it lets the loop turn a few times, for its queries.
  let now = 0;
  const slow = vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  expect(await turnsUntil(changed)).toBeGreaterThan(100);
  slow.mockRestore();
  expect((await changed).values[0]?.value).toEqual({ kind: "money", rupees: 4321 });
  const hit = (await search.find("4321", facts)).hits.find(({ kind }) => kind !== "tool");
  expect(hit?.excerpt.map(({ text }) => text).join("")).toContain("₹4,321");
  expect((await search.find("obc fee", builtInFacts)).values).toEqual(early?.values);

  const [news] = shippedUpdates;
  const isFound = async () =>
    (await search.find(news?.headline ?? "", facts)).hits.some(({ path }) =>
      path.endsWith(`#${news?.id}`),
    );
  expect(await isFound()).toBe(false);
  updates = shippedUpdates.slice();
  expect(await isFound()).toBe(true);
});

const nothing: SearchAnswer = {
  query: "fee",
  corrected: null,
  help: null,
  feeTool: null,
  notCovered: null,
  asksNow: false,
  values: [],
  hits: [],
  isNearest: false,
};
const asked = { q: "fee", part: 1, exact: null } as const;

function hit(kind: HitKind, path: string) {
  return { kind, path, title: [], within: null, excerpt: [], sources: [], day: null };
}

describe("what is shown of a search", () => {
  test("leads to where a page stands in the edition that is read, with its anchor", () => {
    const later = builtInFacts.editions;
    const place = {
      ...builtInFacts,
      edition: "2026" as const,
      editions: { ...later, current: "2027" as const },
    };
    const answer = {
      ...nothing,
      hits: [hit("page", "/exam-pattern#marking"), hit("page", "/faq")],
    };
    const paths = shownSearch(answer, asked, place).hits.map(({ path }) => path);
    expect(paths).toEqual(["/2026/exam-pattern#marking", "/2026/faq"]);
  });
});
