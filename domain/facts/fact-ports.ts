import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Queries } from "../../database/open-database.ts";
import type { ProposedValue } from "./fact-proposal.ts";

/** What the rules say of a change: why it cannot be right, and what is odd enough to be asked. */
export type Judgement = {
  readonly refusals: readonly string[];
  readonly questions: readonly string[];
};

/** The records without and with a change, when it takes effect. */
export type FactChange = {
  readonly factIds: readonly string[];
  readonly before: FactSnapshot;
  readonly after: FactSnapshot;
};

/** One difference that readers would see, with the page or file where it stands. */
export type FactPlace = {
  readonly path: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  /** From the one to the other, word by word. */
  readonly words: readonly {
    readonly kind: "same" | "added" | "removed";
    readonly text: string;
  }[];
  /** How often it stands there. */
  readonly times: number;
};

/** Every difference that readers see with a change, address by address. */
export type FindPlaces = (
  change: FactChange,
  /** Whoever asks may go away before all pages are rendered; throws then. */
  signal?: AbortSignal,
) => Promise<readonly FactPlace[]>;

/** A page or file at an address without a year, and how much of it readers would see differently. */
export type OpeningPlace = {
  readonly path: string;
  readonly title: string;
  readonly differences: number;
  /** The first of them; null where nothing differs. */
  readonly first: { readonly before: string; readonly after: string } | null;
};

export type FindOpeningPlaces = (change: {
  readonly before: FactSnapshot;
  readonly after: FactSnapshot;
}) => Promise<readonly OpeningPlace[]>;

/** What other rooms know of a change. */
export type FactPorts = {
  /** Says what the rules over the records have against these values, where all others are as in the snapshot. */
  readonly judge: (changes: readonly ProposedValue[], facts: FactSnapshot) => Judgement;
  /** What was begun in an edition besides its records, in words; null for nothing. */
  readonly begunIn: (queries: Queries, edition: string) => Promise<string | null>;
};
