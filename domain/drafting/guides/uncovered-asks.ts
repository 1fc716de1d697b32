import type { Institute } from "../../closing-ranks/institutes.ts";
import { plainName } from "../../closing-ranks/plain-name.ts";
import { taughtWords } from "../../language/taught-words.ts";
import { institutesIn } from "../request/read-particulars.ts";
import { type PromptReading, wholeWords } from "../request/read-prompt.ts";
import { isAlike, spansIn } from "../request/time-spans.ts";
import type { DraftPlan } from "./article-plan.ts";
import type { GuideIndex } from "./guide-index.ts";

/** From this share of what it names on, an article speaks of what was asked. */
const minSpoken = 0.5;

/** Beside another word these tell nothing of what is wanted: "common mistake", "for parents of droppers". */
const plainWords =
  /\bfor (?:[\p{L}-]+ ){0,5}(?:students?|parents|aspirants|droppers|beginners|candidates)\b|\b(?:common|typical|usual|main|basic|general|roughly|exactly|separate|double|small|short|full|improving|managing|avoid(?:ing)?|balanc(?:e|ing)|from|with|good|best|clear(?:ly)?|complete|guide|needed|wise|study|select|choose|together|process|split|strategy|details|dos|don['’]?ts|everything|honestly|website|at the end)\b/giu;

const asksForPlan = /\b(?:plan|schedule|time ?table|routine)\b/iu;

export function tellingWords(ask: string): string {
  return ask.replace(plainWords, " ");
}

const otherExams = Object.values(taughtWords.otherExams)
  .flat()
  .filter((name) => !name.includes(" "));

/** Exams, colleges that admit without JoSAA, and branches of which we may have nothing. */
const elsewhere = new RegExp(
  String.raw`\b(?:${otherExams.join("|")}|tkm|mec|model engineering college|amrita|vit|srm|manipal|bits|rajagiri|(?:marine|automobile|petroleum|software|biomedical|nuclear|naval|agricultural|mining|textile|polymer|aeronautical) (?:engineering|technology))\b`,
  "giu",
);

/** Listed points that an article never speaks of, and the particulars of a topic that it does not have, in the asker's words. */
export function uncoveredAsks(
  reading: PromptReading,
  { title, opening, sections }: Pick<DraftPlan, "title" | "opening" | "sections">,
  index: GuideIndex,
): readonly string[] {
  const article = [
    { heading: title, markdown: opening },
    ...sections,
    ...sections.flatMap(({ asks }) => asks.map((heading) => ({ heading, markdown: "" }))),
  ];
  const text = article.map(({ heading, markdown }) => `${heading}\n${markdown}`).join("\n");
  const isSpokenOf = (ask: string) =>
    index.spokenOf(index.read(tellingWords(ask)), article).mentioned >= minSpoken;
  return [
    ...reading.listed.filter((point) => !isSpokenOf(point)),
    ...missingParticulars(reading, text, index),
  ];
}

function missingParticulars(
  reading: PromptReading,
  text: string,
  index: GuideIndex,
): readonly string[] {
  const topic = reading.topics.join(" ");
  const spans = spansIn(text);
  const asked = asksForPlan.test(topic) ? spansIn(topic) : [];
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
    ...asked.filter((span) => !spans.some((own) => isAlike(own, span))).map(({ words }) => words),
  ];
}
