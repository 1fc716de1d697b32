import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { pageCatalogue } from "../../../content/page-catalogue.ts";
import type { PostCategory } from "../../../content/post-categories.ts";
import { stemsOf } from "../../../database/search-words.ts";
import { commonWords, silentWords } from "../../language/taught-words.ts";
import { factsIn, filledText } from "../../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { evidenceFact } from "../material/evidence-facts.ts";
import type { Material } from "../material/material.ts";
import { fittedTo } from "../material/reader-fit.ts";
import { type PromptReading, readPrompt, wholeWords } from "../request/read-prompt.ts";
import type { Evidence, Passage } from "../writer.ts";
import { guideIndexOf, type GuideIndex } from "./guide-index.ts";
import type { ArticlePlan } from "./article-plan.ts";
import type { ReadSeats } from "./seat-rows.ts";
import { planArticle } from "./plan-article.ts";

export type PublishedPost = {
  readonly path: string;
  readonly title: string;
  readonly hero_summary: string;
};

type EvidenceRequest = {
  readonly prompt: string;
  /** A reviewer's words on a post that was made from the prompt; null for a new post. */
  readonly corrections: string | null;
  readonly category: PostCategory;
  /** Posts that a new one may lead to, newest first. */
  readonly published: readonly PublishedPost[];
};

const evidenceLimits = {
  /** Passages for each point, and in all. */
  passagesOfPoint: 3,
  passages: 24,
  /** Topics whose records all belong to the evidence. */
  topics: 3,
  facts: 90,
  posts: 3,
} as const;

/** A passage that says less than this share of the best one about a point is left out. */
const minShare = 0.4;

/** Gathers all that a model may state, by the same ranking that makes a post without one. */
export async function gatherEvidence(
  { prompt, corrections, category, published }: EvidenceRequest,
  facts: FactSnapshot,
  readSeats: ReadSeats | null,
): Promise<Omit<Evidence, "records">> {
  const index = await guideIndexOf(facts);
  const reading = readPrompt(prompt, facts);
  const plan = await planArticle(reading, category, facts, readSeats);
  const points = [...reading.topics, ...reading.points, ...(corrections ?? "").split("\n")].filter(
    (point) => point.trim() !== "",
  );
  const found = await passagesFor(points, index, facts);
  const passages = [
    ...ownPassage(plan, reading),
    ...found.map((passage) => ({
      ...passage,
      text: fittedTo(reading.groups, passage.text, facts),
    })),
  ];
  const guide =
    plan.fit === "guide"
      ? {
          title: plan.title,
          markdown: [
            plan.opening,
            ...plan.sections
              .filter(({ heading }) => heading !== plan.particulars?.heading)
              .map((one) => `## ${one.heading}\n\n${one.markdown}`),
          ].join("\n\n"),
        }
      : null;
  const topics = index
    .material(index.read(`${wholeWords(reading)} ${corrections ?? ""}`))
    .filter(({ material, score }) => material.kind === "facts" && score >= 0.2)
    .slice(0, evidenceLimits.topics)
    .map(({ material }) => material);
  const shown = [
    guide?.markdown ?? "",
    ...passages.map(({ text }) => text),
    ...topics.map(({ markdown }) => markdown),
  ];
  const paths = new Set([...passages.map(({ path }) => path), ...topics.map(({ page }) => page)]);
  const pages = pageCatalogue(facts.edition).filter(({ path }) => paths.has(path));
  return {
    reading,
    plan,
    guide,
    passages,
    facts: factsIn(shown.join("\n"), facts)
      .slice(0, evidenceLimits.facts)
      .map((record) => evidenceFact(record, facts)),
    pages: [
      ...pages.map(({ path, title, description }) => ({ path, title, description })),
      ...postsFor(prompt, published, facts),
    ],
  };
}

/** The answer to the asker's own case. */
function ownPassage({ particulars }: ArticlePlan, { topics }: PromptReading): readonly Passage[] {
  if (particulars === null) return [];
  const { heading, markdown, pages } = particulars;
  return [{ answers: topics, path: pages[0] ?? "", title: heading, text: markdown }];
}

/** The first passages of each point, each once, with the points that it answers. */
async function passagesFor(
  points: readonly string[],
  index: GuideIndex,
  facts: FactSnapshot,
): Promise<readonly Passage[]> {
  const found = new Map<string, { readonly material: Material; readonly answers: string[] }>();
  for (const point of points) {
    const matches = index
      .material(index.read(point))
      .filter(({ material, score }) => material.kind !== "facts" && score >= minShare)
      .slice(0, evidenceLimits.passagesOfPoint);
    for (const { material } of matches) {
      const known = found.get(material.id);
      if (known === undefined) found.set(material.id, { material, answers: [point] });
      else known.answers.push(point);
    }
    await yieldToOthers();
  }
  return [...found.values()].slice(0, evidenceLimits.passages).map(({ material, answers }) => ({
    answers,
    path: material.page,
    title: filledText(material.title, facts),
    text: material.markdown,
  }));
}

/** Published posts that share a telling word with the prompt. */
function postsFor(prompt: string, published: readonly PublishedPost[], facts: FactSnapshot) {
  const wanted = tellingStems(prompt);
  return published
    .map(({ path, title, hero_summary }) => ({
      path,
      title: filledText(title, facts),
      description: filledText(hero_summary, facts),
    }))
    .map((post) => ({ post, shared: wanted.intersection(tellingStems(post.title)).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, evidenceLimits.posts)
    .map(({ post }) => post);
}

function tellingStems(text: string): ReadonlySet<string> {
  return new Set(stemsOf(text).filter((stem) => !silentWords.has(stem) && !commonWords.has(stem)));
}
