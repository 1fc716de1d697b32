import { firstEdition, isKnown } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  libraryPassages,
  passagesBefore,
  type LibraryPassage,
} from "../../../content/library/index.ts";
import { factsIn } from "../../posts/text/fact-tokens.ts";
import { outdatedBy } from "../checks/claims/stated-records.ts";
import { inItsYear, pinnedTo } from "./in-its-year.ts";

/** The passages of the library as the edition of these records may say them. */
export function libraryIn(facts: FactSnapshot): readonly LibraryPassage[] {
  return facts.edition === firstEdition ? libraryPassages : inEdition(facts);
}

const inEdition = derivedFrom((facts): readonly LibraryPassage[] =>
  libraryPassages.map((passage, place) => {
    const next = passagesBefore(yearAhead(passage, facts))[place] ?? passage;
    const body = inItsYear(next.body, facts, next.title);
    return inFormerYear(passage, { title: next.title, text: body }, facts) ?? { ...next, body };
  }),
);

/**
 * A passage that says in its own words what was not announced for this edition, as what it was in the former one, with that year
 * in its heading; null for one that needs no such year, or that says what is another value now.
 */
function inFormerYear(
  passage: LibraryPassage,
  own: { readonly title: string; readonly text: string },
  facts: FactSnapshot,
): LibraryPassage | null {
  const former = facts.inEdition(firstEdition);
  const outdated = outdatedBy(own, facts).map((id) => facts.find(id));
  if (former === undefined || outdated.length === 0) return null;
  if (passage.subjects.includes("next cycle")) return null;
  if (outdated.some((record) => record?.carried === undefined)) return null;
  const title = `${passage.title} (${former.edition})`;
  return { ...passage, title, body: pinnedTo(former, passage.body, facts) };
}

/** The exam of which a passage may say that nothing is out: the edition's own while it knows none of what the passage shows. */
function yearAhead({ body }: LibraryPassage, facts: FactSnapshot): string {
  const former = facts.inEdition(firstEdition);
  const own = factsIn(body, facts).filter((record) => record !== former?.find(record.id));
  return String(Number(facts.edition) + (own.some(isKnown) ? 1 : 0));
}
