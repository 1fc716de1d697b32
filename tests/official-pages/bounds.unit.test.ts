import { expect, test } from "vitest";
import type { Block } from "../../domain/official-pages/blocks/block.ts";
import { compareBlocks, maxPaired } from "../../domain/official-pages/blocks/block-changes.ts";
import {
  boundedDifferences,
  longestChange,
} from "../../domain/official-pages/change-repository.ts";
import { readRobots, robotsBounds } from "../../domain/official-pages/robots.ts";

function isAllowed(path: string, ...lines: readonly string[]): boolean {
  return readRobots(lines.join("\n"), "PageWatch")(path);
}

test("robots.txt: our own group holds, or else that of all, and the longest rule wins", () => {
  const all = ["User-agent: *", "Disallow: /a", "Allow: /a/b # but this", "Disallow: /*.php$"];
  expect(isAllowed("/", ...all)).toBe(true);
  expect(isAllowed("/ab", ...all)).toBe(false);
  expect(isAllowed("/a/b/c", ...all)).toBe(true);
  expect(isAllowed("/x.php", ...all)).toBe(false);
  expect(isAllowed("/x.php?y", ...all)).toBe(true);
  const ours = ["user-agent: other", "USER-AGENT: pagewatch/1.0", "disallow: /c", "", ...all];
  expect(isAllowed("/a", ...ours)).toBe(true);
  expect(isAllowed("/c", ...ours)).toBe(false);
  expect(isAllowed("/a", "User-agent: other", "Disallow: /")).toBe(true);
  expect(isAllowed("/a", "User-agent: *", "Disallow:")).toBe(true);
  expect(isAllowed("/%7ea%2fb", "User-agent: *", "Disallow: /~a%2Fb")).toBe(false);
  expect(isAllowed("/परीक्षा", "User-agent: *", "Disallow: /परीक्षा")).toBe(false);
  expect(isAllowed("/a", "User-agent: *", "Allow: /a", "Disallow: /a")).toBe(true);
});

test("robots.txt: no more rules and letters are read than the bounds allow", () => {
  const rules = (count: number) => Array.from({ length: count }, () => "Disallow: /*a*a*b");
  const last = "Disallow: /secret";
  const below = rules(robotsBounds.rules - 1);
  expect(isAllowed("/secret", "User-agent: *", ...below, last)).toBe(false);
  expect(isAllowed("/secret", "User-agent: *", ...rules(robotsBounds.rules), last)).toBe(true);
  const comment = `# ${"x".repeat(robotsBounds.characters)}`;
  expect(isAllowed("/secret", comment, "User-agent: *", last)).toBe(true);
  expect(isAllowed(`/${"a".repeat(5_000)}`, "User-agent: *", ...rules(40_000))).toBe(true);
});

const paragraphs = (count: number, textOf: (at: number) => string): Block[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "paragraph", text: textOf(at), links: [] }));

test("blocks of a page that became another are paired as far as the bound allows, and none is lost", () => {
  const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(" ");
  const [before = [], after = []] = ["old", "new"].map((name) =>
    paragraphs(1_000, (at) => `${words} ${name}${at}`),
  );
  const { changes, keptShare } = compareBlocks(before, after);
  const count = (side: "before" | "after") => changes.filter((one) => one[side] !== null).length;
  expect(keptShare).toBe(0);
  expect([count("before"), count("after")]).toEqual([1_000, 1_000]);
  expect(changes).toHaveLength(2_000 - maxPaired);
});

test("a change keeps at most 100 kB and the number of what is left out", () => {
  const difference = { before: null, after: "the same words ".repeat(130), facts: [] };
  const { blocks, more } = boundedDifferences(Array.from({ length: 500 }, () => difference));
  expect(Buffer.byteLength(JSON.stringify(blocks))).toBeLessThanOrEqual(longestChange);
  expect(blocks.length + more).toBe(500);
  expect(more).toBeGreaterThan(400);
});
