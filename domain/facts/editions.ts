import type { Edition, EditionState } from "../../content/facts/index.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { readKnown, type CurrentFacts } from "./current-facts.ts";
import { countsOf, markOutcome, type MarkInput } from "./edition-marks.ts";
import { editionListAt, editionsAt, withoutRow, type EditionHistory } from "./edition-history.ts";
import {
  listEditions,
  noteLook,
  revertOpening,
  saveMarks,
  saveOpeningRequest,
  saveState,
} from "./edition-repository.ts";
import type { SecondApproverRule } from "./fact-decisions.ts";
import type { FactPorts } from "./fact-ports.ts";
import { nextEdition, stepsTo, type EditionStep } from "./edition-steps.ts";
import { listApproved, listWaiting } from "./fact-repository.ts";
import { snapshotsAt } from "./known-statements.ts";
import { actorOf, lockStatements, type Person } from "./statement-writers.ts";

type Dependencies = Pick<FactPorts, "begunIn"> & {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly current: Pick<CurrentFacts, "ofEdition" | "current">;
  readonly secondApprover: () => SecondApproverRule;
};

type EditionStanding = EditionStep & {
  readonly current: Edition;
  readonly waits: boolean;
};

/** In milliseconds. */
const takeBackTime = 24 * 60 * 60 * 1_000;

export function createEditions({
  database,
  clock,
  audit,
  current,
  secondApprover,
  begunIn,
}: Dependencies) {
  return {
    /**
     * The records at the addresses without a year now, and with the edition open. `conflict` when it cannot
     * be opened.
     */
    async openingPreview(edition: Edition) {
      const now = clock.now();
      const at = now.toISOString();
      const statements = await readKnown(database.queries, now);
      const present = editionsIn(statements.editions, at);
      const steps = stepsTo({ edition, state: "open" }, present);
      if (!steps.ok) return steps;
      const isMade = present.all.some((one) => one.edition === edition);
      const histories = isMade ? present.all : [...present.all, { ...withoutRow, edition }];
      const opened = histories.map((history) => {
        const step = steps.value.find((one) => one.edition === history.edition);
        if (step?.state === "open") return { ...history, openedAt: at };
        return step?.state === "finished" ? { ...history, finishedAt: at } : history;
      });
      const after = snapshotsAt({ ...statements, editions: opened }, at).get(edition);
      if (after === undefined) return fail("conflict", `The edition ${edition} cannot be opened.`);
      return succeed({ before: current.current(), after, counts: countsOf(after) });
    },

    /** `conflict` a day after its opening, and once something of it was confirmed or begun. */
    async takeBackOpening(edition: Edition, by: Person): Promise<Result<EditionStanding>> {
      return database.transaction(async (queries) => {
        await lockStatements(database, queries);
        const { all } = await editionsNow(queries);
        const present = all.find((one) => one.edition === edition);
        if (present?.state !== "open") return fail("conflict", `${edition} is not open.`);
        const takeBack = await takeBackOf(queries, present);
        if (takeBack === null)
          return fail("conflict", "An opening can be taken back within a day, and no longer.");
        if (!takeBack.ok) return takeBack;
        const { openedAt } = takeBack.value;
        const reopened = await revertOpening(queries, { edition, openedAt });
        const steps = [
          { edition, state: "planned" },
          ...reopened.map((one) => ({ edition: one, state: "open" })),
        ];
        const reason = "The opening was taken back.";
        await noteChange(queries, by, { edition, state: "planned", steps }, reason);
        return standing(queries, { edition, state: "planned" });
      });
    },

    /**
     * Opening one finishes the open one. Where a second person approves, the first one's opening waits for
     * another, and to plan it again takes that back; `forbidden` when the same person asks twice. `conflict`
     * for an impossible step, and for archiving what has changes to come.
     */
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
        const history = present.all.find((one) => one.edition === edition);
        const asked = history?.openingAskedBy ?? null;
        if (state === "open" && isChanged && secondApprover() === "required") {
          if (asked === actorOf(by)) return fail("forbidden", secondPersonOpens);
          if (asked === null) return askFor(queries, edition, { by, at });
        }
        if (state === "planned" && asked !== null)
          await saveOpeningRequest(queries, edition, { by: null, at });
        for (const step of steps.value) await saveState(queries, step, at);
        if (isChanged) await noteChange(queries, by, { edition, state, steps: steps.value });
        return standing(queries, target);
      });
    },

    /**
     * Notes a look for news today. `not-found` for an unknown edition or record, `conflict` for one with a
     * value of its own and for an archived edition.
     */
    async markFacts(input: MarkInput, by: Person) {
      return database.transaction(async (queries) => {
        await lockStatements(database, queries);
        const now = clock.now();
        const at = now.toISOString();
        const statements = await readKnown(queries, now);
        const outcome = markOutcome(input, statements, now);
        if (!outcome.ok) return outcome;
        const { edition, mark = null } = input;
        const { marks, isLook, checkedOn } = outcome.value;
        if (isLook) await noteLook(queries, edition, { on: checkedOn, at });
        await saveMarks(queries, marks, { markedBy: actorOf(by), markedAt: at });
        const facts = marks.map(({ factId }) => factId);
        if (isLook || facts.length > 0)
          await noteChange(queries, by, { edition, checkedOn, mark, facts });
        return succeed({ edition, checkedOn, marked: marks.length });
      });
    },

    /** Newest first. */
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
          const takeBack = state === "open" ? await takeBackOf(database.queries, history) : null;
          return {
            ...history,
            /** ISO instant; null when it cannot. */
            takeBackUntil: takeBack?.ok === true ? takeBack.value.until : null,
            isCurrent: edition === now.current,
            counts: countsOf(current.ofEdition(edition)),
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

  async function standing(queries: Queries, step: EditionStep, waits = false) {
    return succeed({ ...step, current: (await editionsNow(queries)).current, waits });
  }

  async function noteChange(
    queries: Queries,
    by: Person,
    details: Readonly<Record<string, unknown>>,
    reason?: string,
  ): Promise<void> {
    const entry = { actor: actorOf(by), action: "edition-changed", details } as const;
    await audit.append(queries, reason === undefined ? entry : { ...entry, reason });
    await raiseSiteVersion(queries);
  }

  async function askFor(
    queries: Queries,
    edition: Edition,
    { by, at }: { readonly by: Person; readonly at: string },
  ) {
    const actor = actorOf(by);
    await saveOpeningRequest(queries, edition, { by: actor, at });
    await audit.append(queries, { actor, action: "edition-opening-asked", details: { edition } });
    return standing(queries, { edition, state: "planned" }, true);
  }

  /** The end of the time (ISO instant), or the reason against it; null when nothing was opened lately. */
  async function takeBackOf(
    queries: Queries,
    { edition, openedAt }: Pick<EditionHistory, "edition" | "openedAt">,
  ): Promise<Result<{ readonly until: string; readonly openedAt: string }> | null> {
    if (openedAt === null) return null;
    const until = new Date(Date.parse(openedAt) + takeBackTime);
    if (clock.now() > until) return null;
    const isConfirmed = (await listApproved(queries)).some(
      (one) => one.edition === edition && (one.decidedAt ?? "") > openedAt,
    );
    if (isConfirmed)
      return fail("conflict", `A value of ${edition} was confirmed since it was opened.`);
    const begun = await begunIn(queries, edition);
    return begun === null
      ? succeed({ until: until.toISOString(), openedAt })
      : fail("conflict", begun);
  }
}

const secondPersonOpens = "A second person has to open it: you have asked for it already.";

const stateAfter = {
  planned: "open",
  open: "finished",
  finished: "archived",
  archived: null,
} as const satisfies Record<EditionState, EditionState | null>;

function editionsIn(histories: readonly EditionHistory[], at: string) {
  return { all: editionsAt(histories, at), current: editionListAt(histories, at).current };
}

/** Null when nothing of it is undecided or takes effect later. */
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
