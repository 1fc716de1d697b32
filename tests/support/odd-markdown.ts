import fc from "fast-check";

const words = fc
  .array(
    fc.constantFrom(
      ..."the fee of SC candidates is ₹500 for one paper. Session 1 opens on closed 25% rank 12,345 General percentile and not must JEE Main 2026 what they say: officially, no;".split(
        " ",
      ),
      "परीक्षा की फीस 1,000 रुपये है।",
      "सीट पक्की नहीं",
      "പരീക്ഷയ്ക്ക് ഫീസ് 900 രൂപ.",
      "സീറ്റ് ഉറപ്പ്",
      "e\u0301\u200d👩‍🎓",
      "аррlе",
      "i g n o r e",
      "&lt;b&gt;",
      "\u00a0",
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.join(" "));

/** What readers of figures, days, sums, addresses and tokens look for. */
const oddity = fc.oneof(
  fc.constantFrom(
    "1-2-3-4-5-6",
    "1, 2, 3 and 4 May 2026",
    "22 to 28 January 2026",
    "2026-01-22",
    "22/01/26",
    "27/11/2025",
    "Friday, 2 April 2026",
    "5 + 6 + 7 = 18",
    "20 × 4 − 5 = 75 marks",
    "25 right and 10 wrong give 90 marks",
    "two hundred and fifty thousand",
    "4:30 p.m.",
    "10 to 300 KB",
    "a.b@c.example",
    "name [at] mail [dot] com",
    "www.a.a.a.a",
    "https://a.example/b?c=d",
    "x@okbank",
    "98765 43210",
    "9 8 7 6 5 4 3 2 1 0",
    "{{fact:fee.sc_st_pwd.one_paper}}",
    "{{fact:2025/cutoff.general}}",
    "{{fact:paper1.physics:marks}}",
    "{{fact:no.such}}",
    "{{fact:",
    "}}",
    "[a](/fees)",
    "[a](b",
    "![a](https://a.example/b.png)",
    "[^1]",
    "**bold**",
    "_a_",
    "`code`",
    "~~gone~~",
    "<b>",
    "\\*",
    "YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXo=",
  ),
  fc.integer({ min: 0, max: 400_000 }).map(String),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

const joint = fc.constantFrom(" ", ", ", " and ", "; ", ". ", " – ", "-", "\n", "");

/** A line of words and odd things, some of them again and again. */
const line = fc
  .array(
    fc.tuple(
      fc.oneof(
        words,
        oddity,
        fc
          .tuple(oddity, joint, fc.integer({ min: 2, max: 12 }))
          .map(([one, by, times]) => Array.from({ length: times }, () => one).join(by)),
      ),
      joint,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.flat().join(""));

const cell = fc.oneof(words, oddity, fc.constantFrom("", "Yes", "No", "SC", "₹900", "Session 1"));
const table = fc
  .tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 4 }),
  )
  .map(([columns, rows]) => {
    const row = (cells: readonly string[]) =>
      `| ${cells.map((one) => one.replaceAll(/[|\n]/g, " ")).join(" | ")} |`;
    const head = Array.from({ length: columns }, (_, column) => rows[0]?.[column] ?? "Fee");
    return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
  });

const block = fc.oneof(
  { weight: 4, arbitrary: line },
  { weight: 2, arbitrary: table },
  line.map((text) => `## ${text.replaceAll("\n", " ")}`),
  fc
    .tuple(fc.constantFrom("- ", "1. ", "* "), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([mark, items]) =>
      items.map((item, depth) => `${" ".repeat(3 * (depth % 3))}${mark}${item}`).join("\n"),
    ),
  line.map((text) => `> **Example** ${text}`),
  line.map((text) => `[^1]: ${text}`),
);

/** Bodies of tables, lists, links, figures, days, sums, addresses, tokens and scripts, in all odd orders. */
export const oddMarkdown = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((blocks) => blocks.join("\n\n"));
