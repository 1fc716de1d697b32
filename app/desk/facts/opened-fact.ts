import type { AnswerOf } from "../../calls/endpoint.ts";
import type { ListedStatement, readFact } from "../../calls/facts-schema.ts";

/** A record with its history, as the server tells it. */
export type OpenedFact = AnswerOf<typeof readFact>;

/** A value that was stated before, and is to hold again. */
export type FormerValue = Pick<
  ListedStatement,
  "value" | "text" | "source" | "standing" | "checkedOn"
> & {
  /** The edition whose value it is, where that is another one. */
  readonly from?: string | null;
};

/** The heading of each screen on the way to a changed fact. */
export const screenTitleId = "change-title";

/** Under which name what is typed of a record is kept in this browser. */
export function entryName(edition: string, factId: string): string {
  return `fact:${edition}/${factId}`;
}
