import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { PostContent } from "../../domain/posts/post.ts";
import { wordChanges } from "../../domain/review/differences/changed-words.ts";
import { differenceBetween, type BlockChange } from "../../domain/review/differences/difference.ts";
import { contentNamed } from "../support/writing.ts";

function contentWith(body_markdown: string): PostContent {
  return {
    ...contentNamed("Fees", { body_markdown }),
    slug: "fees",
    category: "news",
    author: null,
  };
}

function bodyChanges(before: string, after: string): readonly BlockChange[] {
  return differenceBetween(contentWith(before), contentWith(after), builtInFacts).body;
}

/** One side of a difference, put together again. */
function side(changes: readonly BlockChange[], kind: "added" | "removed"): string[] {
  return changes.flatMap((change) => {
    if (change.kind === "unchanged") return change.texts;
    if (change.kind === kind) return [change.text];
    if (change.kind !== "changed") return [];
    const words = change.words.filter((word) => word.kind === "same" || word.kind === kind);
    return [words.map(({ text }) => text).join("")];
  });
}

describe("a difference", () => {
  test("names every changed part beside the body", () => {
    const before = contentWith("Same.");
    const after: PostContent = {
      ...before,
      title: "Other",
      tags: ["other"],
      hero_summary: "It costs {{fact:fee.sc_st_pwd.one_paper}}.",
      source_references: [],
    };
    const { fields } = differenceBetween(before, after, builtInFacts);
    expect(fields.map(({ name }) => name)).toEqual(["Title", "Summary", "Tags", "Sources"]);
    expect(JSON.stringify(fields)).toContain("₹500");
  });
});

/** Bodies of about 60,000 characters with as little in common as can be. */
const hostile = {
  "one word a block": [
    Array.from({ length: 12_000 }, (_, index) => `a${index}`.slice(0, 3)).join("\n\n"),
    Array.from({ length: 12_000 }, (_, index) => `b${index}`.slice(0, 3)).join("\n\n"),
  ],
  "one block of short words": ["a b c d e ".repeat(6_000), "e f d b a ".repeat(6_000)],
  "blocks alike and all reworded": [
    Array.from({ length: 200 }, (_, index) => `${index} ${"x y ".repeat(70)}`).join("\n\n"),
    Array.from({ length: 200 }, (_, index) => `${index} ${"y z x ".repeat(46)}`).join("\n\n"),
  ],
  "the same two blocks again and again": [
    "Pay.\n\nWait.\n\n".repeat(4_000),
    "Wait.\n\nWait.\n\nPay.\n\n".repeat(2_700),
  ],
} as const;

describe("a body of 60,000 characters", () => {
  // An unbounded comparison of these takes minutes: it would run into the suite's time limit.
  test.for(Object.entries(hostile))(
    "with %s is compared within bounds, and nothing of it is lost",
    ([, [before, after]]) => {
      const changes = bodyChanges(before.slice(0, 60_000).trim(), after.slice(0, 60_000).trim());
      const words = (texts: readonly string[]) => texts.join(" ").split(/\s+/).sort();
      expect(words(side(changes, "removed"))).toEqual(words([before.slice(0, 60_000).trim()]));
      expect(words(side(changes, "added"))).toEqual(words([after.slice(0, 60_000).trim()]));
    },
  );
});

test("words of texts with little in common are one removal and one addition", () => {
  expect(wordChanges("on 4 December", "on 8 December").map(({ text }) => text)).toEqual([
    "on ",
    "4",
    "8",
    " December",
  ]);
  const [before = "", after = ""] = ["old", "new"].map((name) =>
    Array.from({ length: 5_000 }, (_, at) => `${name}${at}`).join(" "),
  );
  expect(wordChanges(before, after)).toEqual([
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ]);
});
