import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { libraryPassages } from "../../../../content/library/index.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import { subjectTerms } from "../../evidence/text-search.ts";
import { cutBlocks } from "../../blocks/blocks.ts";

/** A stretch of a body: the numbers of its blocks, from 1. */
type Part = {
  readonly name: string;
  readonly blocks: readonly number[];
};

export type Found =
  | { readonly kind: "one"; readonly part: Part }
  | { readonly kind: "none" }
  | {
      readonly kind: "several";
      readonly names: readonly string[];
      readonly parts: readonly Part[];
    };

type Headed = Part & { readonly level: number };

/** The headed sections of a body: each reaches to the next heading of its own or a higher level. */
export function sectionsOf(body: string, facts: FactSnapshot): readonly Headed[] {
  const { blocks } = cutBlocks(body);
  const headings = blocks.flatMap(({ markdown }, index) => {
    const match = /^(#{1,6})[ \t]+(.+?)[ \t]*#*$/.exec(markdown);
    return match === null
      ? []
      : [
          {
            level: match[1]?.length ?? 1,
            name: filledText(match[2] ?? "", facts),
            from: index + 1,
          },
        ];
  });
  return headings.map(({ level, name, from }) => {
    const next = headings.find((other) => other.from > from && other.level <= level);
    return { level, name, blocks: range(from, next?.from ?? blocks.length + 1) };
  });
}

/** What stands above the first heading. */
export function introductionOf(body: string, facts: FactSnapshot): Part {
  const [first] = sectionsOf(body, facts);
  const end = first?.blocks[0] ?? cutBlocks(body).blocks.length + 1;
  return { name: "the introduction", blocks: range(1, end) };
}

function range(from: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - from) }, (_, place) => from + place);
}

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
};
/** Words that say that a part is meant, not which. */
const partWords =
  /\b(?:the|this|that|whole|entire|unnecessary|extra|section|part|heading|paragraph|para|portion|bit|on|about|abt|of|for|called|named|titled|regarding|where it says|wala|wale|wali|ka|ki|ke|ko)\b/gi;

/** The section that somebody calls by these words, however freely. */
export function findSection(body: string, words: string, facts: FactSnapshot): Found {
  const sections = sectionsOf(body, facts);
  if (/^(?:the )?(?:introduction|opening)(?: section| part| paragraph)?$/i.test(words.trim())) {
    const part = introductionOf(body, facts);
    return part.blocks.length === 0 ? { kind: "none" } : { kind: "one", part };
  }
  const ordinal = /^(?:the )?(\w+) (?:section|heading)$/i.exec(words.trim())?.[1]?.toLowerCase();
  const top = sections.filter(({ level }) => level <= 2);
  const end = top.at(-1);
  if (
    end !== undefined &&
    /^(?:the )?(?:ending|conclusion|end|closing)(?: part)?$/i.test(words.trim())
  )
    return { kind: "one", part: end };
  const counted = ordinal === undefined ? undefined : ordinals[ordinal];
  if (counted !== undefined) {
    const part = top.at(counted);
    return part === undefined ? { kind: "none" } : { kind: "one", part };
  }
  const name = words
    .replace(partWords, " ")
    .replace(/["“”'‘’.?!]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const exact = sections.filter((section) => same(section.name, words) || same(section.name, name));
  if (exact[0] !== undefined) return one(exact);
  const named = best(sections, name);
  return one(
    named.length > 0 ? named : best(sections, name, (section) => askedNames(section, facts)),
  );
}

/** All sections on a subject, by their headings or by what our passage under them is about; none where the words are a heading. */
export function sectionsOn(body: string, words: string, facts: FactSnapshot): readonly Part[] {
  const wanted = subjectTerms(words.replace(partWords, " "));
  const sections = sectionsOf(body, facts).filter(({ level }) => level <= 2);
  if (wanted.length === 0 || sections.some(({ name }) => same(name, words))) return [];
  return sections.filter(({ name }) => {
    const passage = libraryPassages.find(({ title }) => same(filledText(title, facts), name));
    const own = subjectTerms(`${name} ${passage?.subjects[0] ?? ""}`);
    return wanted.every((term) => own.some((other) => nearly(term, other)));
  });
}

/** What a section of ours is asked by, for those who call it so: "the section on results". */
function askedNames({ name }: Headed, facts: FactSnapshot): string {
  const own = libraryPassages.find(({ title }) => same(filledText(title, facts), name));
  return own === undefined ? name : `${own.asks.join(" ")} ${own.subjects[0]}`;
}

function one(found: readonly Headed[]): Found {
  const [part, ...others] = found;
  if (part === undefined) return { kind: "none" };
  return others.length === 0
    ? { kind: "one", part }
    : { kind: "several", names: found.map((section) => section.name), parts: found };
}

function same(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Share of the words by which a section is called that its heading has to hold. */
const enough = 0.6;

function best(
  sections: readonly Headed[],
  name: string,
  nameOf: (section: Headed) => string = (section) => section.name,
): readonly Headed[] {
  const wanted = subjectTerms(name);
  if (wanted.length === 0)
    return sections.filter((section) => name !== "" && plain(section.name).includes(plain(name)));
  const scored = sections.map((section) => {
    const own = subjectTerms(nameOf(section));
    const found = wanted.filter((term) => own.some((other) => nearly(term, other))).length;
    // Of two that hold all the words, the one with fewer others is meant.
    return { section, share: found / wanted.length, closeness: found / Math.max(1, own.length) };
  });
  const most = Math.max(0, ...scored.map(({ share }) => share));
  if (most < enough) return [];
  const fitting = scored.filter(({ share }) => share === most);
  const closest = Math.max(...fitting.map(({ closeness }) => closeness));
  return fitting.filter(({ closeness }) => closeness === closest).map(({ section }) => section);
}

/** True for one word, or for forms and slips of one: they begin alike. */
function nearly(one: string, other: string): boolean {
  const length = Math.min(5, Math.max(one.length, other.length));
  return one.slice(0, length) === other.slice(0, length);
}
