import { wordsOf } from "../../../database/search-words.ts";
import { audiencesIn, type PromptReading } from "../request/read-prompt.ts";
import { spansIn } from "../request/time-spans.ts";
import type { DraftPlan } from "./article-plan.ts";
import type { GuideIndex } from "./guide-index.ts";

/** From this share of what it names on, an article speaks of what was asked. */
const minSpoken = 0.5;

/** Spans of time are alike up to this factor: "two weeks" and "15 days". */
const maxRatio = 1.25;

/** Beside another word these tell nothing of what is wanted: "common mistake", "typical question". */
const plainWords =
  /\b(?:common|typical|usual|main|basic|general|roughly|exactly|separate|double|small|short|full|improving|managing|avoid(?:ing)?|balanc(?:e|ing)|from|with|good|best|clear(?:ly)?|complete|guide|needed|wise|study|select|choose|together|process|split|strategy|details|dos|don['’]?ts|at the end)\b/giu;

/** For whom it is to be says nothing of what is wanted either. */
const forReaders =
  /\bfor (?:[\p{L}-]+ ){0,5}(?:students?|parents|aspirants|droppers|beginners|candidates)\b/giu;

export function tellingWords(ask: string): string {
  return ask.replace(forReaders, " ").replace(plainWords, " ");
}

/** Somebody tells of themselves, and asks nothing. */
const ownStory = /\b(?:i|my|our|we|us|me|they|their)\b/iu;

/** Asks of which the article says nothing, in the person's words, and spans of time that are not its own. */
export function uncoveredAsks(
  { topics, points, readers, audiences, form }: PromptReading,
  { title, opening, sections }: Pick<DraftPlan, "title" | "opening" | "sections">,
  index: GuideIndex,
): readonly string[] {
  const article = [
    { heading: title, markdown: opening },
    ...sections,
    ...sections.flatMap(({ asks }) => asks.map((heading) => ({ heading, markdown: "" }))),
  ];
  const days = article.flatMap(({ heading, markdown }) => spansIn(`${heading}\n${markdown}`));
  const isSpokenOf = (ask: string) => {
    const { groups, ...query } = index.read(tellingWords(ask));
    const named = groups.filter(({ kind }) => kind === "named");
    // Among words of another language those that nothing here has are its forms, and not its subject.
    const isForeign = wordsOf(ask).filter((word) => !index.isWord(word)).length > 1;
    const telling = isForeign ? named.filter(index.knows) : named;
    return index.spokenOf({ ...query, groups: telling }, article).mentioned >= minSpoken;
  };
  const isListed = (ask: string) =>
    form?.kind === "tips" && new RegExp(`\\b${form.count}\\b.*\\b${form.name}\\b`, "i").test(ask);
  // Guides vary by the readers that are known.
  const situations = readers
    .split(/,(?!\d)|;/)
    .map((one) => one.trim())
    .filter((one) => one !== "" && (audiences.length === 0 || audiencesIn(one).length === 0));
  // Its guide is on the topic itself; what stands behind a comma may be missing.
  const asks = [...new Set([...topics.flatMap(laterParts), ...points])];
  const otherSpans = topics.flatMap(spansIn).filter(
    (wanted) =>
      !days.some((span) => {
        const ratio = span.days / wanted.days;
        return ratio <= maxRatio && ratio >= 1 / maxRatio;
      }),
  );
  return [
    ...asks.filter(
      (ask) => (!ownStory.test(ask) || ask.endsWith("?")) && !isListed(ask) && !isSpokenOf(ask),
    ),
    ...otherSpans.map(({ words }) => words),
    ...situations.filter((one) => !isSpokenOf(one)).map((one) => `for ${one}`),
  ];
}

function laterParts(topic: string): readonly string[] {
  return topic.includes(": ") ? [] : topic.split(/,(?!\d)\s*/).slice(1);
}
