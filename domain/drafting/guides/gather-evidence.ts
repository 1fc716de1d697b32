import { type Fact, isPlannedDate, isReportedDifference } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { pageCatalogue } from "../../../content/page-catalogue.ts";
import type { PostCategory } from "../../../content/post-categories.ts";
import { factsIn, filledText } from "../../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import type { Material } from "../material/material.ts";
import { fittedTo } from "../material/reader-fit.ts";
import { readPrompt } from "../request/read-prompt.ts";
import type { Evidence, Passage } from "../writer.ts";
import { guideIndexOf, type GuideIndex } from "./guide-index.ts";
import type { ReadSeats } from "./particulars.ts";
import { planArticle } from "./plan-article.ts";

type AskedEvidence = {
  readonly prompt: string;
  /** A reviewer's words on a post that was made from the prompt; null for a new post. */
  readonly corrections: string | null;
  readonly category: PostCategory;
};

const evidenceLimits = {
  passagesOfPoint: 3,
  passages: 24,
  topics: 3,
  facts: 90,
} as const;

/** A passage that says less than this share of the best one about a point is left out. */
const minShare = 0.4;

/** Gathers all that a model may state, by the same ranking that makes a post without one. */
export async function gatherEvidence(
  { prompt, corrections, category }: AskedEvidence,
  facts: FactSnapshot,
  readSeats: ReadSeats | null,
): Promise<Omit<Evidence, "records">> {
  const index = await guideIndexOf(facts);
  const reading = readPrompt(prompt, facts);
  const plan = await planArticle(reading, category, facts, readSeats);
  const { particulars } = plan;
  const points = [...reading.topics, ...reading.points, ...(corrections ?? "").split("\n")];
  const passages = await passagesFor(
    points.filter((point) => point.trim() !== ""),
    index,
    facts,
  );
  const shownPassages = passages.map((passage) => ({
    ...passage,
    text: fittedTo(reading.groups, passage.text, facts),
  }));
  if (particulars !== null) {
    const { heading: title, markdown: text, pages } = particulars;
    shownPassages.unshift({ id: null, answers: reading.topics, path: pages[0] ?? "", title, text });
  }
  const ofGuide = plan.sections.filter(({ heading }) => heading !== particulars?.heading);
  const texts = ofGuide.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`);
  const guide =
    plan.fit === "guide"
      ? { title: plan.title, markdown: [plan.opening, ...texts].join("\n\n") }
      : null;
  const shown = factsIn(
    [guide?.markdown ?? "", ...shownPassages.map(({ text }) => text)].join("\n"),
    facts,
  );
  const told = new Set([...shown, ...ofMainTopics(shown, facts)]);
  const paths = new Set([
    ...shownPassages.map(({ path }) => path),
    ...shown.map(({ page }) => page),
  ]);
  return {
    reading,
    plan,
    guide,
    passages: shownPassages,
    facts: [...told].slice(0, evidenceLimits.facts),
    pages: pageCatalogue(facts.edition)
      .filter(({ path }) => paths.has(path))
      .map(({ path, title, description }) => ({ path, title, description })),
  };
}

function ofMainTopics(shown: readonly Fact[], { all }: FactSnapshot): readonly Fact[] {
  const topics = [...Map.groupBy(shown, ({ topic }) => topic)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, evidenceLimits.topics)
    .map(([topic]) => topic);
  return all.filter(
    (record) =>
      topics.includes(record.topic) &&
      record.standing !== "withdrawn" &&
      !isReportedDifference(record) &&
      !isPlannedDate(record),
  );
}

async function passagesFor(
  points: readonly string[],
  index: GuideIndex,
  facts: FactSnapshot,
): Promise<readonly Passage[]> {
  const found = new Map<Material, string[]>();
  for (const point of points) {
    const matches = index
      .material(index.read(point))
      .filter(({ score }) => score >= minShare)
      .slice(0, evidenceLimits.passagesOfPoint);
    for (const { material } of matches)
      found.set(material, [...(found.get(material) ?? []), point]);
    await yieldToOthers();
  }
  return [...found].slice(0, evidenceLimits.passages).map(([material, answers]) => ({
    id: material.id,
    answers,
    path: material.page,
    title: filledText(material.title, facts),
    text: material.markdown,
  }));
}
