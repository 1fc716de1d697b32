import type { CandidateGroup, Edition } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Reader } from "../../../content/library/index.ts";
import { groupsNamedIn } from "../evidence/reader-fit.ts";
import { isAsked } from "../../language/pieces.ts";
import type { ReadQuery } from "../../language/read-query.ts";

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

/** More asks than this make no article. */
const mostAsks = 8;
/** Characters of a prompt that are read: more says nothing new and takes time. */
const longestPrompt = 4_000;

/** The prompt without markup, addresses and tokens. */
export function plainPrompt(prompt: string): string {
  return prompt
    .slice(0, longestPrompt)
    .normalize("NFC")
    .replace(/<(script|style)\b[^>]*>.*?(?:<\/\1\s*>|$)/gis, " ")
    .replace(/<[^>]*>?|\{\{.*?\}\}/g, " ")
    .replace(/\]\([^)]*\)|\b(?:https?|javascript|data):\S*/gi, " ")
    .replace(/[<>[\]*_`#|{}\\"“”]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** What a prompt says of the text that it wants: its length, and how many points it is to have. */
const ofTheText =
  /\b(?:in |about |around |of )?(?:short,? )?\d{2,4}(?: ?(?:-|to) ?\d{2,4})?[ -]?words?\b|\b\d{1,2} (?=(?:\p{L}+ )?(?:tips|ways|points|faqs?|mistakes|questions|reasons|things|habits)\b)/giu;

/** Where one ask surely ends: marks of a sentence, lines, the points of a list. */
const strongEnd =
  /[?!;।\n]+|(?<!\b[A-Za-z])\.(?:\s+|$)|:\s+|(?:^|\s)(?:\d{1,2}[.)]|[-•–—])\s+|\s*(?:\b(?:and|also|aur|n)|,)\s+(?=(?:who|what|when|where|which|how|can|may|is|are|does|do|should|will|kab|kaise|kitn[aei]|kaun|kya)\b)/iu;
/** Where one may end: what stands on both sides decides. */
const weakEnd =
  /\s*(?:,(?!\d)|[&+/]|\b(?:and|also|plus|as well as|along with|n|aur|evam|tatha)\b)\s*/iu;
/** What stands between these belongs together. */
const together =
  /\b(?:between|compar\w*|differen\w*|mismatch|vs|versus|balanc\w*|manag(?:e|es|ing)|both|together|saath|freeze|float|home state and other state)\b/i;

const writingOrder =
  /^(?:(?:please|pls|plz|kindly|hi|hello|sir|can you|could you|i want|we want|i need|we need|need|want) )*(?:(?:write|writ|wright|create|generate|draft|make|prepare|compose|explain|describe|publish|give|tell|share|provide|cover|post)\b(?: me| us)?)?\s*/i;
const textKind =
  /^(?:(?:an?|the|some|one|new|short|long|brief|quick|detailed|complete|simple|\d+[- ]?words?)\s+)*(?:blog ?posts?|blogs?|posts?|articles?|guide|pieces?|content|write ?up|note)\b(?:\s+(?:about|on|of|for|explaining|regarding|with))?\s*/i;

/** Names of those for whom something is asked: alone they ask for nothing. */
const people = /^~(?:general|obc|ews|sc|st|pwd|third gender|male|female|kerala)$/;

/** What a prompt asks, each in the asker's words, in its order. `read` tells what words name. */
export function asksOf(prompt: string, read: (words: string) => ReadQuery): readonly string[] {
  const standsAlone = (words: string) =>
    read(words).groups.some(
      ({ kind, terms: [first] }) =>
        kind === "named" && first !== undefined && !people.test(first.term) && !isAsked(first.term),
    );
  const asks = plainPrompt(prompt)
    .replaceAll(ofTheText, " ")
    .split(strongEnd)
    .map(withoutOrder)
    .flatMap((clause) => (together.test(clause) ? [clause] : piecesOf(clause, standsAlone)))
    .map(withoutOrder)
    .filter((ask) => ask !== "");
  const telling = asks.filter(standsAlone);
  return [...new Set(telling.length > 0 ? telling : asks)].slice(0, mostAsks);
}

/** A clause cut where both sides ask for something of their own. */
function piecesOf(clause: string, standsAlone: (words: string) => boolean): readonly string[] {
  const parts = clause.split(weakEnd);
  return parts.reduce<readonly string[]>((pieces, part) => {
    const last = pieces.at(-1);
    if (last === undefined) return [part];
    return standsAlone(last) && standsAlone(part)
      ? [...pieces, part]
      : [...pieces.slice(0, -1), `${last} ${part}`.trim()];
  }, []);
}

/** The words without the order to write and the kind of text that is ordered. */
export function withoutOrder(words: string): string {
  return words
    .replace(/[()]/g, " ")
    .trim()
    .replace(writingOrder, "")
    .replace(textKind, "")
    .replace(/^(?:and|also|then|aur|with|on|about)\s+/i, "")
    .replace(/\s+(?:pls|plz|please|and|also)$/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,&+]+|[\s,&+]+$/g, "");
}
