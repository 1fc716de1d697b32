import { roundBounds } from "./round-bounds.ts";

/** So much of a file is decoded at once, in bytes. */
const partBytes = 256 * 1024;

/**
 * The text of a file in parts, one after the other, in UTF-8 or as a spreadsheet writes "Unicode text" (UTF-16 with its
 * mark). No more of the file is touched than what is asked for.
 */
export function* textParts(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += partBytes)
    yield decoder.decode(bytes.subarray(at, at + partBytes), { stream: true });
  yield decoder.decode();
}

/** The words with which a file begins: enough to say what it is. */
export function openingText(bytes: Uint8Array): string {
  const opening = bytes.subarray(0, roundBounds.openingBytes);
  return new TextDecoder(encodingOf(bytes)).decode(opening, { stream: true });
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
