import { expect, test } from "vitest";
import { yieldToOthers } from "../../domain/shared/yield-to-others.ts";

/** Works for so many pieces of two milliseconds each, and yields after each of them. */
async function work(pieces: number, onPiece: () => void): Promise<void> {
  for (let piece = 0; piece < pieces; piece++) {
    const end = performance.now() + 2;
    while (performance.now() < end);
    onPiece();
    await yieldToOthers();
  }
}

test("whoever waits is answered while long work goes on", async () => {
  let answers = 0;
  const timer = setInterval(() => answers++, 1);
  await work(50, () => undefined);
  clearInterval(timer);
  expect(answers).toBeGreaterThan(3);
});

test("two works at once go on in turns, and both come to their end", async () => {
  const pieces: string[] = [];
  await Promise.all(["a", "b"].map((name) => work(20, () => pieces.push(name))));
  expect(pieces.toSorted().join("")).toBe("a".repeat(20) + "b".repeat(20));
  expect(pieces.indexOf("b")).toBeLessThan(pieces.lastIndexOf("a"));
});
