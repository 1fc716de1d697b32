import fc from "fast-check";
import { expect, test } from "vitest";
import { type BlockEdit, cutBlocks, editBlocks } from "../../domain/drafting/blocks/blocks.ts";
import { randomBody } from "../support/random-body.ts";
import { inProof, randomCases } from "../support/tier.ts";

function joined({ blocks, end }: ReturnType<typeof cutBlocks>): string {
  return blocks.map(({ before, markdown }) => before + markdown).join("") + end;
}

test("a body is its blocks put together again, and no edits leave it as it is", inProof, () => {
  fc.assert(
    fc.property(randomBody, (text) => {
      expect(joined(cutBlocks(text))).toBe(text);
      expect(editBlocks(text, [])).toBe(text);
    }),
    randomCases(1_000),
  );
});

test("blocks that no edit names stay the same to the byte and in their order", inProof, () => {
  const edited = fc.record({
    text: randomBody,
    changes: fc.array(
      fc.record({
        at: fc.nat(6),
        action: fc.constantFrom("replace", "insert-after", "remove" as const),
        text: fc.constantFrom(
          "New words.",
          "## New\n\nwords",
          "- one\n- two",
          "| n |\n|---|\n| e |",
        ),
      }),
      { maxLength: 5 },
    ),
  });
  fc.assert(
    fc.property(edited, ({ text, changes }) => {
      const { blocks } = cutBlocks(text);
      const once = [...new Map(changes.map((change) => [change.at, change])).values()];
      const edits = once
        .map(({ at, action, text: fresh }): BlockEdit => ({ block: at + 1, action, text: fresh }))
        .filter(({ block }) => block <= blocks.length);
      const result = editBlocks(text, edits);
      const named = new Set(
        edits.flatMap(({ block, action }) => (action === "insert-after" ? [] : [block])),
      );
      let read = 0;
      blocks.forEach(({ markdown }, index) => {
        if (named.has(index + 1)) return;
        const found = (result ?? "").indexOf(markdown, read);
        expect(found).toBeGreaterThanOrEqual(read);
        read = found + markdown.length;
      });
    }),
    randomCases(1_000),
  );
});

test("paragraphs stay paragraphs of their own when the heading between them goes", () => {
  const text = "One.\n## Two\nThree.";
  expect(editBlocks(text, [{ action: "remove", block: 2 }])).toBe("One.\n\nThree.");
  expect(editBlocks(text, [{ action: "insert-after", block: 2, text: "New." }])).toBe(
    "One.\n## Two\n\nNew.\n\nThree.",
  );
  expect(editBlocks(text, [{ action: "insert-after", block: 0, text: "New." }])).toBe(
    "New.\n\nOne.\n## Two\nThree.",
  );
  expect(editBlocks(text, [{ action: "replace", block: 2, text: "New." }])).toBe(
    "One.\n\nNew.\n\nThree.",
  );
  expect(editBlocks(text, [{ action: "remove", block: 1 }])).toBe("## Two\nThree.");
});

test.each<[string, readonly BlockEdit[]]>([
  ["a block that is not there", [{ action: "remove", block: 3 }]],
  ["block 0, which cannot be replaced", [{ action: "replace", block: 0, text: "New." }]],
  ["half a block", [{ action: "remove", block: 1.5 }]],
  [
    "two changes of one block",
    [
      { action: "remove", block: 1 },
      { action: "replace", block: 1, text: "New." },
    ],
  ],
  ["an empty text", [{ action: "replace", block: 1, text: " \n" }]],
  ["a code fence that is left open", [{ action: "replace", block: 1, text: "```\ncode" }]],
  ["a comment that is left open", [{ action: "insert-after", block: 1, text: "<!-- hidden" }]],
  ["quotes nested without end", [{ action: "insert-after", block: 1, text: ">".repeat(5_000) }]],
])("edits with %s are refused as a whole", (_name, edits) => {
  expect(editBlocks("One.\n\nTwo.", edits)).toBeNull();
});
