import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pageBounds } from "../../domain/official-pages/blocks/block.ts";
import { readPage } from "../../domain/official-pages/blocks/page-text.ts";

async function blocksOf(body: string | Buffer, contentType = "text/html") {
  const address = "https://nta.ac.in/page";
  const page = await readPage({ address, contentType, body: Buffer.from(body) });
  if (!page.ok) throw new Error(page.failure.message);
  return page.value.blocks;
}

async function textsOf(html: string): Promise<readonly string[]> {
  return (await blocksOf(`<html>${html}`)).map(({ text }) => text);
}

const ofFile = async (name: string) =>
  (await blocksOf(readFileSync(new URL(`pages/${name}`, import.meta.url)))).map(({ text }) => text);

describe("HTML keeps its meaning", () => {
  test.each([
    ["a footnote mark", "The fee is ₹950<sup>1</sup>.", "The fee is ₹950 [1]."],
    ["a mark within a number", "1<sup>2</sup>3", "1 [2] 3"],
    ["a mark in brackets", "₹950<sup>[1]</sup> a paper", "₹950 [1] a paper"],
    ["a note", "<sup>*</sup>Taxes are included", "[*] Taxes are included"],
    ["an ordinal", "on 27<sup>th</sup> November", "on 27th November"],
    ["an exponent", "x<sup>8</sup> + (a + b)<sup>12</sup>", "x⁸ + (a + b)¹²"],
    ["a power of a number", "10<sup>8</sup> m", "10 [8] m"],
    ["a formula", "H<sub>2</sub>O", "H₂O"],
    ["struck out words", "<del>₹950</del> <s>₹960</s> <strike>₹970</strike> ₹900", "₹900"],
    ["ruby", "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字", "漢字"],
    [
      "hidden words",
      "₹900 <span hidden>₹950</span><b style='color:red; DISPLAY : none'>₹960</b>",
      "₹900",
    ],
    [
      "words struck out by their style",
      "<b style='text-decoration: red line-through'>₹9</b>₹8",
      "₹8",
    ],
    ["words that cannot be seen", "₹900<i style='opacity: 0'>1</i>", "₹900"],
    ["a number with places to break it", "₹9\u00ad5\u200b0", "₹950"],
    ["words without a place", "₹900<i style='visibility:hidden'>1</i>", "₹900"],
  ])("%s", async (_name, html, text) => {
    expect(await textsOf(`<p>${html}</p>`)).toEqual([text]);
    expect(await textsOf(`<table><tr><td>Fee<td>${html}</table>`)).toEqual([`Fee; ${text}`]);
  });

  test("a hidden paragraph is not read", async () => {
    expect(await textsOf('<p style="display:none">₹970</p><p hidden>₹980</p><p>₹990</p>')).toEqual([
      "₹990",
    ]);
  });

  test("parts, lists, spanned cells, captions and tables that place parts of a page are told apart", async () => {
    const html = `<h2>Fees</h2><div>For <b>all</b><ul><li>one<ul><li>two</ul></ul></div>
      <table><caption>Cap</caption><tr><th>Category<th>Fee<tr><td rowspan=2>General<td>900
      <tr><td>800<br>or more</table>
      <table><tr><td><table><tr><td>in<td>ner</table>side<td>right</table>`;
    expect(await textsOf(html)).toEqual([
      "Fees",
      "For all",
      "one",
      "two",
      "Cap",
      "Category: General; Fee: 900",
      "Category: General; Fee: 800 or more",
      "in; ner",
      "side",
      "right",
    ]);
  });

  test.each([
    ["named after Unicode as Word does", "<meta content='text/html; charset=unicode'>", "utf8"],
    ["named as the letters that it cannot have", "<meta charset=utf-16>", "utf8"],
    ["marked as UTF-16", "", "utf16le"],
  ] as const)("letters %s are read", async (_name, meta, coding) => {
    const html = `${coding === "utf16le" ? "\u{feff}" : ""}<html>${meta}<p>शुल्क ₹950</p>`;
    const [paragraph] = await blocksOf(Buffer.from(html, coding));
    expect(paragraph?.text).toBe("शुल्क ₹950");
  });

  test("links of a page are counted, and their addresses with its text", async () => {
    const links = (count: number, length: number) =>
      Array.from(
        { length: count },
        (_, at) => `<p><a href="/${at}${"x".repeat(length)}">${at}</a>`,
      ).join("");
    const many = await blocksOf(`<html>${links(5_000, 1)}`);
    expect(many.flatMap((block) => block.links)).toHaveLength(pageBounds.links);
    const long = await blocksOf(`<html>${links(1_900, 1_500)}`);
    const size = long
      .flatMap(({ text, links: addresses }) => [text, ...addresses])
      .reduce((sum, { length }) => sum + length, 0);
    expect(size).toBeLessThanOrEqual(pageBounds.characters);
  });
});

describe("a PDF", () => {
  const bulletin = readFileSync(new URL("pages/bulletin.pdf", import.meta.url));

  test("whose bold letters are drawn twice has them once", async () => {
    const line = (fee: string) =>
      `For OBC/EWS candidates in India the application fee for one paper of JEE (Main) 2026 is Rs. ${fee}`;
    expect(await ofFile("fee-plain-900.pdf")).toContain(line("900."));
    expect(await ofFile("fee-bold-950.pdf")).toContain(line("950"));
  });

  test("keeps raised letters in their line, and footnote marks apart", async () => {
    expect(await ofFile("sup.pdf")).toEqual([
      "Notice of the examination in January 2026",
      "This notice tells candidates about dates and fees of the examination.",
      "The last date to apply is 27th November 2025 for Session 1.",
      "The fee of OBC candidates is Rs. 900 [1] for one paper.",
      "1. Including taxes.",
    ]);
  });

  test("is read in its order: the rows of tables, two columns and Hindi", async () => {
    const page = await readPage({
      address: "https://nta.ac.in/b.pdf",
      contentType: "",
      body: bulletin,
    });
    if (!page.ok) throw new Error(page.failure.message);
    const { title, blocks } = page.value;
    const texts = blocks.map(({ text }) => text);
    const at = (words: string) => texts.findIndex((text) => text.includes(words));
    expect(title).toBe("Information Bulletin JEE (Main) 2027");
    expect(texts).toContain(
      "Event: Dates of examination; Session 1 (January 2027): Between 21 January 2027 and 30 January 2027; Session 2 (April 2027): Between 01 April 2027 and 10 April 2027",
    );
    expect(texts).toContain("Category: General; Male: ₹ 1000; Female: ₹ 800");
    expect(at("21 जनवरी 2027")).toBeGreaterThan(
      at("The examination is held in thirteen languages."),
    );
    expect(at("All forms of somebody who sends more than one are cancelled.")).toBeGreaterThan(
      at("21 जनवरी 2027"),
    );
  });

  test("that is broken off is no page", async () => {
    const half = { address: "https://nta.ac.in/b.pdf", contentType: "application/pdf" };
    for (const length of [20, 2_000, 20_000]) {
      const page = await readPage({ ...half, body: bulletin.subarray(0, length) });
      expect(page.ok ? page.value.blocks.length : 0, String(length)).toBe(0);
    }
  });
});
