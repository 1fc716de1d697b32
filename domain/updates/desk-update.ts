import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { dayOf, isMarkedBreaking, shippedUpdates, summaryOf, type StoredUpdate } from "./update.ts";

export type DeskUpdate = Omit<StoredUpdate, "createdBy" | "createdAt" | "updatedAt" | "version"> & {
  readonly version: number;
  readonly updatedAt: string | null;
  readonly shownSummary: string;
  readonly isMarked: boolean;
};

/** The records and the Indian day (ISO) with which an update is shown. */
type Shown = { readonly facts: FactSnapshot; readonly today: string };

export function deskUpdate(update: StoredUpdate, { facts, today }: Shown): DeskUpdate {
  const { createdBy, createdAt, ...listed } = update;
  return {
    ...listed,
    shownSummary: summaryOf(update, facts),
    isMarked: isMarkedBreaking(update, today),
  };
}

export function shippedAsStored(id: string, facts: FactSnapshot): StoredUpdate | null {
  const shippedUpdate = shippedUpdates.find((one) => one.id === id);
  const day = shippedUpdate && dayOf(shippedUpdate, facts);
  if (shippedUpdate === undefined || day === undefined) return null;
  const never = "1970-01-01T00:00:00.000Z";
  return {
    ...shippedUpdate,
    day,
    version: 0,
    state: "published",
    replaces: null,
    authors: [],
    createdBy: "",
    createdAt: never,
    updatedAt: never,
    endedAt: null,
    publishedAt: `${day}T00:00:00.000Z`,
  };
}

export function deskList(rows: readonly StoredUpdate[], shown: Shown): readonly DeskUpdate[] {
  const storedIds = new Set(rows.map(({ id }) => id));
  const shippedRows = shippedUpdates
    .filter(({ id }) => !storedIds.has(id))
    .flatMap(({ id }) => shippedAsStored(id, shown.facts) ?? []);
  const newest = rows.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return [...newest, ...shippedRows]
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .map((update) => ({
      ...deskUpdate(update, shown),
      ...(update.version === 0 && { updatedAt: null }),
    }));
}
