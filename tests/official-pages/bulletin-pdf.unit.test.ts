import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPage } from "../../domain/official-pages/blocks/page-text.ts";

const body = readFileSync(new URL("pages/bulletin.pdf", import.meta.url));

test("of a bulletin as PDF the rows of tables, two columns and Hindi are read in their order", async () => {
  const page = await readPage({ address: "https://nta.ac.in/b.pdf", contentType: "", body });
  if (!page.ok) throw new Error(page.failure.message);
  const { title, blocks } = page.value;
  const texts = blocks.map(({ text }) => text);
  const at = (words: string) => texts.findIndex((text) => text.includes(words));
  expect(title).toBe("Information Bulletin JEE (Main) 2027");
  expect(texts).toContain(
    "Event: Dates of examination; Session 1 (January 2027): Between 21 January 2027 and 30 January 2027; Session 2 (April 2027): Between 01 April 2027 and 10 April 2027",
  );
  expect(texts).toContain("Category: General; Male: ₹ 1000; Female: ₹ 800");
  expect(at("21 जनवरी 2027")).toBeGreaterThan(at("The examination is held in thirteen languages."));
  expect(at("All forms of somebody who sends more than one are cancelled.")).toBeGreaterThan(
    at("21 जनवरी 2027"),
  );
});

test("a PDF that is broken off is no page", async () => {
  const half = { address: "https://nta.ac.in/b.pdf", contentType: "application/pdf" };
  for (const length of [20, 2_000, 20_000]) {
    const page = await readPage({ ...half, body: body.subarray(0, length) });
    expect(page.ok ? page.value.blocks.length : 0, String(length)).toBe(0);
  }
});
