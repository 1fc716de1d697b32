import { deflateSync, constants, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageBounds } from "../../domain/official-pages/blocks/block.ts";
import { readPage } from "../../domain/official-pages/blocks/page-text.ts";
import { readInProcess } from "../../domain/official-pages/blocks/read-in-process.ts";

const catalog = "<</Type/Catalog/Pages 2 0 R>>";

const fetched = (body: string | Buffer, contentType = "text/html") => ({
  address: "https://nta.ac.in/page",
  contentType,
  body: Buffer.from(body),
});

const pdf = "application/pdf";
const words = Buffer.from("BT /F 12 Tf 50 700 Td (Words) Tj ET\n");

test("a page that takes more memory than it may ends with its process, and the next one is read", async () => {
  const tooMuch = {
    failure: { kind: "unacceptable", message: "The page takes too long to be read" },
  };
  const bomb = pagePdf(deflateSync(packedBlanks(1_300)), 2);
  expect(bomb.length).toBeLessThan(10_000);
  expect(await readInProcess(fetched(bomb, pdf))).toMatchObject(tooMuch);
  const nested = `<html>${"<div>".repeat(1_000_000)}x`;
  expect(await readInProcess(fetched(nested))).toMatchObject(tooMuch);
  const page = await readInProcess(fetched("<html><p>Words"));
  expect(page).toMatchObject({ ok: true, value: { blocks: [{ text: "Words" }] } });
});

const broken = "The PDF cannot be read";
const empty = "The PDF holds no text";
const unknown = "Its letters are of a kind that is not known";
const pages = (text: string) => oddPdf([catalog, `<</Type/Pages${text}>>`]);
const locked =
  "<</Filter/Standard/V 1/R 2/O(oooooooooooooooooooooooooooooooo)/U(uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu)/P -4>>";
const ids = "/ID[(aaaaaaaaaaaaaaaa)(aaaaaaaaaaaaaaaa)]";

test.each<[what: string, reason: string, body: string | Buffer, type?: string]>([
  ["a PDF whose pages hold themselves", broken, pages("/Kids[2 0 R 2 0 R]/Count 2"), pdf],
  ["a PDF of two milliards of pages", empty, pages("/Kids[]/Count 2000000000"), pdf],
  [
    "a PDF whose picture draws itself",
    empty,
    pagePdf(Buffer.from("/X Do"), 0, "/XObject<</X 6 0 R>>"),
    pdf,
  ],
  [
    "a PDF that is locked",
    "The PDF is locked",
    oddPdf([catalog, "<</Type/Pages/Kids[]/Count 0>>", locked], `/Encrypt 3 0 R${ids}`),
    pdf,
  ],
  ["a PDF that nests deeply", broken, oddPdf([`<</X ${"[".repeat(50_000)}>>`]), pdf],
  ["half a PDF", broken, pagePdf(deflateSync(words), 1).subarray(0, 300), pdf],
  ["HTML that says it is a PDF", broken, "%PDF-1.7\n<html><p>Words</p></html>", pdf],
  ["HTML called a PDF", "It is neither a page nor a PDF (application/pdf)", "<p>Words</p>", pdf],
  ["a picture", "It is neither a page nor a PDF (image/png)", "\x89PNG\r\n", "image/png"],
  ["NUL bytes", "It is no page of text", Buffer.alloc(1_000)],
  ["letters of an unknown kind", unknown, "<html>x", "text/html; charset=klingon"],
  ["letters that browsers refuse", unknown, "<html>x", "text/html; charset=iso-2022-kr"],
])("%s is refused, with the reason", async (_what, message, body, type) => {
  expect(await readPage(fetched(body, type))).toMatchObject({
    failure: { kind: "unacceptable", message },
  });
});

test.each<[what: string, first: string | undefined, body: string | Buffer, type?: string]>([
  ["a PDF of one page", "Words", pagePdf(deflateSync(words), 1), pdf],
  ["HTML that speaks of PDF", "See %PDF-1.7", "<html><p>See %PDF-1.7</p>"],
  ["more parts than are kept", "word", `<html>${"<p>word</p>".repeat(pageBounds.blocks + 5)}`],
  ["marks beside each other", "ww", `<html><p>ww<b>${"<i></i>".repeat(20_000)}</b>`],
  [
    "lines of a cell",
    "head: a; other:",
    `<html><table><tr><th>head<th>other<tr><td>a<td>${"<br>".repeat(20_000)}`,
  ],
  ["parts in each other", undefined, `<html>${"<div>".repeat(20_000)}`],
  ["tables in each other", undefined, `<html>${"<table><tr><td>".repeat(5_000)}x`],
  [
    "more attributes than a person writes",
    "Words",
    `<html><p ${Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(" ")}>Words`,
  ],
  [
    "cells over everything",
    "word",
    `<html><table>${"<tr><td colspan=1000 rowspan=65534>word".repeat(1_000)}`,
  ],
  ["a million blanks", "x", `<html><p>${" ".repeat(1_000_000)}x`],
  ["a comment without end", undefined, `<html><!--${"-".repeat(1_000_000)}`],
  ["NUL bytes between words", "ab", "<html><p>a\0b"],
  ["a million empty lines", "x", `x${"\n".repeat(1_000_000)}`, "text/plain"],
  [
    "letters that are not those it names",
    "� words",
    Buffer.from("<html><p>\xe9 words", "latin1"),
    "text/html; charset=utf-8",
  ],
])("%s: read, within the bounds", async (_what, first, body, type) => {
  const page = await readPage(fetched(body, type));
  if (!page.ok) throw new Error(page.failure.message);
  expect(page.value.blocks[0]?.text).toBe(first);
  expect(page.value.blocks.length).toBeLessThanOrEqual(pageBounds.blocks);
});

/** Objects of a PDF, from number 1, which is its catalog. */
type Objects = readonly (string | Buffer)[];

/** A PDF of these objects, however odd they are. */
function oddPdf(objects: Objects, trailer = ""): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length()}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

/** So many MB of blanks, packed once. */
function packedBlanks(megabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(1_000_000, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const parts = Array.from({ length: megabytes }, () => part);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, Buffer.from([3, 0])]);
}

/** A PDF of one page with what it shows, which is packed so often. */
function pagePdf(data: Buffer, packings: number, resources = ""): Buffer {
  const filters = "/FlateDecode".repeat(packings);
  return oddPdf([
    catalog,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<${resources}/Font<</F 5 0 R>>>>>>`,
    Buffer.concat([
      Buffer.from(`<</Filter[${filters}]/Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from("\nendstream"),
    ]),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    "<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</X 6 0 R>>>>/Length 11>>\nstream\n/X Do /X Do\nendstream",
  ]);
}
