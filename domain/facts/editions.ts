import {
  editionStates,
  type Edition,
  type EditionList,
  type EditionState,
} from "../../content/facts/index.ts";
import type { Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { indianDate } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import {
  editionListAt,
  editionRefusal,
  editionsAt,
  type EditionHistory,
} from "./edition-history.ts";
import type { FactChange } from "./fact-places.ts";
import {
  listApproved,
  listEditions,
  listWaiting,
  lockStatements,
  saveEdition,
} from "./fact-repository.ts";
import { actorOf, type Person } from "./fact-statement.ts";
import { currentOf, editionAt, readKnown, snapshotsAt } from "./known-statements.ts";

type EditionStep = { readonly edition: Edition; readonly state: EditionState };

type EditionStanding = EditionStep & { readonly current: Edition };

export function createEditions({ database, clock, audit }: RoomTools) {
  return {
    async setEdition(target: EditionStep, by: Person): Promise<Result<EditionStanding>> {
      return database.transaction(async (queries) => {
        await lockStatements(database, queries);
        const { edition, state } = target;
        const at = clock.now().toISOString();
        const present = await editionsNow(queries);
        const steps = stepsTo(target, present);
        if (!steps.ok) return steps;
        const isChanged = steps.value.length > 0;
        const toCome =
          state === "archived" && isChanged ? await changesToCome(queries, edition, at) : null;
        if (toCome !== null) return fail("conflict", toCome);
        for (const step of steps.value)
          await saveEdition(queries, step.edition, at, {
            state: step.state,
            [instantColumns[step.state]]: at,
          });
        if (isChanged) await noteChange(queries, by, { edition, state, steps: steps.value });
        return succeed({ ...target, current: (await editionsNow(queries)).current });
      });
    },

    /** The records that readers have now, and would have with the edition open. `conflict` when it cannot be opened. */
    async previewOpening(edition: Edition): Promise<Result<FactChange>> {
      const at = clock.now().toISOString();
      const known = await readKnown(database.queries);
      const present = editionsIn(known.editions, at);
      const steps = stepsTo({ edition, state: "open" }, present);
      if (!steps.ok) return steps;
      const editions = present.all.map((one) => ({
        ...one,
        openedAt: one.edition === edition ? at : one.openedAt,
        finishedAt: one.state === "open" ? at : one.finishedAt,
      }));
      const after = editionAt({ ...known, editions }, edition, at);
      return succeed({ factIds: [], before: currentOf(snapshotsAt(known, at)), after });
    },

    /** Notes that somebody looked for news of it today. `not-found` for an unknown edition, `conflict` for an archived one. */
    async noteLook(edition: Edition, by: Person): Promise<Result<{ checkedOn: string }>> {
      return database.transaction(async (queries) => {
        await lockStatements(database, queries);
        const now = clock.now();
        const at = now.toISOString();
        const checkedOn = indianDate(now);
        const refusal = editionRefusal(await listEditions(queries), edition, at);
        if (refusal !== null) return refusal;
        await saveEdition(queries, edition, at, { checked_on: checkedOn });
        await noteChange(queries, by, { edition, checkedOn });
        return succeed({ checkedOn });
      });
    },

    async editions() {
      const now = await editionsNow(database.queries);
      const editions = await Promise.all(
        now.all.toReversed().map(async (history) => {
          const { edition, state } = history;
          const next = stateAfter[state];
          const steps = next === null ? null : stepsTo({ edition, state: next }, now);
          const toCome =
            steps?.ok === true && next === "archived"
              ? await changesToCome(database.queries, edition, clock.now().toISOString())
              : null;
          return {
            ...history,
            isCurrent: edition === now.current,
            next: steps?.ok === true && toCome === null ? next : null,
            obstacle: steps?.ok === false ? steps.failure.message : toCome,
          };
        }),
      );
      return succeed({ editions, nextEdition: nextEdition(now) });
    },
  };

  async function editionsNow(queries: Queries) {
    return editionsIn(await listEditions(queries), clock.now().toISOString());
  }

  async function noteChange(
    queries: Queries,
    by: Person,
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    await audit.append(queries, { actor: actorOf(by), action: "edition-changed", details });
    await raiseSiteVersion(queries);
  }
}

const instantColumns = {
  planned: "created_at",
  open: "opened_at",
  finished: "finished_at",
  archived: "archived_at",
} as const satisfies Record<EditionState, string>;

const stateAfter = {
  planned: "open",
  open: "finished",
  finished: "archived",
  archived: null,
} as const satisfies Record<EditionState, EditionState | null>;

function editionsIn(histories: readonly EditionHistory[], at: string) {
  return { all: editionsAt(histories, at), current: editionListAt(histories, at).current };
}

async function changesToCome(
  queries: Queries,
  edition: Edition,
  at: string,
): Promise<string | null> {
  if ((await listWaiting(queries)).some((one) => one.edition === edition))
    return `Changes of ${edition} wait for approval: decide them first.`;
  const approvedStatements = await listApproved(queries);
  return approvedStatements.some((one) => one.edition === edition && (one.effectiveAt ?? "") > at)
    ? `A change of ${edition} is approved for later: it can be archived once that holds.`
    : null;
}

type EditionsNow = Pick<EditionList, "current"> & { readonly all: readonly EditionStep[] };

/** An edition goes planned, open, finished, archived and never back; only the year after the newest can be made. */
function stepsTo(
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

function nextEdition({ all }: Pick<EditionsNow, "all">): Edition {
  return String(Math.max(...all.map(({ edition }) => Number(edition))) + 1);
}
