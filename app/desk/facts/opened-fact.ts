import type { AnswerOf } from "../../calls/endpoint.ts";
import type { ListedStatement, readFact } from "../../calls/facts-schema.ts";

export type OpenedFact = AnswerOf<typeof readFact>;

/** A value that was stated before, and is to hold again. */
export type FormerValue = Pick<
  ListedStatement,
  "value" | "text" | "source" | "standing" | "checkedOn"
> & {
  readonly from?: string | null;
};

/** The heading of each screen on the way to a changed fact. */
export const screenTitleId = "change-title";

export function entryName(edition: string, factId: string): string {
  return `fact:${edition}/${factId}`;
}
