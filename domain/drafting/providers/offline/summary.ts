import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import type { DraftContent } from "../../writer.ts";
import { textBounds } from "../../checks/shape.ts";
import { descriptionFrames, listFrame, titleFrame } from "../../summary-frames.ts";

/** A post as its summary and its description name it. */
type Named = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
};

type Composed = Named & {
  readonly opening: string | null;
  /** What has to be said first of values of a former edition; empty for nothing. */
  readonly remark: string;
};

/** Characters of a summary and a description, as read. */
const longestSummary = textBounds.hero_summary.most;
const description = { least: 70, most: 150 } as const;
const leastSentence = 40;

/**
 * The text under the title, and the paragraphs above the first section. A person's opening line and the remark come first; else
 * it names what the post has, so that no sentence stands there twice.
 */
export function summaryOf(
  { opening, remark, ...named }: Composed,
  facts: FactSnapshot,
): { readonly text: string; readonly above: readonly string[] } {
  const given = [opening ?? "", remark].filter((text) => text !== "");
  const [first = "", ...others] = given;
  if (first !== "" && filledText(first, facts).length <= longestSummary)
    return { text: first, above: others };
  return { text: contentsOf(named, facts), above: given };
}

/** The names of sections, as a sentence has them. */
function namesOf(sections: Named["sections"], facts: FactSnapshot): readonly string[] {
  return sections.map(({ heading }) => plainName(filledText(heading, facts)));
}

const plainName = (name: string) => name.replace(/[?.]$/, "");

/** What a reader finds in the post, by the headings that have a text. */
function contentsOf({ title, sections }: Named, facts: FactSnapshot): string {
  const names = namesOf(
    sections.filter(({ body }) => body !== ""),
    facts,
  );
  const tries = names.map((_name, place) => {
    const some = names.slice(0, names.length - place);
    const list = some.map((name, at) => (at === 0 ? name : asContinued(name)));
    return listFrame(list, place > 0);
  });
  const fits = (text: string) => text.length >= leastSentence && text.length <= longestSummary;
  return tries.find(fits) ?? titleFrame(plainName(title));
}

/** With a small first letter, unless the word is a name. */
function asContinued(name: string): string {
  return /^(?:\p{Lu}{2}|JEE|NIT|JoSAA|[A-Z]\.|I\b)/u.test(name) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

/** 70 to 150 characters for search engines: the summary in short, else the title with whom it is for. */
export function descriptionOf(
  summary: string,
  { title, sections }: Named,
  facts: FactSnapshot,
): string {
  const names = namesOf(sections, facts);
  const tries = [
    summary,
    ...names.map((_name, place) => `${names.slice(0, names.length - place).join(". ")}.`),
    ...descriptionFrames(plainName(title), title.slice(0, 60).replace(/\s+\S*$/, "")),
  ];
  const fits = (text: string) => {
    const { length } = filledText(text, facts);
    return length >= description.least && length <= description.most;
  };
  return tries.find(fits) ?? tries.at(-1) ?? title;
}

/**
 * The summary and the description of a changed post. Where they name its former title or headings as they were composed,
 * they name the present ones; what a person wrote stays.
 */
export function namesAsNow(
  { hero_summary: summary, meta_description }: DraftContent,
  { former, now }: { readonly former: Named; readonly now: Named },
  facts: FactSnapshot,
): Pick<DraftContent, "hero_summary" | "meta_description"> {
  const hero_summary = summary === contentsOf(former, facts) ? contentsOf(now, facts) : summary;
  const isOwn = meta_description === descriptionOf(summary, former, facts);
  return {
    hero_summary,
    meta_description: isOwn ? descriptionOf(hero_summary, now, facts) : meta_description,
  };
}
