import type { CandidateGroup, Edition } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Reader } from "../../../content/library/index.ts";
import { groupsNamedIn } from "../evidence/reader-fit.ts";
import { plainPrompt } from "./prompt-asks.ts";

/** What a prompt says besides its subject: for whom, on which exam, how long. */
export type PromptReading = {
  /** For whom the post is, the one named first in front; empty for every student. */
  readonly readers: readonly Reader[];
  /** The groups to which the prompt limits itself; empty is no limit. */
  readonly groups: readonly CandidateGroup[];
  /** The exam that is meant: that of this edition, the one after it, or a former one by its year. */
  readonly cycle: "this" | "next" | { readonly former: Edition };
  /** Words that the post should have; null where it does not say. */
  readonly length: number | null;
};

const readerPatterns: readonly (readonly [RegExp, Reader])[] = [
  [
    /\bparents?\b|\bmothers?\b|\bfathers?\b|\bguardians?\b|\bmy (?:son|daughter|child|kid)\b|\bmata\b|\bpita\b/,
    "parent",
  ],
  [/\bdroppers?\b|\brepeaters?\b|\bdrop(?:ping)? (?:a )?year\b|\byear drop\b/, "dropper"],
  [/\bclass ?(?:11|xi)\b|\b11th\b|\bplus one\b/, "class 11"],
  [/\bclass ?(?:12|xii)\b|\b12th\b|\bplus two\b/, "class 12"],
  [/\bb\.? ?arch\b|\barchitecture\b/, "b.arch"],
  [/\bb\.? ?plan(?:ning)?\b/, "b.planning"],
];

/** Words of a post that is wanted "short", and of one that is wanted long. */
const shortPost = 350;
const longPost = 1_300;
const lengthBounds = { least: 100, most: 2_000 } as const;

/** What a prompt says of itself; the year counts by the edition of these records. */
export function readPrompt(prompt: string, facts: FactSnapshot): PromptReading {
  const text = plainPrompt(prompt).toLowerCase();
  return {
    readers: readerPatterns
      .map(([pattern, reader]) => ({ reader, place: text.search(pattern) }))
      .filter(({ place }) => place >= 0)
      .toSorted((one, other) => one.place - other.place)
      .map(({ reader }) => reader),
    groups: [...groupsNamedIn(text)],
    cycle: cycleOf(text, facts),
    length: lengthOf(text),
  };
}

/** A prompt that names a later year only, or "next year", is on the next exam; one that names no year as late as this one on a former one. */
function cycleOf(text: string, facts: FactSnapshot): PromptReading["cycle"] {
  const years = text.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
  const latest = years.toSorted().at(-1);
  if (latest !== undefined && latest < facts.edition && facts.inEdition(latest) !== undefined)
    return { former: latest };
  const isNext = /\bnext (?:year|cycle|edition)\b|\bupcoming year\b/.test(text);
  return latest === undefined
    ? isNext
      ? "next"
      : "this"
    : latest > facts.edition
      ? "next"
      : "this";
}

function lengthOf(text: string): number | null {
  const named = /\b(\d{2,4})(?:\s*(?:-|to)\s*(\d{2,4}))?[\s-]*words?\b/.exec(text);
  if (named !== null) {
    const [, from = "", to = from] = named;
    const middle = Math.round((Number(from) + Number(to)) / 2);
    return Math.min(Math.max(middle, lengthBounds.least), lengthBounds.most);
  }
  if (/\b(?:short|brief|briefly|in short|concise)\b(?! ?term)/.test(text)) return shortPost;
  return /\b(?:detailed|long|in[- ]depth|comprehensive)\b(?! ?term)/.test(text) ? longPost : null;
}
