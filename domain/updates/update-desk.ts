import { uuidv7 } from "uuidv7";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { AuditRecord } from "../audit/audit-actions.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { FactsService } from "../facts/facts-service.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { CurrentUpdates } from "./current-updates.ts";
import { deskList, deskUpdate, shippedAsStored, type DeskUpdate } from "./desk-update.ts";
import { recordNames, summaryOf, type StoredUpdate } from "./update.ts";
import type { UpdateState } from "./update-state.ts";
import type { CheckedSentence, UpdatePorts } from "./update-ports.ts";
import { findUpdate, insertUpdate, listUpdates, replaceUpdate } from "./update-repository.ts";
import { isOwnPath, writtenUpdate, type TypedUpdate } from "./written-update.ts";

/** Somebody of the office. */
type Person = {
  readonly userId: string;
  readonly email: string;
  readonly role: "admin" | "writer";
};

type SaveUpdate = TypedUpdate & {
  /** Null for a new one. */
  readonly id: string | null;
  /** The version that was seen; 0 for a new one, and for what the site ships. */
  readonly version: number;
  /** Whether a draft goes public with it; what is public stays so. */
  readonly publish: boolean;
};

type SavedUpdate = { readonly message: string; readonly update: DeskUpdate };

/** What the checks say of an update that is being written. */
type CheckedUpdate = {
  readonly shownSummary: string;
  readonly refused: readonly CheckedSentence[];
  readonly toConfirm: readonly CheckedSentence[];
  /** Null where the link leads to something, as far as is known. */
  readonly deadLink: string | null;
};

type Dependencies = UpdatePorts & {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: AuditLog;
  readonly facts: Pick<FactsService, "current">;
  readonly current: CurrentUpdates;
};

const approversOnly = "Only an approver changes what readers see.";
const changedMeanwhile =
  "Somebody has changed this update since you opened it. Look at it as it is now, then save again.";
const noSuchUpdate = () => fail("not-found", "There is no such update.");

/** Writing updates: drafts by everybody of the office, what readers see by approvers. */
export function createUpdateDesk(dependencies: Dependencies) {
  const { database, clock, log, audit, facts, current, checkWords, isThere } = dependencies;

  return {
    /** Every update, drafts and ended ones too, by day, the newest first. */
    async list(): Promise<Result<{ updates: readonly DeskUpdate[]; today: string }>> {
      const updates = deskList(await listUpdates(database.queries), factsAndDay());
      return succeed({ updates, today: factsAndDay().today });
    },

    /** What was typed as readers would see it, and what the checks say of it. Changes nothing. `unacceptable` when it cannot be stored. */
    async check(typed: TypedUpdate, by: Pick<Person, "userId">): Promise<Result<CheckedUpdate>> {
      const update = writtenUpdate(typed, factsAndDay());
      if (!update.ok) return update;
      const { edition } = facts.current();
      const { link } = update.value;
      const checks = await checkWords({ ...update.value, edition }, by.userId);
      if (!checks.ok) return checks;
      const isDead = link !== null && isOwnPath(link) && !(await isThere(link));
      return succeed({
        shownSummary: summaryOf({ ...update.value, edition }, facts.current()),
        ...checks.value,
        deadLink: isDead ? `There is no page at “${link}”.` : null,
      });
    },

    /**
     * Stores what was typed: a new draft, a changed draft, or another form of what is public, which readers
     * have at once. `forbidden` for a writer where readers would see it; `conflict` when it has changed since it was
     * opened, or has ended; `unacceptable` when it cannot be stored, or a record contradicts what is to be public.
     */
    async save(command: SaveUpdate, by: Person): Promise<Result<SavedUpdate>> {
      const update = writtenUpdate(command, factsAndDay());
      if (!update.ok) return update;
      const { edition } = facts.current();
      const before = command.id === null ? null : await findStored(database.queries, command.id);
      if (command.id !== null && before === null) return noSuchUpdate();
      if (before?.state === "ended")
        return fail("conflict", "This update has ended. Bring it back before you edit it.");
      const isPublic = command.publish || before?.state === "published";
      if (isPublic) {
        const failure = await refusal({ ...update.value, edition }, by);
        if (failure !== null) return failure;
      }
      const now = clock.now().toISOString();
      const next: StoredUpdate = {
        ...(before ?? firstVersion(now)),
        ...update.value,
        edition,
        version: command.version + 1,
        state: isPublic ? "published" : "draft",
        updatedAt: now,
        ...(isPublic && before?.state !== "published" && { publishedAt: now }),
        ...((before === null || before.version === 0) && { createdBy: by.userId, createdAt: now }),
      };
      const wasPublic = before?.state === "published";
      const action = !isPublic
        ? "update-drafted"
        : wasPublic
          ? "update-edited"
          : "update-published";
      return store({ before, next, seen: command.version, action }, by);
    },

    /**
     * Publishes a draft, ends what is public, puts a draft away, or brings back what has ended: as it was
     * before. Failures as for `save`; `conflict` for a step that there is not from where it stands.
     */
    async move(
      { id, version, state }: { id: string; version: number; state: UpdateState },
      by: Person,
    ): Promise<Result<SavedUpdate>> {
      const before = await findStored(database.queries, id);
      if (before === null) return noSuchUpdate();
      const action = stepFrom(before, state);
      if (before.version !== version || action === null) return fail("conflict", changedMeanwhile);
      if (action !== "update-drafted" && action !== "update-discarded") {
        const failure =
          state === "published"
            ? await refusal(before, by)
            : by.role === "admin"
              ? null
              : forbidden();
        if (failure !== null) return failure;
      }
      const now = clock.now().toISOString();
      const next: StoredUpdate = {
        ...before,
        version: version + 1,
        state,
        updatedAt: now,
        endedAt: state === "ended" ? now : null,
        ...(action === "update-published" && { publishedAt: now }),
        ...(version === 0 && { createdBy: by.userId, createdAt: now }),
      };
      return store({ before, next, seen: version, action }, by);
    },
  };

  function factsAndDay() {
    return { facts: facts.current(), today: indianDate(clock.now()) };
  }

  /** The update as it is now, whether stored or shipped. */
  async function findStored(queries: Queries, id: string): Promise<StoredUpdate | null> {
    return (await findUpdate(queries, id)) ?? shippedAsStored(id, facts.current());
  }

  /** Why readers may not have it; null when they may. */
  async function refusal(
    update: Pick<StoredUpdate, "headline" | "summary" | "edition">,
    by: Person,
  ): Promise<Result<never> | null> {
    if (by.role !== "admin") return forbidden();
    const checks = await checkWords(update, by.userId);
    if (!checks.ok) return checks;
    const [first] = checks.value.refused;
    return first === undefined
      ? null
      : fail("unacceptable", `It cannot be published like this. “${first.sentence}”: ${first.why}`);
  }

  type Change = {
    readonly before: StoredUpdate | null;
    readonly next: StoredUpdate;
    /** The version that its author saw. */
    readonly seen: number;
    readonly action: Extract<AuditRecord["action"], `update-${string}`>;
  };

  async function store({ before, next, seen, action }: Change, by: Person) {
    if ((before?.version ?? 0) !== seen) return fail("conflict", changedMeanwhile);
    const storedUpdate = await database.transaction(async (queries) => {
      const write = seen === 0 ? insertUpdate : replaceUpdate;
      if (!(await write(queries, next))) return fail("conflict", changedMeanwhile);
      await audit.append(queries, {
        actor: `admin:${by.email}`,
        action,
        details: {
          updateId: next.id,
          version: next.version,
          headline: next.headline,
          records: namedRecords([before, next]),
        },
      });
      return succeed(null);
    });
    if (!storedUpdate.ok) return storedUpdate;
    // It is stored: whoever cannot read it now reads it with the next change.
    await current.reload().catch((fault: unknown) => {
      log.error("The updates could not be read after a change.", { fault });
    });
    return succeed({ message: saidOf[action], update: deskUpdate(next, factsAndDay()) });
  }

  /** As `EDITION/ID`, each once. */
  function namedRecords(versions: readonly (StoredUpdate | null)[]): readonly string[] {
    return [...new Set(versions.flatMap((one) => (one === null ? [] : recordNames(one))))];
  }
}

function firstVersion(now: string) {
  return {
    ...{ id: `u-${uuidv7()}`, createdBy: "", createdAt: now },
    ...{ publishedAt: null, endedAt: null },
  };
}

/** What a step to this state is called in the log; null for one that there is not. */
function stepFrom({ state, publishedAt }: StoredUpdate, to: UpdateState) {
  const wasPublic = publishedAt !== null;
  if (state === "draft" && to === "published") return "update-published";
  if (state === "draft" && to === "ended") return "update-discarded";
  if (state === "published" && to === "ended") return "update-ended";
  if (state !== "ended") return null;
  if (to === "published" && wasPublic) return "update-restored";
  return to === "draft" && !wasPublic ? "update-drafted" : null;
}

function forbidden() {
  return fail("forbidden", approversOnly);
}

const saidOf = {
  "update-drafted": "Saved as a draft. Readers do not see it yet.",
  "update-discarded": "The draft was put away.",
  "update-published": "Published. Readers see it now.",
  "update-edited": "Saved. Readers see it like this now.",
  "update-ended": "Ended. Readers do not see it any more.",
  "update-restored": "Brought back. Readers see it again.",
} as const;
