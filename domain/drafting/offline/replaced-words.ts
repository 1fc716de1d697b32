import type { Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn, filledText } from "../../posts/text/fact-tokens.ts";

/** What became of a text in which words were to be replaced. */
type Replacement =
  | { readonly kind: "replaced"; readonly text: string }
  | { readonly kind: "absent" }
  /** The words are, wholly or in part, the value of this record. */
  | { readonly kind: "value"; readonly record: Fact };

type Piece = { readonly raw: string; readonly read: string; readonly record: Fact | undefined };

/** Tokens, and the targets of links: what a reader does not see as it is written. */
const unread = /(\{\{[^{}\n]*\}\}|\]\([^()\s]*\))/;

/**
 * Replaces words as a reader sees them, in any case. A value that stands in them has to stand in the
 * new words too, and stays a token: values come from the records and are not typed over.
 */
export function replacedWords(
  text: string,
  from: string,
  to: string,
  facts: FactSnapshot,
): Replacement {
  const pieces = text.split(unread).map((raw, place) => pieceOf(raw, place, facts));
  const read = pieces.map((piece) => piece.read).join("");
  const matches = [...read.matchAll(wholeWords(from, "giu"))];
  if (matches.length === 0) return listEntry(pieces, from);

  let written = "";
  let done = 0;
  for (const { index, 0: found } of matches) {
    const end = index + found.length;
    const values = valuesWithin(pieces, index, end);
    const lost = values.find(({ piece, whole }) => !whole || !wholeWords(piece.read).test(to));
    if (lost?.piece.record !== undefined) return { kind: "value", record: lost.piece.record };
    written += rawBetween(pieces, done, index);
    written += values.reduce(
      (words, { piece }) => words.replace(wholeWords(piece.read, "u"), () => piece.raw),
      inCaseOf(found, from, to),
    );
    done = end;
  }
  return { kind: "replaced", text: written + rawBetween(pieces, done, read.length) };
}

/** The new words as the old ones were written: with a capital where those had one that was not asked for. */
function inCaseOf(found: string, from: string, to: string): string {
  if (found === from) return to;
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}

function pieceOf(raw: string, place: number, facts: FactSnapshot): Piece {
  if (place % 2 === 0) return { raw, read: raw, record: undefined };
  return raw.startsWith("{")
    ? { raw, read: filledText(raw, facts), record: factsIn(raw, facts)[0] }
    : { raw, read: "\n", record: undefined };
}

/** A record of points or steps is read as a list, each entry with a capital. */
function listEntry(pieces: readonly Piece[], words: string): Replacement {
  const wanted = wholeWords(words, "iu");
  const holder = pieces.find(({ record, read }) => record !== undefined && wanted.test(read));
  const record = holder?.record;
  return record === undefined ? { kind: "absent" } : { kind: "value", record };
}

/** The values that a stretch of the text touches; `whole` where it holds all of one. */
function valuesWithin(pieces: readonly Piece[], from: number, to: number) {
  let start = 0;
  return pieces.flatMap((piece) => {
    const end = start + piece.read.length;
    const touched = piece.record !== undefined && start < to && end > from;
    const whole = start >= from && end <= to;
    start = end;
    return touched ? [{ piece, whole }] : [];
  });
}

/** The text as it is stored between two places of the text as it is read; no value is cut by them. */
function rawBetween(pieces: readonly Piece[], from: number, to: number): string {
  let start = 0;
  return pieces
    .map((piece) => {
      const begin = Math.max(from - start, 0);
      const end = Math.min(to - start, piece.read.length);
      start += piece.read.length;
      if (begin >= end) return "";
      return piece.raw === piece.read ? piece.raw.slice(begin, end) : piece.raw;
    })
    .join("");
}

/** The words as they stand, but `pay` is not found in `payment`, nor `₹50` in `₹500`. */
export function wholeWords(words: string, flags = "gu"): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?!\p{L}|[.,]?\p{N})` : "";
  return new RegExp(`${before}${literal}${after}`, flags);
}
