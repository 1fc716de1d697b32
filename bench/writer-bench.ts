import {
  halves,
  independentSet,
  outcomeOf,
  type Half,
  type SetItem,
} from "../tests/corpus/sets/independent-sets.ts";
import { recordedAnswers } from "../tests/corpus/writer/answers.ts";
import {
  measuredArticle,
  type MeasuredArticle,
  type MeasuredSentence,
} from "../tests/corpus/writer/measured-articles.ts";
import { corpusRequests } from "../tests/corpus/writer/requests.ts";
import { outlineRow } from "./outline-figures.ts";

/**
 * Prints what the checks say of texts whose labels were written by somebody who does not know the
 * rules: short pieces, and recorded articles that are replayed through the site. `npm run bench -- writer`;
 * with `list` behind it, also what went wrong in the half that may be read.
 */
export async function printWriterFigures(isListing: boolean): Promise<void> {
  console.log("Outlines of an office's prompts");
  console.table({ tuning: outlineRow("tuning"), "held out": outlineRow("heldOut") });
  for (const half of halves) {
    console.log(`\nPieces of text, ${half} half`);
    console.table(setTable(half));
    if (half === "tuning") {
      console.log("Dense articles with typed values, tuning half");
      console.table({
        "false statements": row(half, "b-faults", () => true),
        "true, a record says so": row(half, "b-truths", () => true),
        "wrong tokens": row(half, "b-tokens", ({ label }) => label === "wrong"),
        "right tokens": row(half, "b-tokens", ({ label }) => label === "right"),
      });
    }
    const articles = await articlesOf(half);
    if (articles.length > 0) {
      console.log(`Recorded articles, ${half} half`);
      console.table(articleTable(articles));
    }
    if (isListing && half === "tuning") listFaults(articles);
  }
}

type Row = Record<string, string | number>;

function setTable(half: Half): Record<string, Row> {
  return {
    "false statements": row(half, "faults", () => true),
    "false rules": row(half, "false-rules", () => true),
    "wrong tokens": row(half, "wrong-tokens", ({ label }) => label === "wrong"),
    "right tokens": row(half, "wrong-tokens", ({ label }) => label === "right"),
    "true, a record says so": row(half, "truths", ({ label }) => label === "supported"),
    "true, no record says so": row(half, "truths", ({ label }) => label === "to confirm"),
    "no claim": row(half, "truths", ({ label }) => label === "no claim"),
    "true rules": row(half, "true-rules", ({ label }) => label === "supported"),
    "advice with must and only": row(half, "true-rules", ({ label }) => label === "no claim"),
    "fresh, false": row(half, "fresh", ({ label }) => label === "false"),
    "fresh, true": row(half, "fresh", ({ label }) => label === "true"),
    "fresh, no claim": row(half, "fresh", ({ label }) => label === "no claim"),
    unsafe: row(half, "safety", ({ label }) => label === "unsafe"),
    "harmless near misses": row(half, "safety", ({ label }) => label === "harmless"),
  };
}

function row(
  half: Half,
  name: Parameters<typeof independentSet>[0],
  isMeant: (item: SetItem) => boolean,
): Row {
  const outcomes = independentSet(name, half).filter(isMeant).map(outcomeOf);
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  return {
    items: outcomes.length,
    stopped: count("stopped"),
    differs: count("differs"),
    unknown: count("unknown"),
    agrees: count("agrees"),
    passed: count("passed"),
    "passed, %": percent(count("passed"), outcomes.length),
  };
}

async function articlesOf(half: Half): Promise<readonly MeasuredArticle[]> {
  const articles: MeasuredArticle[] = [];
  for (const request of corpusRequests)
    if (request.half === half && recordedAnswers(request.id).length > 0)
      articles.push(await measuredArticle(request));
  return articles;
}

/** Figures of `writer.md`, section 4: of the drafts as they were answered, and of all versions together. */
function articleTable(articles: readonly MeasuredArticle[]): Record<string, Row> {
  return {
    "as answered": articleRow(articles.map(({ versions }) => versions.slice(0, 1))),
    "after repairs and corrections": articleRow(articles.map(({ versions }) => versions.slice(-1))),
  };
}

function articleRow(articles: readonly MeasuredArticle["versions"][]): Row {
  const versions = articles.flat();
  const all = versions.flatMap(({ sentences }) => sentences);
  const words = versions.reduce((sum, version) => sum + version.words, 0);
  const labelled = all.filter(({ label }) => label !== null);
  const isFalse = ({ label }: MeasuredSentence) => label?.label === "false claim";
  const stopped = labelled.filter(({ verdict }) => verdict === "contradicted");
  const wrong = labelled.filter(isFalse);
  const right = labelled.filter((one) => !isFalse(one));
  const silent = wrong.filter(({ verdict }) => verdict === "supported" || verdict === "no-claim");
  const stoppedWrongly = stopped.filter((one) => !isFalse(one));
  const waiting = all.filter(({ verdict }) => verdict === "to-confirm");
  const toConfirm = waiting.length;
  const oneByOne = waiting.filter(({ group }) => group !== "agrees");
  const decisions = versions.flatMap(({ sentences }) => [...decisionsOn(sentences)]);
  const inThousand = (count: number) => Math.round((10_000 * count) / words) / 10;
  const wrongAgreeing = wrong.filter(({ group }) => group === "agrees");
  const advised = stopped.filter((one) => one.advised.length > 0);
  const advisedRight = advised.filter(({ advised: tokens, label }) =>
    tokens.every((token) => label?.record != null && token.startsWith(`{{fact:${label.record}`)),
  );
  return {
    articles: articles.length,
    words,
    sentences: all.length,
    labelled: labelled.length,
    "contradictions right": share(stopped.length - stoppedWrongly.length, stopped.length),
    "false ones silent": share(silent.length, wrong.length),
    "true ones stopped": share(stoppedWrongly.length, right.length),
    "to confirm in 1,000 words": inThousand(toConfirm),
    "one by one in 1,000 words": inThousand(new Set(oneByOne.map(({ sentence }) => sentence)).size),
    "decisions in 1,000 words": inThousand(decisions.length),
    "no claims among them": inThousand(
      oneByOne.filter(({ label }) => label?.label === "no claim").length,
    ),
    "false ones that agree": share(wrongAgreeing.length, wrong.length),
    "advice right": share(advisedRight.length, advised.length),
  };
}

/** What a reviewer of one article decides on: a record with all sentences that may differ from it, or a sentence without one. */
function decisionsOn(sentences: readonly MeasuredSentence[]): ReadonlySet<string> {
  const waiting = sentences.filter(
    ({ verdict, group }) => verdict === "to-confirm" && group !== "agrees",
  );
  return new Set(waiting.map(({ nearest, sentence }) => nearest ?? sentence));
}

function listFaults(articles: readonly MeasuredArticle[]): void {
  const list = (
    title: string,
    items: readonly SetItem[],
    isFault: (outcome: string) => boolean,
  ) => {
    for (const item of items)
      if (isFault(outcomeOf(item))) console.log(`${title} ${item.id}: ${item.markdown}`);
  };
  const isPassed = (outcome: string) => outcome === "passed";
  const isStopped = (outcome: string) => outcome === "stopped";
  list("silent", independentSet("faults", "tuning"), isPassed);
  list("silent", independentSet("false-rules", "tuning"), isPassed);
  list("stopped", independentSet("truths", "tuning"), isStopped);
  list("stopped", independentSet("true-rules", "tuning"), isStopped);
  for (const { id, versions } of articles)
    for (const { sentence, verdict, label } of versions.flatMap(({ sentences }) => sentences)) {
      const isFalse = label?.label === "false claim";
      const isSilent = isFalse && (verdict === "supported" || verdict === "no-claim");
      const isWronglyStopped = label !== null && !isFalse && verdict === "contradicted";
      if (isSilent || isWronglyStopped) console.log(`${verdict} in ${id}: ${sentence}`);
    }
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${percent(part, whole)})`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} %`;
}
