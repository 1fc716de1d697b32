import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { knownSeats, reportedSeats } from "../../content/closing-ranks/known-ranks.ts";
import type { RankRound } from "../../domain/closing-ranks/closing-rank.ts";
import { closingRanksCommand } from "../../scripts/closing-ranks.ts";
import {
  checkClosingRanks,
  importClosingRanks,
  withdrawClosingRanks,
} from "../../app/calls/closing-ranks-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { answerTo, signedIn } from "../support/caller.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { only, parsePage, textOf } from "../support/html.ts";
import { asCsv, roundLike2025 } from "../support/closing-rank-rounds.ts";
import { runCommand } from "../support/run-command.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";
import { statingOn } from "../support/stated-on-site.ts";

const settings = { ...accounts, NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" };
const first = await roundLike2025();
/** Every seat but the known ones closed one later: a page of both rounds would show it. */
const second = { ...first, rows: first.rows.map(oneLater) };

function oneLater(row: RankRound["rows"][number]): RankRound["rows"][number] {
  const isKnown = [...knownSeats, ...reportedSeats].some(
    ({ institute, program }) => row.institute === institute && row.program === program,
  );
  const closing = { ...row.closing, rank: row.closing.rank + 1 };
  return isKnown ? row : { ...row, closing };
}

/** Twelve seats of many institutes. */
async function shown({ request }: Pick<TestSite, "request">, query = "rank=30000&state=Kerala") {
  const answer = await request(`/tools/closing-ranks?${query}`);
  expect(answer.status).toBe(200);
  return textOf(only("main", parsePage(await answer.text())));
}

/** What the instance answers, one question after the other, until `work` is done. */
async function shownDuring(instance: TestSite, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const working = new AbortController();
  const asking = (async () => {
    while (!working.signal.aborted) {
      seen.push(await shown(instance));
      await sleep(20);
    }
  })();
  await work().finally(() => working.abort());
  await asking;
  return seen;
}

test("an import, another in its place and a withdrawal are answered once another instance shows them, which never mixes two rounds", async () => {
  const site = await openTestSite(settings, "postgres");
  const other = await openOtherInstance(site, settings);
  const desk = await openRankDesk(site);
  const states = [await shown(other)];
  const seen: string[] = [];
  const ids: string[] = [];
  for (const round of [first, second]) {
    seen.push(...(await shownDuring(other, async () => ids.push(await desk.import(asCsv(round))))));
    states.push(await shown(other));
    expect(await shown(site)).toBe(states.at(-1));
  }
  expect(new Set(states).size).toBe(3);
  for (const id of ids.toReversed()) {
    seen.push(...(await shownDuring(other, () => desk.withdraw(id))));
    states.push(await shown(other));
  }
  expect(states.slice(3)).toEqual([states[1], states[0]]);
  const order = seen.map((text) => states.indexOf(text));
  expect(order).not.toContain(-1);
  // First nothing of 2025, then the first import, then the second, and back the same way.
  const steps = order.filter((state, at) => state !== order[at - 1]);
  expect(steps).toEqual([0, 1, 2, 1, 0]);
});

test("a changed closing rank is shown and compared with on another instance once it is approved", async () => {
  const site = await openTestSite(settings, "postgres");
  const other = await openOtherInstance(site, settings);
  const calicut = "rank=9000&state=Kerala&branch=computer&institute=calicut";
  expect(await shown(other, calicut)).toContain("2025: 8,428 (checked fact)");
  const factId = "rank.2025.nit_calicut_cse_home_state";
  const state = await statingOn(site);
  await state({ factId, value: { kind: "rank", rank: 8_500 } });
  expect(await shown(other, calicut)).toContain("2025: 8,500 (checked fact)");
  const said = await (await openRankDesk(other)).check(asCsv(first));
  expect(said).toContain("closes at 8,428 here; the site knows that it closed at 8,500 in 2025");
});

test("a site on SQLite shows by itself what a command takes in and takes back beside it", async () => {
  const site = await openTestSite(settings);
  const before = await shown(site);
  const path = join(emptyFolder(), "round.csv");
  writeFileSync(path, asCsv(first));
  const of2025 = ["--year", "2025", "--round", "6"];
  const ranks = (...words: string[]) => runCommand(site.location, closingRanksCommand, words);
  const { output } = await ranks("import", path, ...of2025);
  const id = /\(([\w-]{36})\)/.exec(output)?.[1] ?? "";
  await expect.poll(() => shown(site)).not.toBe(before);
  expect(await shown(site)).toContain("2022 to 2025");
  await ranks("withdraw", id, "--reason", "It was the wrong file.");
  await expect.poll(() => shown(site)).toBe(before);
});

/** The calls of the desk on closing ranks, as its only admin makes them for round 6 of 2025. */
async function openRankDesk(site: TestSite) {
  const { headers, call } = await signedIn(site);
  const sent = async ({ path }: { readonly path: string }, text: string) =>
    site.request(path, { method: "POST", headers, body: formOf(text) });
  return {
    /** Takes the table in; what it asks about an import that is replaced is confirmed. */
    async import(text: string): Promise<string> {
      const { importId, report } = await answerTo(
        importClosingRanks,
        await sent(importClosingRanks, text),
      );
      if (importId === null) throw new Error(report.findings.map(({ reason }) => reason).join(" "));
      return importId;
    },

    /** What is said of the table. */
    async check(text: string): Promise<string> {
      const { report } = await answerTo(checkClosingRanks, await sent(checkClosingRanks, text));
      return report.findings.map(({ reason }) => reason).join(" ");
    },

    withdraw: (id: string) => call(withdrawClosingRanks, { id, reason: "It was the wrong file." }),
  };
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.set("file", new File([text], "ranks.csv"));
  form.set("year", "2025");
  form.set("round", "6");
  form.set("confirmed", "yes");
  return form;
}
