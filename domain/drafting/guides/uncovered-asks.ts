import { wordsOf } from "../../../database/search-words.ts";
import type { QueryGroup } from "../../language/read-query.ts";
import { audiencesIn, type PromptReading } from "../request/read-prompt.ts";
import { spansIn } from "../request/time-spans.ts";
import type { DraftPlan } from "./article-plan.ts";
import type { GuideIndex } from "./guide-index.ts";

/** From this share of what it names on, one passage answers a point, and one section a part of the topic. */
const minTold = { point: 0.65, part: 0.5 } as const;

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

/** "15 days" and "fifteen-day" as one. */
function namedSpans(words: string): ReadonlySet<string> {
  return new Set(spansIn(words).map(({ amount, unit }) => `${amount} ${unit}`));
}

/** Asks that no heading or passage of the article answers, in the person's words. */
export function uncoveredAsks(
  { topics, parts, points, readers, audiences, form }: PromptReading,
  { title, opening, sections }: Pick<DraftPlan, "title" | "opening" | "sections">,
  index: GuideIndex,
): readonly string[] {
  const whole = [{ heading: title, markdown: opening }, ...sections];
  const passages = whole.flatMap(({ heading, markdown }) =>
    markdown.split("\n\n").map((block) => ({ heading, markdown: block })),
  );
  const tells = (groups: readonly QueryGroup[], texts: typeof whole, least: number) =>
    texts.some((text) => index.spokenOf({ ...index.read(""), groups }, [text]).mentioned >= least);
  const [head = ""] = (topics[0] ?? "").split(/[:,]|\s[–-]\s/);
  /** The groups of which words do not speak, unless that is none of them. */
  const beyond = (groups: readonly QueryGroup[], words: string) => {
    const left = groups.filter((group) => !tells([group], [{ heading: words, markdown: "" }], 1));
    return left.length > 0 ? left : groups;
  };
  const spans = namedSpans(whole.flatMap((one) => [one.heading, one.markdown]).join("\n"));
  const list = form?.kind === "tips" ? form : null;
  const isListed = (ask: string) =>
    list !== null &&
    new RegExp(`\\b${list.count}\\b.*\\b${list.name}\\b`, "i").test(ask) &&
    sections.some(({ heading }) => heading === `${list.count} ${list.name}`);
  const isTold = (ask: string, texts: typeof whole, least: number) => {
    if (isListed(ask)) return true;
    const { groups } = index.read(tellingWords(ask));
    const named = groups.filter(({ kind }) => kind === "named");
    // Among words of another language those that nothing here has are its forms, and not its subject.
    const isForeign = wordsOf(ask).filter((word) => !index.isWord(word)).length > 1;
    const known = named.filter(index.knows);
    const telling = isForeign && (known.length > 0 || named.length < 2) ? known : named;
    const wanted = beyond(beyond(telling, title), head);
    const isNamed = sections.some(
      (section) => index.namedBy({ ...index.read(""), groups: telling }, section) >= minTold.point,
    );
    return (
      namedSpans(ask).isSubsetOf(spans) &&
      (wanted.length === 0 ||
        isNamed ||
        tells(wanted, [{ heading: title, markdown: "" }, ...texts], least))
    );
  };
  // Guides vary by the readers that are known.
  const situations = readers
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== "" && (audiences.length === 0 || audiencesIn(one).length === 0));
  const asksTopic =
    topics.length > 1 || (parts.length === 0 && topics.some((one) => spansIn(one).length > 0));
  const wide = new Set([...(asksTopic ? topics : []), ...parts]);
  return [
    ...[...wide].filter(
      (ask) => (!ownStory.test(ask) || ask.endsWith("?")) && !isTold(ask, whole, minTold.part),
    ),
    ...points.filter((ask) => !wide.has(ask) && !isTold(ask, passages, minTold.point)),
    ...situations.filter((one) => !isTold(one, passages, minTold.point)).map((one) => `for ${one}`),
  ];
}
