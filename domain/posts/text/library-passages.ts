import { firstEdition, isKnown } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  libraryPassages,
  passagesBefore,
  type LibraryPassage,
} from "../../../content/library/index.ts";
import { factsIn } from "./fact-tokens.ts";
import { inItsYear } from "./in-its-year.ts";

export const passagesIn = derivedFrom((facts): readonly LibraryPassage[] => {
  if (facts.edition === firstEdition) return libraryPassages;
  return libraryPassages.map((written, place) => {
    const passage = passagesBefore(yearAhead(written.body, facts))[place] ?? written;
    return { ...passage, body: inItsYear(passage.body, facts, passage.title) };
  });
});

function yearAhead(markdown: string, facts: FactSnapshot): string {
  const former = facts.inEdition(firstEdition);
  const own = factsIn(markdown, facts).filter((record) => record !== former?.find(record.id));
  return String(Number(facts.edition) + (own.some(isKnown) ? 1 : 0));
}
