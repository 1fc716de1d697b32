import { expect, onTestFinished, test, vi } from "vitest";
import { collectWhenQuiet } from "../../server/quiet-collection.ts";

test("memory is given back once in the first quiet stretch after a load, and not while there is one", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const work = [0.9, 0.04, 0, 0.01, 0.06, 1, 0.05, 0];
  let collections = 0;
  const after: number[] = [];
  collectWhenQuiet({
    collect: () => {
      collections++;
    },
    workSinceLast: () => work.shift() ?? 0,
  });
  while (work.length > 0) {
    vi.advanceTimersToNextTimer();
    after.push(collections);
  }
  expect(after).toEqual([0, 1, 1, 1, 1, 1, 2, 2]);
});
