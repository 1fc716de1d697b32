import { deflateSync, constants, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageReader } from "../../domain/official-pages/blocks/read-in-process.ts";

const readPage = createPageReader();

/** Reads a page as the site does: in a process of its own, within its bounds. */
function looked(body: string | Buffer, contentType: string) {
  return readPage({ address: "https://nta.ac.in/page", contentType, body: Buffer.from(body) });
}

const broken = "The PDF cannot be read";
const empty = "The PDF holds no text";
const tooLong = "The page takes too long to be read";
const unknown = "Its letters are of a kind that is not known";
const words = Buffer.from("BT /F 12 Tf 50 700 Td (Words) Tj ET\n");
const pages = (text: string) => oddPdf([catalog, `<</Type/Pages${text}>>`]);
const locked =
  "<</Filter/Standard/V 1/R 2/O(oooooooooooooooooooooooooooooooo)/U(uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu)/P -4>>";
const ids = "/ID[(aaaaaaaaaaaaaaaa)(aaaaaaaaaaaaaaaa)]";

const refused: readonly [what: string, reason: string, type: string, () => string | Buffer][] = [
  [
    "a PDF of 6 kB that unpacks to 3 GB",
    tooLong,
    "application/pdf",
    () => pagePdf(deflateSync(packedBlanks(3_000)), 2),
  ],
  [
    "a PDF whose pages hold themselves",
    broken,
    "application/pdf",
    () => pages("/Kids[2 0 R 2 0 R]/Count 2"),
  ],
  [
    "a PDF of two milliards of pages",
    empty,
    "application/pdf",
    () => pages("/Kids[]/Count 2000000000"),
  ],
  [
    "a PDF whose picture draws itself",
    empty,
    "application/pdf",
    () => pagePdf(Buffer.from("/X Do"), 0, "/XObject<</X 6 0 R>>"),
  ],
  [
    "a PDF that is locked",
    "The PDF is locked",
    "application/pdf",
    () => oddPdf([catalog, "<</Type/Pages/Kids[]/Count 0>>", locked], `/Encrypt 3 0 R${ids}`),
  ],
  [
    "a PDF that nests without end",
    broken,
    "application/pdf",
    () => oddPdf([`<</X ${"[".repeat(200_000)}>>`]),
  ],
  [
    "a PDF whose tables lead to themselves",
    empty,
    "application/pdf",
    () => oddPdf([catalog, "<</Type/Pages/Kids[]/Count 0>>"], "/Prev 9"),
  ],
  ["half a PDF", broken, "application/pdf", () => pagePdf(deflateSync(words), 1).subarray(0, 300)],
  [
    "HTML that says it is a PDF",
    broken,
    "application/pdf",
    () => "%PDF-1.7\n<html><p>Words</p></html>",
  ],
  [
    "HTML that is called a PDF",
    "It is neither a page nor a PDF (application/pdf)",
    "application/pdf",
    () => "<p>Words</p>",
  ],
  ["a picture", "It is neither a page nor a PDF (image/png)", "image/png", () => "\x89PNG\r\n"],
  ["NUL bytes", "It is no page of text", "text/html", () => Buffer.alloc(1_000)],
  ["letters of an unknown kind", unknown, "text/html; charset=klingon", () => "<html>x"],
  ["letters that browsers refuse", unknown, "text/html; charset=iso-2022-kr", () => "<html>x"],
  [
    "a million parts in each other",
    tooLong,
    "text/html",
    () => `<html>${"<div>".repeat(1_000_000)}x`,
  ],
  [
    "marks that are never closed",
    tooLong,
    "text/html",
    () => `<html>${"<a><b><i><u><font>".repeat(100_000)}<p>x`,
  ],
  [
    "tables in each other",
    tooLong,
    "text/html",
    () => `<html>${"<table><tr><td>".repeat(300_000)}x`,
  ],
];

test.each(refused)("%s is refused, with the reason", async (_what, message, type, body) => {
  expect(await looked(body(), type)).toEqual({
    ok: false,
    failure: expect.objectContaining({ kind: "unacceptable", message }) as object,
  });
});

const read: readonly [
  what: string,
  first: string | undefined,
  () => string | Buffer,
  type?: string,
][] = [
  ["a PDF of one page", "Words", () => pagePdf(deflateSync(words), 1)],
  ["HTML that speaks of PDF", "See %PDF-1.7", () => "<html><p>See %PDF-1.7</p>"],
  ["100,000 parts", "word", () => `<html>${"<p>word</p>".repeat(100_000)}`],
  ["300,000 marks beside each other", "ww", () => `<html><p>ww<b>${"<i></i>".repeat(300_000)}</b>`],
  [
    "300,000 lines of a cell",
    "head: a; other:",
    () => `<html><table><tr><th>head<th>other<tr><td>a<td>${"<br>".repeat(300_000)}`,
  ],
  ["30,000 parts in each other", undefined, () => `<html>${"<div>".repeat(30_000)}`],
  ["an attribute of 5 MB", "Words", () => `<html><p title="${"x".repeat(5_000_000)}">Words</p>`],
  [
    "a hundred thousand attributes",
    "Words",
    () => `<html><p ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(" ")}>Words`,
  ],
  [
    "cells over everything",
    "word",
    () => `<html><table>${"<tr><td colspan=1000 rowspan=65534>word".repeat(5_000)}`,
  ],
  ["5 MB of blanks", "x", () => `<html><p>${" ".repeat(5_000_000)}x`],
  ["a comment without end", undefined, () => `<html><!--${"-".repeat(5_000_000)}`],
  ["800,000 comments", "x", () => `<html>${"<!---->".repeat(800_000)}<p>x`],
  ["NUL bytes between words", "ab", () => "<html><p>a\0b"],
  ["14 MB of empty lines", "x", () => `x${"\n".repeat(14_000_000)}`, "text/plain"],
  [
    "letters that are not those it names",
    "� words",
    () => Buffer.from("<html><p>\xe9 words", "latin1"),
    "text/html; charset=utf-8",
  ],
];

test.each(read)("%s is read, within the limits", async (_what, first, body, type = "text/html") => {
  const page = await looked(body(), type);
  if (!page.ok) throw new Error(page.failure.message);
  expect(page.value.blocks[0]?.text).toBe(first);
  expect(page.value.blocks.length).toBeLessThanOrEqual(20_000);
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

const catalog = "<</Type/Catalog/Pages 2 0 R>>";

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
