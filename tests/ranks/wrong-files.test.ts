import { describe, expect, test } from "vitest";
import { readWrittenRound } from "../../domain/ranks/reading/written-round.ts";
import { roundBounds } from "../../domain/ranks/reading/round-bounds.ts";

const heads = "Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank";
const pageHeads = `<table><tr>${heads.replaceAll(/[^,]+,?/g, (head) => `<td>${head.replace(",", "")}`)}`;

/** A file of so many bytes that says the same again and again. */
function repeated(words: string, bytes: number, before = ""): Buffer {
  return Buffer.concat([Buffer.from(before), Buffer.alloc(bytes, words)]);
}

type Wrong = readonly [kind: string, file: (bytes: number) => Buffer, says: string];

const noTables: readonly Wrong[] = [
  [
    "JSON in one line",
    (bytes) => repeated('{"institute":"IIT","closing":66},', bytes, "["),
    "JSON",
  ],
  ["a text that says institute", (bytes) => repeated("institute ", bytes), "no table"],
  [
    "the same in UTF-16",
    (bytes) => Buffer.from(`\u{feff}${"institute ".repeat(bytes / 20)}`, "utf16le"),
    "no table",
  ],
  ["quotation marks", (bytes) => repeated('"', bytes), "no table"],
  ["commas", (bytes) => repeated(",", bytes), "no table"],
  ["another table", (bytes) => repeated("a,b\n", bytes), "no table"],
  ["zeros", (bytes) => Buffer.alloc(bytes), "no text"],
  ["a picture", (bytes) => Buffer.alloc(bytes, "\u0089PNG", "latin1"), "picture"],
];

const beyondBounds: readonly Wrong[] = [
  ["columns without end", (bytes) => repeated(",a", bytes, `${heads}\n`), "more than 40 cells"],
  [
    "a quotation mark that is not closed",
    (bytes) => repeated("a,", bytes, `${heads}\n"`),
    "quotation",
  ],
  ["quotation marks below the heads", (bytes) => repeated('"', bytes, `${heads}\n`), "quotation"],
  ["rows without end", (bytes) => repeated("a,b\n", bytes, `${heads}\n`), "more than 40000 rows"],
  ["a row of a page without end", (bytes) => repeated("<td>a", bytes, pageHeads), "40 cells"],
  [
    "a cell of a page without end",
    (bytes) => repeated("a", bytes, `${pageHeads}<tr><td>`),
    "1000 characters",
  ],
  ["tables inside each other", (bytes) => repeated("<table><tr><td>", bytes), "inside each other"],
];

describe("whoever hands in a wrong file", () => {
  test.each(noTables)(
    "%s: is told what it looks like, by its first part alone",
    (_kind, file, says) => {
      const [once, twice] = [1, 2].map((times) => readCounted(file(times * 1024 * 1024)));
      expect(once?.sentence).toContain(says);
      expect(twice).toEqual(once);
      expect(once?.read).toBeLessThanOrEqual(roundBounds.openingBytes + 8);
    },
  );

  test.each(beyondBounds)("%s: is told where it goes too far", (_kind, file, says) => {
    const [once, twice] = [1, 2].map((times) => readCounted(file(times * 1024 * 1024)));
    expect(once?.sentence).toContain(says);
    expect(twice?.sentence).toBe(once?.sentence);
    expect(twice?.read).toBeLessThanOrEqual(2 * (once?.read ?? 0));
  });
});

/** What is said of a file, and how many of its bytes were looked at. */
function readCounted(file: Buffer) {
  let read = 0;
  const counted = new Uint8Array(file);
  counted.subarray = (begin = 0, end = counted.length) => {
    const part = new Uint8Array(counted.buffer).subarray(begin, end);
    read += part.length;
    return part;
  };
  const written = readWrittenRound(counted);
  return { sentence: written.ok ? null : written.failure.message, read };
}
