import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import type { DraftContent } from "../../writer.ts";
import { textBounds } from "../../checks/shape.ts";
import { descriptionFrames, listFrame, titleFrame } from "../../summary-frames.ts";

type Composed = {
  readonly opening: string | null;
  /** What has to be said first of values of a former edition; empty for nothing. */
  readonly remark: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
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
  { opening, remark, title, sections }: Composed,
  facts: FactSnapshot,
): { readonly text: string; readonly above: readonly string[] } {
  const given = [opening ?? "", remark].filter((text) => text !== "");
  const [first = "", ...others] = given;
  if (first !== "" && filledText(first, facts).length <= longestSummary)
    return { text: first, above: others };
  return { text: contentsOf(title, sections, facts), above: given };
}

/** What a reader finds in the post, by its headings. */
function contentsOf(title: string, sections: Composed["sections"], facts: FactSnapshot): string {
  const names = sections.map(({ heading }) => filledText(heading, facts).replace(/[?.]$/, ""));
  const tries = names.map((_name, place) => {
    const some = names.slice(0, names.length - place);
    const list = some.map((name, at) => (at === 0 ? name : asContinued(name)));
    return listFrame(list, place > 0);
  });
  const fits = (text: string) => text.length >= leastSentence && text.length <= longestSummary;
  return tries.find(fits) ?? titleFrame(title.replace(/[?.]$/, ""));
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
  title: string,
  headings: readonly string[],
  facts: FactSnapshot,
): string {
  const names = headings.map((heading) => filledText(heading, facts).replace(/[?.]$/, ""));
  const tries = [
    summary,
    ...names.map((_name, place) => `${names.slice(0, names.length - place).join(". ")}.`),
    ...descriptionFrames(title.replace(/[?.]$/, ""), title.slice(0, 60).replace(/\s+\S*$/, "")),
  ];
  const fits = (text: string) => {
    const { length } = filledText(text, facts);
    return length >= description.least && length <= description.most;
  };
  return tries.find(fits) ?? tries.at(-1) ?? title;
}

type Named = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
};

/**
 * The summary and the description of a changed post. Where they name its former title or headings as they were composed,
 * they name the present ones; what a person wrote stays.
 */
export function namesAsNow(
  content: Pick<DraftContent, "hero_summary" | "meta_description">,
  { former, now }: { readonly former: Named; readonly now: Named },
  facts: FactSnapshot,
): Pick<DraftContent, "hero_summary" | "meta_description"> {
  const summaryNow = ({ title, sections }: Named) =>
    contentsOf(
      title,
      sections.filter(({ body }) => body !== ""),
      facts,
    );
  const description = (summary: string, { title, sections }: Named) =>
    descriptionOf(
      summary,
      title,
      sections.map(({ heading }) => heading),
      facts,
    );
  const isOwnSummary = content.hero_summary === summaryNow(former);
  const hero_summary = isOwnSummary ? summaryNow(now) : content.hero_summary;
  const isOwnDescription = content.meta_description === description(content.hero_summary, former);
  return {
    hero_summary,
    meta_description: isOwnDescription ? description(hero_summary, now) : content.meta_description,
  };
}
