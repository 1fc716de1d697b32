import { expect, test } from "vitest";
import { computations } from "../../domain/computations.ts";
import * as drafting from "../../domain/drafting/drafting-computations.ts";
import * as review from "../../domain/review/review-computations.ts";
import * as watch from "../../domain/watch/watch-computations.ts";

test("a process that computes knows every computation of the rooms", () => {
  const named = [drafting, review, watch].flatMap((room): readonly unknown[] =>
    Object.values(room),
  );
  expect(new Set<unknown>(computations)).toEqual(new Set(named));
});
