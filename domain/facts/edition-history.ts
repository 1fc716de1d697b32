import {
  firstEdition,
  type Edition,
  type EditionList,
  type EditionState,
  type ListedEdition,
} from "../../content/facts/index.ts";

/** When an edition changed its state (ISO instants); null for what has not happened. */
export type EditionHistory = {
  readonly edition: Edition;
  readonly openedAt: string | null;
  readonly finishedAt: string | null;
  readonly archivedAt: string | null;
  /** The last day on which somebody looked for news of it (ISO). */
  readonly checkedOn: string | null;
  /** Who asked for it to be opened, as the audit log names them; null when nothing waits for a second person. */
  readonly openingAskedBy: string | null;
};

/** What somebody found out of a record that has no value of its own in an edition. */
export type EditionMark = {
  readonly edition: Edition;
  readonly factId: string;
  /** Whether readers are told the value of before. */
  readonly isShown: boolean;
  readonly checkedOn: string;
};

/** The state of an edition at an instant. The first one was open before there was a row of it. */
export function stateAt(history: EditionHistory, at: string): EditionState {
  const { edition, openedAt, finishedAt, archivedAt } = history;
  if (archivedAt !== null && archivedAt <= at) return "archived";
  if (finishedAt !== null && finishedAt <= at) return "finished";
  if (edition === firstEdition || (openedAt !== null && openedAt <= at)) return "open";
  return "planned";
}

/** All editions with their states at an instant, oldest first; the first one is there without a row. */
export function editionsAt(histories: readonly EditionHistory[], at: string) {
  const isListed = histories.some(({ edition }) => edition === firstEdition);
  const allHistories = isListed ? histories : [withoutRow, ...histories];
  return allHistories
    .map((history) => ({ ...history, state: stateAt(history, at) }))
    .sort((one, other) => one.edition.localeCompare(other.edition));
}

/** What of them readers can see. The newest open edition is the current one, otherwise the newest finished. */
export function editionListAt(histories: readonly EditionHistory[], at: string): EditionList {
  const listedEditions = editionsAt(histories, at).flatMap(({ edition, state }): ListedEdition[] =>
    state === "planned" ? [] : [{ edition, state }],
  );
  const inState = (wantedState: EditionState) =>
    listedEditions.findLast(({ state }) => state === wantedState);
  const current = inState("open") ?? inState("finished") ?? listedEditions.at(-1);
  return { current: current?.edition ?? firstEdition, listed: listedEditions.toReversed() };
}

/** From when readers see what takes effect at an instant: of an edition that is opened later, from then on. */
export function seenAt<Instant extends string | null>(
  effectiveAt: Instant,
  { openedAt }: Pick<EditionHistory, "openedAt">,
): Instant | string {
  return effectiveAt !== null && openedAt !== null && openedAt > effectiveAt
    ? openedAt
    : effectiveAt;
}

const withoutRow: EditionHistory = {
  edition: firstEdition,
  openedAt: null,
  finishedAt: null,
  archivedAt: null,
  checkedOn: null,
  openingAskedBy: null,
};
