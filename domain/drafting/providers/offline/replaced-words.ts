import { type Fact, findFact } from "../../../../content/facts/index.ts";
import { factsIn, filledText } from "../../../posts/fact-tokens.ts";
import { cutBlocks, type Locks } from "../../blocks/blocks.ts";
import { piecesOf, wholeWords } from "../../evidence/content-as-markdown.ts";

/** What became of a text in which words were to be replaced. */
type Replacement =
  | { readonly kind: "replaced"; readonly text: string }
  | { readonly kind: "absent" }
  /** The words are, wholly or in part, the value of this record. */
  | { readonly kind: "value"; readonly record: Fact };

type Piece = { readonly raw: string; readonly read: string; readonly record: Fact | undefined };

/**
 * Replaces words as a reader sees them. A value that stands in them has to stand in the new words
 * too, and stays a token: values come from the records and are not typed over.
 */
export function replacedWords(text: string, from: string, to: string): Replacement {
  const pieces = piecesOf(text).map(pieceOf);
  const read = pieces.map((piece) => piece.read).join("");
  const matches = [...read.matchAll(wholeWords(from))];
  if (matches.length === 0) return listEntry(pieces, from);

  let written = "";
  let done = 0;
  for (const { index } of matches) {
    const end = index + from.length;
    const values = valuesWithin(pieces, index, end);
    const lost = values.find(({ piece, whole }) => !whole || !wholeWords(piece.read).test(to));
    if (lost?.piece.record !== undefined) return { kind: "value", record: lost.piece.record };
    written += rawBetween(pieces, done, index);
    written += values.reduce(
      (words, { piece }) => words.replace(wholeWords(piece.read, "u"), () => piece.raw),
      to,
    );
    done = end;
  }
  return { kind: "replaced", text: written + rawBetween(pieces, done, read.length) };
}

function pieceOf(raw: string, place: number): Piece {
  return place % 2 === 0
    ? { raw, read: raw, record: undefined }
    : { raw, read: filledText(raw), record: factsIn(raw)[0] };
}

/** A record of points or steps is read as a list, each entry with a capital. */
function listEntry(pieces: readonly Piece[], words: string): Replacement {
  const wanted = wholeWords(words, "iu");
  const holder = pieces.find(({ record, read }) => record !== undefined && wanted.test(read));
  const record = holder?.record === undefined ? undefined : findFact(holder.record.id);
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
      return piece.record === undefined ? piece.raw.slice(begin, end) : piece.raw;
    })
    .join("");
}

/** What became of a body in which words were to be replaced. */
type UnlockedReplacement =
  /** `isLockedSkipped`: the words stand in a locked block too, and stay there. */
  | { readonly kind: "done"; readonly text: string; readonly isLockedSkipped: boolean }
  | { readonly kind: "value"; readonly record: Fact };

/** Replaces words wherever no locked block holds them. */
export function replacedUnlocked(
  body: string,
  locks: Locks,
  [from, to]: readonly [string, string],
): UnlockedReplacement {
  let text = "";
  let isLockedSkipped = false;
  for (const stretch of stretchesOf(body, locks)) {
    const outcome = replacedWords(stretch.text, from, to);
    if (outcome.kind === "value" && !stretch.isLocked) return outcome;
    if (stretch.isLocked && outcome.kind !== "absent") isLockedSkipped = true;
    text += outcome.kind === "replaced" && !stretch.isLocked ? outcome.text : stretch.text;
  }
  return { kind: "done", text, isLockedSkipped: isLockedSkipped };
}

type Stretch = { readonly text: string; readonly isLocked: boolean };

/** The body in pieces; what stands between two locked blocks is one of them. */
function stretchesOf(body: string, locks: Locks): readonly Stretch[] {
  const { blocks, end } = cutBlocks(body);
  const stretches: Stretch[] = [];
  let open = "";
  for (const { before, markdown } of blocks) {
    open += before;
    if (!locks.has(markdown)) {
      open += markdown;
      continue;
    }
    stretches.push({ text: open, isLocked: false }, { text: markdown, isLocked: true });
    open = "";
  }
  return [...stretches, { text: open + end, isLocked: false }];
}
