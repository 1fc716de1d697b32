import { isUtf8 } from "node:buffer";

const marks = [
  ["efbbbf", "utf-8"],
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
] as const;

/** By the mark at its beginning, the name that is given, and what it can be. Throws a RangeError for an unknown name. */
export function decodeText(bytes: Uint8Array, name?: string): string {
  const start = Buffer.from(bytes.subarray(0, 3)).toString("hex");
  const [, marked] = marks.find(([mark]) => start.startsWith(mark)) ?? [];
  // Old servers and spreadsheets name no letters and write those of Windows.
  const guessed = isUtf8(bytes) ? "utf-8" : "windows-1252";
  return new TextDecoder(marked ?? name ?? guessed).decode(bytes);
}
