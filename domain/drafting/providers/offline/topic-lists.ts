import type { FactId } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { factToken } from "../../../posts/text/fact-tokens.ts";
import type { AskEvidence } from "../../writer.ts";

/** Records that list topics, by what an ask calls them. */
const listsOf: readonly (readonly [RegExp, readonly FactId[]])[] = [
  [/\bphysics\b/i, ["syllabus.physics"]],
  [/\bmath/i, ["syllabus.mathematics"]],
  [/\bphysical chemistry\b/i, ["syllabus.chemistry.physical"]],
  [/\binorganic\b|\b[pdf][- ]block\b/i, ["syllabus.chemistry.inorganic"]],
  [/\borganic\b/i, ["syllabus.chemistry.organic"]],
  [
    /(?<!organic |physical )\bchemistry\b/i,
    ["syllabus.chemistry.physical", "syllabus.chemistry.inorganic", "syllabus.chemistry.organic"],
  ],
  [/\bdrawing\b/i, ["syllabus.drawing"]],
  [/\baptitude\b/i, ["syllabus.aptitude"]],
];

/** What may follow a list of topics: how they are learnt, and nothing on books. */
export const subjectsOfTopics = [
  "physics",
  "chemistry",
  "mathematics",
  "architecture and planning",
];

/** The topics themselves where an ask is for the syllabus of a subject. */
export function topicLists(
  { ask, words = ask, cycle }: AskEvidence,
  told: ReadonlySet<string>,
  facts: FactSnapshot,
): readonly { readonly heading: string; readonly body: string }[] {
  if (cycle === "next" || !/\b(?:syllabus|topics?|chapters?|portions?|[pdf] block)\b/i.test(words))
    return [];
  const ids = listsOf.flatMap(([named, lists]) => (named.test(words) ? lists : []));
  return [...new Set(ids)]
    .filter((id) => !told.has(id))
    .map((id) => ({
      heading: facts.find(id)?.label ?? "Syllabus",
      body: topicsOf(facts, id),
    }));
}

/** The topics of the edition, or those of the one before it, named as such. */
function topicsOf(facts: FactSnapshot, id: FactId): string {
  const { from } = facts.fact(id).carried ?? {};
  const year = from ?? facts.edition;
  const token = factToken(from === undefined ? id : `${from}/${id}`);
  return `These are the topics of the ${year} syllabus:\n\n${token}`;
}
