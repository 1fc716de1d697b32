import { describe, expect, test } from "vitest";
import { readWrittenRound } from "../../domain/ranks/reading/written-round.ts";
import { asCsv, asPage, asTsv, roundLike2025 } from "../support/rank-rounds.ts";

const heads = "Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank";

describe("the table of closing ranks", () => {
  test("says the same as a saved page, as CSV and as copied from a spreadsheet", async () => {
    const round = await roundLike2025();
    const [csv, tsv, page] = [asCsv(round), asTsv(round), asPage(round)].map(readRows);
    expect(csv).toHaveLength(round.rows.length);
    expect(tsv).toEqual(csv);
    expect(page).toEqual(csv);
  });

  test("is read with a byte order mark, line ends of Windows, quotes and blank lines", () => {
    const text = `\u{feff}${heads}\r\n\r\n"A ""B"" College","Design, 4\r\nYears",AI,OPEN,Gender-Neutral,1,2P\r\n`;
    const written = read(text);
    expect(written.ok && written.value.rows).toEqual([
      {
        ...{ number: 3, institute: 'A "B" College', program: "Design, 4 Years", quota: "AI" },
        ...{ seatType: "OPEN", gender: "Gender-Neutral", opening: "1", closing: "2P" },
        ...{ year: "", round: "" },
      },
    ]);
  });

  test("is read where the tags of its cells and rows are not closed", () => {
    const cells = heads.split(",");
    const page = `<TABLE><tr>${cells.map((head) => `<TH>${head}`).join("")}<tr><td>A&#38;B<td>C<br>D<td>AI<td>OPEN<td>Gender-Neutral<td><b>1</b>2<td>34</TABLE>`;
    const written = read(page);
    expect(written.ok && written.value.rows).toMatchObject([
      { institute: "A&B", program: "C D", opening: "12", closing: "34" },
    ]);
  });

  test("that has no end is said to be cut", async () => {
    const page = asPage(await roundLike2025());
    const written = read(page.slice(0, page.length / 2));
    expect(written.ok && written.value.isCut).toBe(true);
  });

  test("is not found in anything else", () => {
    const others = ["", "hello", "<table><tr><td>Institute</table>", "a,b\n1,2", "\0\0\0"];
    for (const text of others) expect(read(text)).toMatchObject({ ok: false });
  });

  test("is not looked for in a file of another kind, whose reader is told what to save", () => {
    const others = [
      [" \n", "is empty"],
      ["PK\u0003\u0004\u0014", "save it as CSV"],
      ["%PDF-1.7", "Webpage, HTML only"],
      [
        'From: <Saved>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\r\n<table><td class=3D"x">',
        "single file (MHTML)",
      ],
    ] as const;
    for (const [text, says] of others)
      expect(read(text)).toMatchObject({
        failure: { message: expect.stringContaining(says) as string },
      });
  });

  test("is not chosen among two", () => {
    const table = `<table><tr>${heads
      .split(",")
      .map((head) => `<td>${head}</td>`)
      .join("")}</tr></table>`;
    const written = read(table + table);
    expect(!written.ok && written.failure.message).toContain("2 tables of closing ranks");
  });
});

function read(text: string) {
  return readWrittenRound(Buffer.from(text));
}

/** Without the numbers of rows and the columns that a page has not. */
function readRows(text: string) {
  const written = read(text);
  if (!written.ok) throw new Error(written.failure.message);
  return written.value.rows.map((row) => ({ ...row, year: "", round: "" }));
}
