import { expect, test } from "vitest";
import { changedWords } from "../../server/facts/changed-value-words.ts";
import { visibleWords } from "../../server/facts/visible-words.ts";

const answer = (body: string, type: string) =>
  new Response(body, { headers: { "content-type": type } });

test("the words of a page are its rows, a table's cells side by side, and what it says of itself", async () => {
  const { title, rows } = await visibleWords(
    answer(
      `<html><head><title>Fees &amp; more</title><meta name="description" content="All &#x27;fees&#x27;"/>
      <style>b{}</style><script type="application/ld+json">{"text":"<p>Rs 1,000</p>","n":4}</script></head>
      <body><h1>Fees</h1><p>A <b>fee</b> of <!-- -->1,000</p><table><tr><td>SC</td><td>500</td></tr><tr><th>ST<td>500</table>
      <script>let hidden;</script></body></html>`,
      "text/html; charset=utf-8",
    ),
  );
  expect(title).toBe("Fees & more");
  expect(rows).toEqual([
    "Fees",
    "A fee of 1,000",
    "SC | 500",
    "ST | 500",
    "Fees & more",
    "All 'fees'",
    "Rs 1,000",
  ]);
});

const wordsOf = (rows: readonly string[], otherRows: readonly string[]) =>
  changedWords(rows, otherRows).map(({ before, after, times }) => [before, after, times]);

test("every difference is listed in its place, and nothing where nothing did change", () => {
  expect(changedWords(["a", "b"], ["a", "b"])).toEqual([]);
  expect(
    wordsOf(
      ["head", "Fee: 1,000", "Day: 1", "foot", "Fee: 1,000"],
      ["head", "Fee: 1,200", "Day: 2", "foot", "New", "Fee: 1,200"],
    ),
  ).toEqual([
    ["Fee: 1,000", "Fee: 1,200", 1],
    ["Day: 1", "Day: 2", 1],
    ["Fee: 1,000", "New … Fee: 1,200", 1],
  ]);
  expect(wordsOf(["a", "x", "a"], ["b", "x", "b"])).toEqual([["a", "b", 2]]);
  expect(wordsOf(["one"], ["one", "one"])).toEqual([["", "one", 1]]);
});

test("the words that differ are marked", () => {
  expect(changedWords(["Fee: 1,000 rupees"], ["Fee: 1,200 rupees"])[0]?.words).toEqual([
    { kind: "same", text: "Fee: 1," },
    { kind: "removed", text: "000" },
    { kind: "added", text: "200" },
    { kind: "same", text: " rupees" },
  ]);
});
