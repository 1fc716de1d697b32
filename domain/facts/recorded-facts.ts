import type { Edition, EditionList } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";

/** Stands for every record: whoever lists them all depends on each. */
export const everyFact = "fact:*";

/** By what a page is tagged that shows this record. */
export function factTag(edition: string, id: string): string {
  return `fact:${edition}/${id}`;
}

/** The tags of what may show a value: later editions of the site carry it over. */
export function tagsOfValue(
  { edition, factId }: { readonly edition: Edition; readonly factId: string },
  { listed }: EditionList,
): readonly string[] {
  const later = listed.filter((other) => other.edition > edition);
  return [edition, ...later.map((other) => other.edition)].map((name) => factTag(name, factId));
}

/** A snapshot that notes what is asked of it. */
export type RecordedFacts = FactSnapshot & {
  /** The tags of what was asked for until now. */
  readonly askedFor: () => readonly string[];
};

/**
 * The same records; notes by which of them the answer of one rendering can be found again. What has
 * changed of late is not noted: whoever says of a record that it changed shows it.
 */
export function recordedFacts(facts: FactSnapshot): RecordedFacts {
  const askedTags = new Set<string>();
  // Assigned, not spread: spreading would read, and so note, everything.
  return Object.assign(recording(facts, askedTags), { askedFor: () => [...askedTags] });
}

function recording(facts: FactSnapshot, askedTags: Set<string>): FactSnapshot {
  const { edition, editions, recentChanges } = facts;
  return {
    edition,
    editions,
    recentChanges,
    get version() {
      askedTags.add(everyFact);
      return facts.version;
    },
    get all() {
      askedTags.add(everyFact);
      return facts.all;
    },
    fact(id) {
      askedTags.add(factTag(edition, id));
      return facts.fact(id);
    },
    find(id) {
      askedTags.add(id.includes("/") ? `fact:${id}` : factTag(edition, id));
      return facts.find(id);
    },
    inEdition(name) {
      const otherSnapshot = facts.inEdition(name);
      return otherSnapshot === undefined ? undefined : recording(otherSnapshot, askedTags);
    },
  };
}
