import { onTestFinished, expect, test } from "vitest";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";
import { computations } from "../../domain/computations.ts";
import { createComputingPool } from "../../server/computing/computing-pool.ts";
import { limits } from "../../server/limits.ts";
import { oddComputations } from "../support/odd-computations.ts";

const { bulging, echo, edition, endless, failing, greedy, leaving } = oddComputations;
const patient = { ...limits.computing, patience: 120_000, time: 120_000 };

function openPool(bounds: Partial<Record<keyof typeof patient, number>> = {}) {
  const pool = createComputingPool(
    { ...patient, ...bounds },
    "./tests/support/odd-computations.ts",
  );
  onTestFinished(() => pool.close());
  return pool;
}

const by = (person: string) => ({ facts: builtInFacts, person });

test("a computation over its time is refused with its sentence, and the next one is done", async () => {
  const pool = openPool();
  // The time of this one alone, once its process is there.
  expect(await pool.compute(echo, "first", by("a"))).toEqual({ ok: true, value: "first" });
  const signal = AbortSignal.timeout(60_000);
  const short = createComputingPool(
    { ...patient, time: 1_000 },
    "./tests/support/odd-computations.ts",
  );
  onTestFinished(() => short.close());
  expect(await short.compute(endless, undefined, { ...by("a"), signal })).toMatchObject({
    failure: { kind: "unacceptable", message: "The endless is too costly." },
  });
  expect(short.figures()).toMatchObject({ time: 1, running: 0 });
  expect(await pool.compute(echo, "next", by("a"))).toEqual({ ok: true, value: "next" });
});

test.each([
  ["values", greedy],
  ["bytes", bulging],
])(
  "a computation over its memory by %s ends with its process alone, and the next one is done",
  async (_of, computation) => {
    const pool = openPool({ memory: 64 });
    expect(await pool.compute(computation, undefined, by("a"))).toMatchObject({
      failure: { kind: "unacceptable", message: computation.tooCostly },
    });
    expect(pool.figures()).toMatchObject({ memory: 1, running: 0 });
    expect(await pool.compute(echo, "next", by("a"))).toEqual({ ok: true, value: "next" });
  },
);

test("a computation whose process leaves is done once more, then it is not available", async () => {
  const pool = openPool();
  expect(await pool.compute(leaving, undefined, by("a"))).toMatchObject({
    failure: { kind: "unavailable", retryAfter: limits.retryAfter },
  });
  expect(pool.figures()).toMatchObject({ died: 2, running: 0 });
  expect(await pool.compute(echo, "next", by("a"))).toEqual({ ok: true, value: "next" });
});

test("a fault of a computation is the caller's, and its process goes on", async () => {
  const pool = openPool({ processes: 1 });
  await expect(pool.compute(failing, undefined, by("a"))).rejects.toThrow("a fault of ours");
  expect(await pool.compute(echo, "next", by("a"))).toEqual({ ok: true, value: "next" });
  expect(pool.figures().processes).toBe(1);
});

test("of two who wait each gets a turn before one gets a second, and too many of one are refused", async () => {
  const pool = openPool({ processes: 1, all: 6, ofOne: 4 });
  const order: string[] = [];
  const ask = async (person: string, words: string) => {
    const done = await pool.compute(echo, words, by(person));
    order.push(done.ok ? done.value : done.failure.kind);
  };
  const many = [1, 2, 3, 4, 5, 6].map((count) => ask("many", `many ${count}`));
  await Promise.all([...many, ask("one", "one 1"), ask("one", "one 2")]);
  expect(order.filter((words) => words === "too-many")).toHaveLength(1);
  expect(order.filter((words) => words !== "too-many")).toEqual([
    ...["many 1", "one 1", "many 2", "one 2"],
    ...["many 3", "many 4", "many 5"],
  ]);
});

test("who waits too long is told so, and when to come again", async () => {
  const pool = openPool({ processes: 1, patience: 50 });
  const leave = new AbortController();
  const running = pool.compute(endless, undefined, { ...by("a"), signal: leave.signal });
  expect(await pool.compute(echo, "late", by("b"))).toMatchObject({
    failure: { kind: "unavailable", retryAfter: limits.retryAfter },
  });
  leave.abort(new Error("given up"));
  await expect(running).rejects.toThrow("given up");
});

test("a pool that closes answers those who wait, and leaves no process", async () => {
  const pool = openPool({ processes: 1 });
  const running = pool.compute(endless, undefined, by("a"));
  const waiting = pool.compute(echo, "never", by("b"));
  await pool.close();
  for (const answer of [await running, await waiting])
    expect(answer).toMatchObject({ failure: { kind: "unavailable" } });
  expect(pool.figures()).toMatchObject({ processes: 0, running: 0, waiting: 0 });
});

test("the records arrive as they hold, once for all computations by them", async () => {
  const pool = openPool({ processes: 1 });
  const changed = factSnapshot({ ...builtInFacts, version: 7, all: builtInFacts.all.slice(1) });
  for (const facts of [builtInFacts, changed, builtInFacts, changed])
    expect(await pool.compute(edition, null, { facts, person: "a" })).toEqual({
      ok: true,
      value: `2026 ${facts.version}`,
    });
});

test("every computation has a name of its own", () => {
  expect(new Set(computations.map(({ name }) => name)).size).toBe(computations.length);
});
