import type { NamedRow } from "../../database/named-rows.ts";
import type { FactSource, FactValue, Standing } from "../../content/facts/index.ts";

/** Written once and never edited, only decided. Those of one change are judged, approved and visible together. */
export type FactStatement = Omit<
  NamedRow<"fact_statements">,
  "value" | "standing" | "source" | "isMinor"
> & {
  readonly value: FactValue;
  readonly standing: Standing;
  readonly source: FactSource;
  readonly isMinor: boolean;
};

/** Enough to say what holds: of one that is only tried too. */
export type KnownStatement = Pick<
  FactStatement,
  | ("id" | "changeId" | "factId" | "edition" | "value" | "standing" | "source" | "checkedOn")
  | ("publicNote" | "isMinor" | "approval" | "effectiveAt")
>;

export type Person = {
  readonly email: string;
  readonly role?: "admin" | "writer";
};

export function actorOf({ email }: Person): string {
  return `admin:${email}`;
}
