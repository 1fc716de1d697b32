import {
  editionStates,
  type Edition,
  type EditionList,
  type EditionState,
} from "../../content/facts/index.ts";
import { fail, succeed, type Result } from "../shared/result.ts";

export type EditionStep = { readonly edition: Edition; readonly state: EditionState };

type EditionsNow = Pick<EditionList, "current"> & { readonly all: readonly EditionStep[] };

/**
 * An edition goes planned, open, finished, archived and never back; only the year after the newest can be
 * made. `conflict` otherwise.
 */
export function stepsTo(
  { edition, state }: EditionStep,
  { all: histories, current }: EditionsNow,
): Result<readonly EditionStep[]> {
  const present = histories.find((one) => one.edition === edition)?.state;
  if (present === state) return succeed([]);
  if (present === undefined) {
    const next = nextEdition({ all: histories });
    if (edition !== next)
      return fail("conflict", `The next edition is ${next}: no other one can be made.`);
  }
  const from = present === undefined ? -1 : editionStates.indexOf(present);
  const to = editionStates.indexOf(state);
  if (present !== undefined && to < from)
    return fail("conflict", `The edition ${edition} is ${present}: an edition never goes back.`);
  if (state === "archived" && edition === current)
    return fail("conflict", `${edition} is the current edition: open the next one first.`);
  if (state === "finished" || state === "archived") {
    if (from < editionStates.indexOf("open"))
      return fail("conflict", `The edition ${edition} was never open: open it first.`);
    return succeed([{ edition, state }]);
  }
  if (state === "planned") return succeed([{ edition, state }]);
  const earlier = histories.find((one) => one.state === "planned" && one.edition < edition);
  if (earlier !== undefined)
    return fail(
      "conflict",
      `The edition ${earlier.edition} is planned: open it before ${edition}.`,
    );
  const over = histories.filter((one) => one.state === "open");
  return succeed([
    ...over.map((one) => ({ edition: one.edition, state: "finished" as const })),
    { edition, state },
  ]);
}

export function nextEdition({ all }: Pick<EditionsNow, "all">): Edition {
  return String(Math.max(...all.map(({ edition }) => Number(edition))) + 1);
}
