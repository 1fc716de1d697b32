import { factText, type Fact } from "../../content/facts/index.ts";
import { factToken } from "../posts/fact-tokens.ts";

const token = /(\{\{[^{}\n]*\}\})/;

/** The text with tokens in place of those values of the records that a reader would take for figures. */
export function withTokens(text: string, records: readonly Fact[]): string {
  const values = records
    .map((record) => ({ id: record.id, value: factText(record) }))
    .filter(({ value }) => isFigure(value))
    .toSorted((one, other) => other.value.length - one.value.length);
  return values.reduce((changed, { id, value }) => replaced(changed, value, factToken(id)), text);
}

/** The words as they stand, but `pay` is not found in `payment`, nor `₹50` in `₹500`. */
export function wholeWords(words: string, flags = "gu"): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?!\p{L}|[.,]?\p{N})` : "";
  return new RegExp(`${before}${literal}${after}`, flags);
}

/** The text in pieces: every second one is a token. */
export function piecesOf(text: string): readonly string[] {
  return text.split(token);
}

/** A number with what is counted by it; a bare year or a plain word names no figure. */
function isFigure(value: string): boolean {
  return /\d/.test(value) && /[₹%]|\d.*\p{L}|\p{L}.*\d/u.test(value);
}

/** Replaces outside of tokens. */
function replaced(text: string, value: string, written: string): string {
  const wanted = wholeWords(value);
  return piecesOf(text)
    .map((piece, place) => (place % 2 === 0 ? piece.replace(wanted, () => written) : piece))
    .join("");
}
