import type { Edition, EditionState } from "../../content/facts/index.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { readKnown, type CurrentFacts } from "./current-facts.ts";
import { countsOf, markOutcome, type MarkInput } from "./edition-marks.ts";
import { editionListAt, editionsAt } from "./edition-history.ts";
import { createEditionOpening } from "./edition-opening.ts";
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

export function createEditions(dependencies: Dependencies) {
  const { database, clock, audit, current, secondApprover } = dependencies;
  const opening = createEditionOpening(dependencies);
  return {
    /** `conflict` when it cannot be opened. */
    openingPreview: (edition: Edition) => opening.preview(database.queries, edition),

    /** `conflict` a day after its opening, and once something of it was confirmed or begun. */
    async takeBackOpening(edition: Edition, by: Person): Promise<Result<EditionStanding>> {
      return database.transaction(async (queries) => {
        await lockStatements(database, queries);
        const at = clock.now().toISOString();
        const { all } = await editionsNow(queries, at);
        const present = all.find((one) => one.edition === edition);
        if (present?.state !== "open") return fail("conflict", `${edition} is not open.`);
        const takeBack = await opening.takeBack(queries, present);
        if (takeBack === null)
          return fail("conflict", "An opening can be taken back within a day, and no longer.");
        if (!takeBack.ok) return takeBack;
        const { openedAt } = takeBack.value;
        const reopened = await revertOpening(queries, { edition, openedAt });
        await audit.append(queries, {
          actor: actorOf(by),
          action: "edition-changed",
          reason: "The opening was taken back.",
          details: {
            edition,
            state: "planned",
            steps: [
              { edition, state: "planned" },
              ...reopened.map((one) => ({ edition: one, state: "open" })),
            ],
          },
        });
        await raiseSiteVersion(queries);
        const { current: newest } = editionListAt(await listEditions(queries), at);
        return succeed({ edition, state: "planned" as const, current: newest, waits: false });
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
        const at = clock.now().toISOString();
        const present = await editionsNow(queries, at);
        const steps = stepsTo(target, present);
        if (!steps.ok) return steps;
        if (target.state === "archived" && steps.value.length > 0) {
          const toCome = await changesToCome(queries, target.edition, at);
          if (toCome !== null) return fail("conflict", toCome);
        }
        const isOpening = target.state === "open" && steps.value.length > 0;
        const asked =
          present.all.find((one) => one.edition === target.edition)?.openingAskedBy ?? null;
        if (isOpening && secondApprover() === "required" && asked !== null && asked === actorOf(by))
          return fail("forbidden", secondPersonOpens);
        if (isOpening && secondApprover() === "required" && asked === null)
          return askFor(queries, target.edition, { by, at });
        if (target.state === "planned" && asked !== null)
          await saveOpeningRequest(queries, target.edition, { by: null, at });
        for (const step of steps.value) await saveState(queries, step, at);
        if (steps.value.length > 0) {
          await audit.append(queries, {
            actor: actorOf(by),
            action: "edition-changed",
            details: { ...target, steps: steps.value },
          });
          await raiseSiteVersion(queries);
        }
        const { current: newest } = editionListAt(await listEditions(queries), at);
        return succeed({ ...target, current: newest, waits: false });
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
        const statements = await readKnown(queries, now);
        const outcome = markOutcome(input, statements, now);
        if (!outcome.ok) return outcome;
        const { marks, isLook, checkedOn } = outcome.value;
        const actor = actorOf(by);
        if (isLook)
          await noteLook(queries, input.edition, { on: checkedOn, at: now.toISOString() });
        if (marks.length > 0)
          await saveMarks(queries, marks, { markedBy: actor, markedAt: now.toISOString() });
        if (isLook || marks.length > 0) {
          await audit.append(queries, {
            actor,
            action: "edition-changed",
            details: {
              edition: input.edition,
              checkedOn,
              mark: input.mark ?? null,
              facts: marks.map(({ factId }) => factId),
            },
          });
          await raiseSiteVersion(queries);
        }
        return succeed({ edition: input.edition, checkedOn, marked: marks.length });
      });
    },

    /** Newest first. */
    async editions() {
      const at = clock.now().toISOString();
      const now = await editionsNow(database.queries, at);
      const editions = await Promise.all(
        now.all.toReversed().map(async ({ edition, state, ...times }) => {
          const { openedAt, finishedAt, archivedAt, checkedOn, openingAskedBy } = times;
          const next = stateAfter[state];
          const steps = next === null ? null : stepsTo({ edition, state: next }, now);
          const obstacle =
            steps?.ok !== true || next !== "archived"
              ? null
              : await changesToCome(database.queries, edition, at);
          const takeBack =
            state === "open"
              ? await opening.takeBack(database.queries, { edition, openedAt })
              : null;
          return {
            edition,
            state,
            openedAt,
            finishedAt,
            archivedAt,
            checkedOn,
            openingAskedBy,
            /** ISO instant; null when it cannot. */
            takeBackUntil: takeBack?.ok === true ? takeBack.value.until : null,
            isCurrent: edition === now.current,
            counts: countsOf(current.ofEdition(edition)),
            next: steps?.ok === true && obstacle === null ? next : null,
            obstacle: steps?.ok === false ? steps.failure.message : obstacle,
          };
        }),
      );
      return succeed({ editions, nextEdition: nextEdition(now) });
    },
  };

  async function askFor(
    queries: Queries,
    edition: Edition,
    { by, at }: { readonly by: Person; readonly at: string },
  ) {
    await saveOpeningRequest(queries, edition, { by: actorOf(by), at });
    await audit.append(queries, {
      actor: actorOf(by),
      action: "edition-opening-asked",
      details: { edition },
    });
    const { current: newest } = editionListAt(await listEditions(queries), at);
    return succeed({ edition, state: "planned" as const, current: newest, waits: true });
  }
}

const secondPersonOpens = "A second person has to open it: you have asked for it already.";

const stateAfter = {
  planned: "open",
  open: "finished",
  finished: "archived",
  archived: null,
} as const satisfies Record<EditionState, EditionState | null>;

async function editionsNow(queries: Queries, at: string) {
  const histories = await listEditions(queries);
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
