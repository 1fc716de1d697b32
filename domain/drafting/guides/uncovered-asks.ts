import { wordsOf } from "../../../database/search-words.ts";
import type { Institute } from "../../closing-ranks/institutes.ts";
import { plainName } from "../../closing-ranks/plain-name.ts";
import { taughtWords } from "../../language/taught-words.ts";
import { institutesIn } from "../request/read-particulars.ts";
import { audiencesIn, type PromptReading, wholeWords } from "../request/read-prompt.ts";
import { isAlike, spansIn } from "../request/time-spans.ts";
import type { DraftPlan } from "./article-plan.ts";
import type { GuideIndex } from "./guide-index.ts";

/** From this share of what it names on, an article speaks of what was asked. */
const minSpoken = 0.5;

/** Beside another word these tell nothing of what is wanted: "common mistake", "for parents of droppers". */
const plainWords =
  /\bfor (?:[\p{L}-]+ ){0,5}(?:students?|parents|aspirants|droppers|beginners|candidates)\b|\b(?:common|typical|usual|main|basic|general|roughly|exactly|separate|double|small|short|full|improving|managing|avoid(?:ing)?|balanc(?:e|ing)|from|with|good|best|clear(?:ly)?|complete|guide|needed|wise|study|select|choose|together|process|split|strategy|details|dos|don['’]?ts|at the end)\b/giu;

export function tellingWords(ask: string): string {
  return ask.replace(plainWords, " ");
}

/** Somebody tells of themselves or of a child, and asks nothing: "father is auto driver". */
const ownStory =
  /\b(?:i|my|our|we|us|me|they|their)\b|^(?!(?:how|what|when|where|which|who|why|if|is|are|do|does|can|will|should)\b).*\b(?:is|was|has|had|says?|reach(?:es)?|wants?|keeps?|got|studied)\b/iu;

const otherExams = Object.values(taughtWords.otherExams)
  .flat()
  .filter((name) => !name.includes(" "));

/** Exams, colleges that admit without JoSAA, and branches of which we may have nothing. */
const elsewhere = new RegExp(
  String.raw`\b(?:${otherExams.join("|")}|tkm|mec|model engineering college|amrita|vit|srm|manipal|bits|rajagiri|(?:marine|automobile|petroleum|software|biomedical|nuclear|naval|agricultural|mining|textile|polymer|aeronautical) (?:engineering|technology))\b`,
  "giu",
);

export function uncoveredAsks(
  reading: PromptReading,
  { title, opening, sections }: Pick<DraftPlan, "title" | "opening" | "sections">,
  index: GuideIndex,
): readonly string[] {
  const { topics, points, readers, audiences, form } = reading;
  const article = [
    { heading: title, markdown: opening },
    ...sections,
    ...sections.flatMap(({ asks }) => asks.map((heading) => ({ heading, markdown: "" }))),
  ];
  const text = article.map(({ heading, markdown }) => `${heading}\n${markdown}`).join("\n");
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
  // Its guide is on the topic itself; what stands behind a comma may be missing.
  const asks = [...new Set([...topics.flatMap(laterParts), ...points])];
  // Guides vary by the readers that are known.
  const situations = readers
    .split(/,(?!\d)|;/)
    .map((one) => one.trim())
    .filter((one) => one !== "" && (audiences.length === 0 || audiencesIn(one).length === 0));
  return [
    ...asks.filter(
      (ask) => (!ownStory.test(ask) || ask.endsWith("?")) && !isListed(ask) && !isSpokenOf(ask),
    ),
    ...particulars(reading, text, index),
    ...situations.filter((one) => !isSpokenOf(one)).map((one) => `for ${one}`),
  ];
}

function particulars(reading: PromptReading, text: string, index: GuideIndex): readonly string[] {
  const topic = reading.topics.join(" ");
  const spans = spansIn(text);
  const { groups, ...query } = index.read(topic);
  const whole = [{ heading: "", markdown: text }];
  // By its own name alone: every text speaks of institutes.
  const isSpokenOf = ({ short }: Institute) => {
    const terms = [{ term: `~${plainName(short)}`, weight: 1, isWhole: true }];
    const named = { ...query, groups: [{ terms, weight: 1, kind: "named" } as const] };
    return index.spokenOf(named, whole).mentioned > 0;
  };
  const institutes = institutesIn(topic, { ...query, groups }).filter((one) => !isSpokenOf(one));
  const others = [...topic.matchAll(elsewhere)].filter(
    ([name]) => !text.toLowerCase().includes(name.toLowerCase()),
  );
  // Of marks we hold no percentile.
  const isOnRank = /\b(?:percentiles?|ranks?|colleges?|nits?)\b/i.test(wholeWords(reading));
  const marks = isOnRank ? (/(?<!class )\b\d{2,3} marks\b/i.exec(topic) ?? []) : [];
  return [
    ...institutes.map(({ short }) => short),
    ...others.map(([name]) => name),
    ...marks.map((words) => `${words} as a percentile`),
    ...spansIn(topic)
      .filter((span) => !spans.some((own) => isAlike(own, span)))
      .map(({ words }) => words),
  ];
}

function laterParts(topic: string): readonly string[] {
  return topic.includes(": ") ? [] : topic.split(/,(?!\d)\s*/).slice(1);
}
