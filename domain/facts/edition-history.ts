import type { NamedRow } from "../../database/named-rows.ts";
import { fail, type Result } from "../shared/result.ts";
import {
  firstEdition,
  type Edition,
  type EditionList,
  type EditionState,
  type ListedEdition,
} from "../../content/facts/index.ts";

export type EditionHistory = Omit<NamedRow<"editions">, "state" | "createdAt">;

/** The first edition was open before there was a row of it. */
export function stateAt(history: EditionHistory, at: string): EditionState {
  const { edition, openedAt, finishedAt, archivedAt } = history;
  if (archivedAt !== null && archivedAt <= at) return "archived";
  if (finishedAt !== null && finishedAt <= at) return "finished";
  if (edition === firstEdition || (openedAt !== null && openedAt <= at)) return "open";
  return "planned";
}

export function editionsAt(histories: readonly EditionHistory[], at: string) {
  const isListed = histories.some(({ edition }) => edition === firstEdition);
  const allHistories = isListed ? histories : [withoutRow, ...histories];
  return allHistories
    .map((history) => ({ ...history, state: stateAt(history, at) }))
    .sort((one, other) => one.edition.localeCompare(other.edition));
}

/** The newest open edition is the current one, otherwise the newest finished. */
export function editionListAt(histories: readonly EditionHistory[], at: string): EditionList {
  const listedEditions = editionsAt(histories, at).flatMap(({ edition, state }): ListedEdition[] =>
    state === "planned" ? [] : [{ edition, state }],
  );
  const inState = (wantedState: EditionState) =>
    listedEditions.findLast(({ state }) => state === wantedState);
  const current = inState("open") ?? inState("finished") ?? listedEditions.at(-1);
  return { current: current?.edition ?? firstEdition, listed: listedEditions.toReversed() };
}

export function seenAt<Instant extends string | null>(
  effectiveAt: Instant,
  { openedAt }: Pick<EditionHistory, "openedAt">,
): Instant | string {
  return effectiveAt !== null && openedAt !== null && openedAt > effectiveAt
    ? openedAt
    : effectiveAt;
}

export const withoutRow: EditionHistory = {
  edition: firstEdition,
  openedAt: null,
  finishedAt: null,
  archivedAt: null,
  checkedOn: null,
};

export function editionRefusal(
  histories: readonly EditionHistory[],
  edition: Edition,
  at: string,
): Result<never> | null {
  const ownHistory = editionsAt(histories, at).find((one) => one.edition === edition);
  if (ownHistory === undefined)
    return fail("not-found", `The site has no edition “${edition.slice(0, 20)}”.`);
  if (ownHistory.state === "archived")
    return fail("conflict", `The edition ${edition} is archived: its values stay as they are.`);
  return null;
}
