import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Queries } from "../../database/open-database.ts";
import type { ProposedValue } from "./fact-proposal.ts";

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

export type FactPlace = {
  readonly path: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly words: readonly {
    readonly kind: "same" | "added" | "removed";
    readonly text: string;
  }[];
  readonly times: number;
};

export type FindPlaces = (
  change: FactChange,
  /** Throws when the one who asks goes away. */
  signal?: AbortSignal,
) => Promise<readonly FactPlace[]>;

export type OpeningPlace = {
  readonly path: string;
  readonly title: string;
  readonly differences: number;
  readonly first: { readonly before: string; readonly after: string } | null;
};

export type FindOpeningPlaces = (change: {
  readonly before: FactSnapshot;
  readonly after: FactSnapshot;
}) => Promise<readonly OpeningPlace[]>;

export type FactPorts = {
  readonly judge: (changes: readonly ProposedValue[], facts: FactSnapshot) => Judgement;
  /** In words; null for nothing. */
  readonly begunIn: (queries: Queries, edition: string) => Promise<string | null>;
};
