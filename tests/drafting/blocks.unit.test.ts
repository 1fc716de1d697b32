import fc from "fast-check";
import { expect, test } from "vitest";
import { type BlockEdit, cutBlocks, editBlocks } from "../../domain/drafting/blocks/blocks.ts";
import { randomBody } from "../support/random-body.ts";
import { inProof, randomCases } from "../support/tier.ts";

test("blocks that no edit names stay as they are, in their order", inProof, () => {
  const changes = fc.array(
    fc.record({
      block: fc.integer({ min: 1, max: 6 }),
      action: fc.constantFrom("replace", "insert-after", "remove" as const),
      text: fc.constantFrom("New words.", "## New\n\nwords", "- one\n- two", "| n |\n|---|\n| e |"),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(randomBody, changes, (body, all) => {
      const blocks = cutBlocks(body);
      const once = new Map(all.map((change): [number, BlockEdit] => [change.block, change]));
      const edits = [...once.values()].filter(({ block }) => block <= blocks.length);
      const result = editBlocks(body, edits) ?? "";
      let read = 0;
      for (const [place, markdown] of blocks.entries()) {
        if (edits.some(({ block, action }) => block === place + 1 && action !== "insert-after"))
          continue;
        const found = result.indexOf(markdown, read);
        expect(found).toBeGreaterThanOrEqual(read);
        read = found + markdown.length;
      }
    }),
    randomCases(1_000),
  );
});

test.each<[BlockEdit, string]>([
  [{ action: "remove", block: 2 }, "One.\n\nThree."],
  [{ action: "insert-after", block: 2, text: "New." }, "One.\n\n## Two\n\nNew.\n\nThree."],
  [{ action: "insert-after", block: 0, text: "New." }, "New.\n\nOne.\n\n## Two\n\nThree."],
  [{ action: "replace", block: 2, text: "New." }, "One.\n\nNew.\n\nThree."],
])("%j makes this of three blocks: %s", (edit, body) => {
  expect(editBlocks("One.\n## Two\nThree.", [edit])).toBe(body);
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
  ["quotes nested without end", [{ action: "insert-after", block: 1, text: ">".repeat(5_000) }]],
])("edits with %s are refused as a whole", (_name, edits) => {
  expect(editBlocks("One.\n\nTwo.", edits)).toBeNull();
});
