import type { FactSnapshot } from "../../content/facts/snapshot.ts";

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
  signal?: AbortSignal,
) => Promise<readonly FactPlace[]>;
