import { firstEdition, isKnown } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  libraryPassages,
  passagesBefore,
  type LibraryPassage,
} from "../../../content/library/index.ts";
import { factsIn } from "../../posts/fact-tokens.ts";
import { inItsYear } from "./in-its-year.ts";

/** The passages of the library as the edition of these records may say them. */
export function libraryIn(facts: FactSnapshot): readonly LibraryPassage[] {
  return facts.edition === firstEdition ? libraryPassages : inEdition(facts);
}

const inEdition = derivedFrom((facts): readonly LibraryPassage[] =>
  libraryPassages.map((passage, place) => {
    const next = passagesBefore(yearAhead(passage, facts))[place] ?? passage;
    return { ...next, body: inItsYear(next.body, facts) };
  }),
);

/** The exam of which a passage may say that nothing is out: the edition's own while it knows none of what the passage shows. */
function yearAhead({ body }: LibraryPassage, facts: FactSnapshot): string {
  const former = facts.inEdition(firstEdition);
  const own = factsIn(body, facts).filter((record) => record !== former?.find(record.id));
  return String(Number(facts.edition) + (own.some(isKnown) ? 1 : 0));
}
