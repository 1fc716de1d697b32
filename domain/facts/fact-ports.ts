import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Queries } from "../../database/open-database.ts";
import type { ProposedValue } from "./fact-proposal.ts";

/** What the rules say of a change: why it cannot be right, and what is odd enough to be asked. */
export type Judgement = {
  readonly refusals: readonly string[];
  readonly questions: readonly string[];
};

/** Where readers would see a change. */
export type FactPlace = {
  readonly path: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
};

/** A live post whose own words rest on a value. */
export type RestingPost = {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
};

/** What other rooms know of a change. */
export type FactPorts = {
  /** Says what the rules over the records have against these values, where all others are as in the snapshot. */
  readonly judge: (changes: readonly ProposedValue[], facts: FactSnapshot) => Judgement;
  readonly findPlaces: (
    before: FactSnapshot,
    after: FactSnapshot,
    factIds: readonly string[],
  ) => Promise<readonly FactPlace[]>;
  readonly findPosts: (
    factIds: readonly string[],
    facts: FactSnapshot,
  ) => Promise<readonly RestingPost[]>;
  /** Notes in the caller's transaction that those posts are to be looked at once the values have changed. */
  readonly notePosts: (
    queries: Queries,
    factIds: readonly string[],
    facts: FactSnapshot,
  ) => Promise<void>;
  /** What of the checks of drafts rests on another value than these facts have, and is switched off. */
  readonly rulesOff: (
    facts: FactSnapshot,
    person: string,
  ) => Promise<readonly { readonly factId: string; readonly rule: string }[]>;
};
