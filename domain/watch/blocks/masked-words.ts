import type { Block } from "./block.ts";

const passing =
  /^(?:\S*\p{Nd}\S*|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun|\w+day|am|pm|ist|gmt|utc)$/u;

/** The words of a text with all that a clock, a counter or a calendar changes as `#`. */
export function maskedWords(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (passing.test(word) ? "#" : word));
  return words.filter((word, at) => word !== "#" || words[at - 1] !== "#").join(" ");
}

/** Where a block stands: between which others. */
export function placeOf(blocks: readonly Block[], at: number): string {
  const beside = (other: number) => maskedWords(blocks[other]?.text ?? "").slice(0, 120);
  return `${blocks[at]?.kind ?? ""} | ${beside(at - 1)} | ${beside(at + 1)}`;
}
