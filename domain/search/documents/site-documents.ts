import {
  factText,
  isPlannedDate,
  isReportedDifference,
  type Fact,
} from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { themePath, type LibraryPassage } from "../../../content/library/index.ts";
import { newsCategories } from "../../../content/news-categories.ts";
import { pageCatalogue, catalogueEntry } from "../../../content/page-catalogue.ts";
import { readWords } from "../../../database/post-words.ts";
import { postAddress } from "../../posts/post-address.ts";
import type { Post } from "../../posts/post.ts";
import { factsIn, factsOf, filledText, reportedText } from "../../posts/text/fact-tokens.ts";
import { passagesIn } from "../../posts/text/library-passages.ts";
import { indianDate } from "../../shared/clock.ts";
import { dayOf, recordsIn, summaryOf, type SiteUpdate } from "../../updates/update.ts";
import { otherNames } from "../other-names.ts";
import { answeredBy, searchDocument, type SearchDocument } from "./search-document.ts";
import { pageDocuments } from "./page-documents.ts";
import { homeContents } from "../../../content/home-content.ts";
import { officialSites } from "../../../content/official-sites.ts";
import { plainText } from "./plain-text.ts";

export type SearchedSite = {
  readonly facts: FactSnapshot;
  readonly updates: readonly SiteUpdate[];
  readonly posts: readonly Post[];
};

export function* siteDocuments(site: SearchedSite): Generator<SearchDocument, void> {
  const { facts } = site;
  const readPaths = new Set<string>();
  for (const part of pageDocuments(facts)) {
    readPaths.add(part.path);
    yield part;
  }
  yield* ownParts(facts);
  for (const entry of pageCatalogue(facts.edition))
    if (!readPaths.has(entry.path) && entry.path !== "/search") yield catalogueDocument(entry);
  for (const fact of facts.all) yield factDocument(fact);
  for (const passage of passagesIn(facts)) yield passageDocument(passage, facts);
  yield* updateDocuments(site);
  for (const post of site.posts) yield postDocument(post, facts);
}

const marks = /\*\*|^#+ |^(?:[-*]|\d+\.|>) |^\|?[ |:-]+\|$|\]\([^)]*\)|\[/g;

function passageDocument(passage: LibraryPassage, facts: FactSnapshot): SearchDocument {
  const { id, title, theme, asks, body } = passage;
  return searchDocument({
    kind: "answer",
    path: `${themePath(theme.id)}#${id}`,
    title,
    within: theme.title,
    names: asks.join(", "),
    lines: linesOf(filledText(body, facts)),
    cited: factsIn(body, facts),
    prior: 0.5,
  });
}

function linesOf(markdown: string): readonly string[] {
  return markdown
    .split("\n")
    .map((line) => line.replaceAll(marks, "").replaceAll("|", " ").trim())
    .filter((line) => line !== "");
}

/** Pages are kept by the institute; a post is one article of some day. */
const priorOfPosts = 0.75;

function postDocument(post: Post, current: FactSnapshot): SearchDocument {
  const facts = factsOf(post, current);
  const { slug, title, tags, hero_summary, body_markdown } = post;
  const published_at = post.published_at ?? post.created_at;
  const texts = [reportedText(hero_summary, facts), filledText(body_markdown, facts)];
  return searchDocument({
    kind: "post",
    path: postAddress({ slug, published_at }),
    title: filledText(title, facts),
    names: tags.join(", "),
    lines: linesOf(readWords(texts.join("\n"))),
    day: indianDate(published_at),
    prior: priorOfPosts,
  });
}

export function updateDocuments({
  facts,
  updates,
}: Omit<SearchedSite, "posts">): readonly SearchDocument[] {
  return updates.map((update) => updateDocument(update, facts));
}

type Entry = ReturnType<typeof pageCatalogue>[number];

function catalogueDocument({ path, title, description }: Entry): SearchDocument {
  const isTool = path.startsWith("/tools/");
  return searchDocument({
    kind: isTool ? "tool" : "page",
    path,
    title,
    names: otherNames[path] ?? "",
    lines: [description],
    answers: (otherNames[path] ?? "").match(/\?\w+/g) ?? [],
  });
}

function factDocument(fact: Fact): SearchDocument {
  const { id, label, question = "", topic } = fact;
  const isAside = isReportedDifference(fact) || isPlannedDate(fact) || topic === "This site";
  return searchDocument({
    kind: "fact",
    path: `/facts/${id}`,
    title: label,
    within: topic,
    names: [question, otherNames[`/facts/${id}`] ?? ""].join(", "),
    lines: [factText(fact)],
    answers: answeredBy(fact),
    fact,
    cited: [fact],
    prior: isAside ? 0.4 : 0.85,
  });
}

function updateDocument(update: SiteUpdate, facts: FactSnapshot): SearchDocument {
  return searchDocument({
    kind: "update",
    path: `/latest-updates#${update.id}`,
    title: update.headline,
    within: newsCategories[update.category],
    names: recordsIn(update, facts)
      .map(({ label }) => label)
      .join(", "),
    lines: [summaryOf(update, facts)],
    cited: recordsIn(update, facts),
    day: dayOf(update, facts) ?? null,
    prior: 0.75,
  });
}

function ownParts(facts: FactSnapshot): readonly SearchDocument[] {
  const { aboutTheExam } = homeContents(facts.edition);
  const notice = "/is-this-notice-real";
  return [
    searchDocument({
      kind: "page",
      path: "/#about-the-exam",
      title: aboutTheExam.title,
      names: "nta, national testing agency, what is jee main, about the exam, full form of jee",
      lines: aboutTheExam.paragraphs.map((paragraph) => plainText(paragraph, facts)),
    }),
    searchDocument({
      kind: "page",
      path: `${notice}#official`,
      title: "The official sites",
      within: catalogueEntry(notice, facts.edition).title,
      names: "official website, official site of nta, official link, real website, website address",
      lines: Object.values(officialSites).map(
        ({ title, address, usedFor }) => `${title}: ${new URL(address).host}, ${usedFor}.`,
      ),
    }),
  ];
}
