const asPage = "On the page of JoSAA, save the page itself, as “Webpage, HTML only”.";
const workbook = "This is a workbook of a spreadsheet: save it as CSV, and hand that in.";
const picture = `This is a picture: its ranks cannot be read. ${asPage}`;
const archive =
  "This is a packed archive: unpack it, and hand in the page or the table that is in it.";

/** How files begin that people hand in for a saved page, byte for byte, and what to do instead. */
const kinds: readonly (readonly [begins: string, sentence: string])[] = [
  // A ZIP archive is .xlsx or .ods; the other one is the older .xls.
  ["PK\u0003\u0004", workbook],
  ["\u00d0\u00cf\u0011\u00e0", workbook],
  ["%PDF-", `This is a PDF. ${asPage}`],
  ["{\\rtf", `This is a document of a word processor. ${asPage}`],
  ["\u0089PNG", picture],
  ["\u00ff\u00d8\u00ff", picture],
  ["GIF8", picture],
  ["\u001f\u008b", archive],
  ["7z\u00bc\u00af", archive],
  ["Rar!", archive],
];

/**
 * What to do where a file is of another kind; null where it may hold a table.
 *
 * @param opening the text with which the file begins
 */
export function sentenceOnOtherFile(bytes: Uint8Array, opening: string): string | null {
  const signature = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  const kind = kinds.find(([begins]) => signature.startsWith(begins));
  if (kind !== undefined) return kind[1];
  if (opening.trim() === "") return "The file is empty: nothing was saved in it.";
  const head = opening.slice(0, 2_000);
  if (/^Content-Type: multipart\/related/im.test(head))
    return `This is a page saved as a single file (MHTML). ${asPage}`;
  if (/^\s*(?:\{|\[\s*\{)\s*"|^\s*\[\s*["[\d]/.test(head))
    return `This looks like JSON, the data of a program. ${asPage}`;
  // A text has none, but that of UTF-16 without its mark.
  if (head.split("\0").length > 100)
    return `This is no text: it holds bytes that neither a page nor a table has. ${asPage}`;
  return null;
}
