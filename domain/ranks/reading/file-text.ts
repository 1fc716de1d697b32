/** The largest file that is read, in bytes: a saved page of all institutes has 5 to 8 MB. */
export const largestRoundFile = 16 * 1024 * 1024;

/** The text of a file, in UTF-8 or as a spreadsheet writes "Unicode text" (UTF-16 with its mark). */
export function readFileText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
