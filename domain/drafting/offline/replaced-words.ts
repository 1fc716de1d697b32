import type { Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn, filledText } from "../../posts/text/fact-tokens.ts";

/** The outcome of replacing words in a text. */
type Replacement =
  | { readonly kind: "replaced"; readonly text: string }
  | { readonly kind: "absent" }
  /** The words are, wholly or in part, the value of this record. */
  | { readonly kind: "value"; readonly record: Fact };

/** Tokens, and the targets of links: what a reader does not see as it is written. */
const unread = String.raw`\{\{[^{}\n]*\}\}|\]\([^()\s]*\)`;

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
  let [before, after] = [from, to];
  const tokens = new Set(text.match(/\{\{[^{}\n]*\}\}/g));
  for (const token of tokens) {
    const value = filledText(token, facts);
    const [record] = factsIn(token, facts);
    if (record === undefined || !wholeWords(value).test(before)) continue;
    if (!wholeWords(value).test(after)) return { kind: "value", record };
    before = before.replace(wholeWords(value, "u"), () => token);
    after = after.replace(wholeWords(value, "u"), () => token);
  }
  const pattern = new RegExp(`(${wholeWords(before).source})|${unread}`, "giu");
  const written = text.replace(pattern, (found, own?: string) =>
    own === undefined ? found : inCaseOf(found, before, after),
  );
  if (written !== text) return { kind: "replaced", text: written };
  for (const token of tokens) {
    const [record] = factsIn(token, facts);
    if (record !== undefined && wholeWords(from, "iu").test(filledText(token, facts)))
      return { kind: "value", record };
  }
  return { kind: "absent" };
}

/** The new words as the old ones were written: with a capital where those had one that was not asked for. */
function inCaseOf(found: string, from: string, to: string): string {
  if (found === from) return to;
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}

/** The words as they stand, but `pay` is not found in `payment`, nor `₹50` in `₹500`. */
export function wholeWords(words: string, flags = "gu"): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?!\p{L}|[.,]?\p{N})` : "";
  return new RegExp(`${before}${literal}${after}`, flags);
}
