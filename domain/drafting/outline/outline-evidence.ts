import { pageCatalogue } from "../../../content/page-catalogue.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { stemsOf } from "../../../database/search-words.ts";
import { commonWords, silentWords } from "../../language/silent-words.ts";
import { factsIn, filledText } from "../../posts/text/fact-tokens.ts";
import { evidenceFact } from "../evidence/evidence-facts.ts";
import { pinnedTo } from "../evidence/in-its-year.ts";
import { fittedTo } from "../evidence/reader-fit.ts";
import type { Evidence, SectionEvidence } from "../writer.ts";
import { type CandidateText, candidatesIn } from "./candidates.ts";
import type { ChosenOutline, ChosenSection } from "./outline-shape.ts";
import { type PromptReading, readPrompt } from "./prompt-reading.ts";

/** What the drafting room reads of a published post. */
export type PublishedPost = {
  /** Where readers find it. */
  readonly path: string;
  readonly title: string;
  readonly hero_summary: string;
};

/** Posts that a new one may lead to. */
const mostPosts = 3;

/**
 * The chosen sections with their texts, fitted to the named readers and year, and the records that these show: all that a
 * writer may state. An id that is not there any more stands as a heading to be written.
 */
export function outlineEvidence(
  chosen: ChosenOutline,
  { prompt, published }: { readonly prompt: string; readonly published: readonly PublishedPost[] },
  facts: FactSnapshot,
): Evidence {
  const reading = readPrompt(prompt, facts);
  const sections = chosen.sections.map((section) => sectionEvidence(section, reading, facts));
  const passages = sections.flatMap(({ passage }) => passage ?? []);
  const records = new Map(sections.flatMap((one) => one.facts).map((one) => [one.id, one]));
  const paths = new Set(passages.map(({ path }) => path));
  const pages = pageCatalogue(facts.edition).filter(({ path }) => paths.has(path));
  return {
    records: facts,
    reading,
    ...{ title: chosen.title ?? null, opening: chosen.opening ?? null, sections },
    ...{ facts: [...records.values()], passages },
    pages: [
      ...pages.map(({ path, title, description }) => ({ path, title, description })),
      ...postsFor(prompt, published, facts),
    ],
  };
}

/** The names in a choice that nothing has. */
export function unknownIds({ sections }: ChosenOutline, facts: FactSnapshot): readonly string[] {
  const known = new Set(candidatesIn(facts).map(({ id }) => id));
  return sections.flatMap((section) =>
    "id" in section && !known.has(section.id) ? section.id : [],
  );
}

function sectionEvidence(
  section: ChosenSection,
  reading: PromptReading,
  facts: FactSnapshot,
): SectionEvidence {
  const { heading: ownHeading = "", note = null } = section;
  const found = "id" in section ? candidateOf(section.id, reading, facts) : undefined;
  if (found === undefined) {
    const heading = ownHeading === "" && "id" in section ? nameOf(section.id) : ownHeading;
    return { id: null, heading, note, passage: null, facts: [] };
  }
  const text = fittedTo(reading.groups, found.markdown, facts);
  const heading = ownHeading === "" ? found.heading : ownHeading;
  return {
    id: found.id,
    ...{ heading, note },
    passage: {
      ...{ kind: found.kind, subject: found.subject },
      ...{ path: found.page, title: found.heading, text },
    },
    facts: [...new Set(factsIn(`${found.heading}\n${text}`, facts))].map((record) =>
      evidenceFact(record, facts),
    ),
  };
}

/** The candidate by its name; in a prompt on a former edition with the values of that edition. */
function candidateOf(
  id: string,
  { cycle }: PromptReading,
  facts: FactSnapshot,
): CandidateText | undefined {
  const former = typeof cycle === "object" ? facts.inEdition(cycle.former) : undefined;
  const found = candidatesIn(former ?? facts).find((one) => one.id === id);
  if (former === undefined || found === undefined) return found;
  const pinned = (markdown: string) => pinnedTo(former, markdown, facts);
  return { ...found, heading: pinned(found.heading), markdown: pinned(found.markdown) };
}

function nameOf(id: string): string {
  const words = id.replace(/^\w+:/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The published posts whose titles share most telling words with a prompt. */
function postsFor(
  prompt: string,
  published: readonly PublishedPost[],
  facts: FactSnapshot,
): Evidence["pages"] {
  const wanted = tellingStems(prompt);
  return published
    .map((post) => ({ post, shared: tellingStems(post.title).intersection(wanted).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostPosts)
    .map(({ post: { path, title, hero_summary: summary } }) => ({
      path,
      title,
      description: filledText(summary, facts),
    }));
}

function tellingStems(text: string): ReadonlySet<string> {
  return new Set(
    stemsOf(text).filter(
      (stem) => stem.length > 2 && !silentWords.has(stem) && !commonWords.has(stem),
    ),
  );
}
