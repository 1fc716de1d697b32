import type { Edition } from "../../content/facts/index.ts";
import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { readKnown, type CurrentFacts } from "./current-facts.ts";
import { editionListAt, editionsAt, type EditionHistory } from "./edition-history.ts";
import { countsOf } from "./edition-marks.ts";
import { stepsTo } from "./edition-steps.ts";
import type { FactPorts } from "./fact-ports.ts";
import { listApproved } from "./fact-repository.ts";
import { snapshotsAt } from "./known-statements.ts";

/** In milliseconds. */
const takeBackTime = 24 * 60 * 60 * 1_000;

type Dependencies = Pick<FactPorts, "begunIn"> & {
  readonly clock: Clock;
  readonly current: Pick<CurrentFacts, "current">;
};

export function createEditionOpening({ clock, current, begunIn }: Dependencies) {
  return {
    /**
     * The records at the addresses without a year now, and with the edition open. `conflict` when it cannot
     * be opened.
     */
    async preview(queries: Queries, edition: Edition) {
      const at = clock.now().toISOString();
      const statements = await readKnown(queries, clock.now());
      const histories = editionsAt(statements.editions, at);
      const currentEdition = editionListAt(statements.editions, at).current;
      const target = { edition, state: "open" } as const;
      const steps = stepsTo(target, { all: histories, current: currentEdition });
      if (!steps.ok) return steps;
      const known = histories.some((one) => one.edition === edition)
        ? histories
        : [...histories, { ...newHistory, edition }];
      const opened = known.map((history) => {
        const step = steps.value.find((one) => one.edition === history.edition);
        if (step?.state === "open") return { ...history, openedAt: at };
        return step?.state === "finished" ? { ...history, finishedAt: at } : history;
      });
      const after = snapshotsAt({ ...statements, editions: opened }, at).get(edition);
      if (after === undefined) return fail("conflict", `The edition ${edition} cannot be opened.`);
      return succeed({
        before: current.current(),
        after,
        counts: countsOf(after),
      });
    },

    /** The end of the time (ISO instant), or the reason against it; null when nothing was opened lately. */
    async takeBack(
      queries: Queries,
      { edition, openedAt }: Pick<EditionHistory, "edition" | "openedAt">,
    ): Promise<Result<{ readonly until: string; readonly openedAt: string }> | null> {
      if (openedAt === null) return null;
      const until = new Date(Date.parse(openedAt) + takeBackTime);
      if (clock.now() > until) return null;
      const confirmed = (await listApproved(queries)).find(
        (one) => one.edition === edition && (one.decidedAt ?? "") > openedAt,
      );
      if (confirmed !== undefined)
        return fail("conflict", `A value of ${edition} was confirmed since it was opened.`);
      const begun = await begunIn(queries, edition);
      return begun === null
        ? succeed({ until: until.toISOString(), openedAt })
        : fail("conflict", begun);
    },
  };
}

const newHistory = {
  openedAt: null,
  finishedAt: null,
  archivedAt: null,
  checkedOn: null,
  openingAskedBy: null,
  state: "planned",
} as const;
