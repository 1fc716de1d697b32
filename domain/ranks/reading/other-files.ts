const asPage = "save the page itself, as “Webpage, HTML only”.";
const workbook = "This is a workbook of a spreadsheet: save it as CSV, and hand that in.";

/** How files begin that people hand in for a saved page, and what to do instead. */
const kinds: readonly (readonly [begins: string, sentence: string])[] = [
  // A ZIP archive is .xlsx or .ods; what UTF-8 makes of the first bytes of the older .xls follows.
  ["PK\u0003\u0004", workbook],
  ["\ufffd\ufffd\u0011\ufffd", workbook],
  ["%PDF-", `This is a PDF: ${asPage}`],
];

/** What to do where the text is that of a file of another kind; null where it may hold a table. */
export function sentenceOnOtherFile(text: string): string | null {
  if (text.trim() === "") return "The file is empty: nothing was saved in it.";
  if (/^Content-Type: multipart\/related/im.test(text.slice(0, 2_000)))
    return `This is a page saved as a single file (MHTML): ${asPage}`;
  return kinds.find(([begins]) => text.startsWith(begins))?.[1] ?? null;
}
