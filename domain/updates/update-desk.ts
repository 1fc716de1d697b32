import { uuidv7 } from "uuidv7";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { FactsService } from "../facts/facts-service.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { CurrentUpdates } from "./current-updates.ts";
import { deskList, type DeskUpdate } from "./desk-update.ts";
import { summaryOf, type StoredUpdate, type UpdateContent } from "./update.ts";
import { changedMeanwhile, createUpdateStore } from "./update-store.ts";
import { approversOnly, createUpdateGate, type UpdatePerson } from "./update-gate.ts";
import type { UpdateState } from "./update-state.ts";
import type { CheckedSentence, UpdatePorts } from "./update-ports.ts";
import { listUpdates } from "./update-repository.ts";
import { isOwnPath, writtenUpdate, type TypedUpdate } from "./written-update.ts";

type SaveUpdate = TypedUpdate & {
  readonly id: string | null;
  readonly version: number;
  readonly publish: boolean;
  /** Statements without a record that whoever publishes has compared with the official notice. */
  readonly confirmed: readonly string[];
};

type MoveUpdate = Pick<SaveUpdate, "version" | "confirmed"> & {
  readonly id: string;
  readonly state: UpdateState;
};

type SavedUpdate = { readonly message: string; readonly update: DeskUpdate };

type CheckedUpdate = {
  readonly shownSummary: string;
  readonly refused: readonly CheckedSentence[];
  readonly toConfirm: readonly CheckedSentence[];
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

const noSuchUpdate = () => fail("not-found", "There is no such update.");

export function createUpdateDesk(dependencies: Dependencies) {
  const { database, clock, facts, checkWords, isThere } = dependencies;
  const gate = createUpdateGate(dependencies);
  const { store, findStored } = createUpdateStore(dependencies);

  return {
    isAnyOf: async (queries: Queries, edition: string): Promise<boolean> =>
      (await listUpdates(queries)).some((update) => update.edition === edition),

    async list(): Promise<Result<{ updates: readonly DeskUpdate[]; today: string }>> {
      const updates = deskList(await listUpdates(database.queries), factsAndDay());
      return succeed({ updates, today: factsAndDay().today });
    },

    /** The words as readers would see them, and the findings of the checks. Changes nothing. `unacceptable` when it cannot be stored. */
    async check(typed: TypedUpdate): Promise<Result<CheckedUpdate>> {
      const update = writtenUpdate(typed, factsAndDay());
      if (!update.ok) return update;
      const { edition } = facts.current();
      const { link } = update.value;
      const checks = await checkWords({ ...update.value, edition });
      const isDead = link !== null && isOwnPath(link) && !(await isThere(link));
      return succeed({
        shownSummary: summaryOf({ ...update.value, edition }, facts.current()),
        ...checks,
        deadLink: isDead ? `There is no page at “${link}”.` : null,
      });
    },

    /**
     * Stores what was typed: a new draft, a changed draft, or another form of what is public, which readers
     * have at once; where a second person has to publish, that waits as a draft in its place. `conflict` when it
     * has changed since it was opened, or has ended; `unacceptable` when it cannot be stored; otherwise as the gate.
     */
    async save(command: SaveUpdate, by: UpdatePerson): Promise<Result<SavedUpdate>> {
      const update = writtenUpdate(command, factsAndDay());
      if (!update.ok) return update;
      const { edition } = facts.current();
      const before = command.id === null ? null : await findStored(database.queries, command.id);
      if (command.id !== null && before === null) return noSuchUpdate();
      if (before?.state === "ended")
        return fail("conflict", "This update has ended. Bring it back before you edit it.");
      const now = clock.now().toISOString();
      const email = by.email.toLowerCase();
      const authors = [...new Set([...(before?.authors ?? []), email])];
      if (before?.state === "published" && gate.needsSecond())
        return besidePublic({ ...update.value, edition, authors: [email] }, before, command, by);
      const isPublic = command.publish || before?.state === "published";
      if (isPublic) {
        const { confirmed } = command;
        const { today } = factsAndDay();
        const words = { ...update.value, edition, authors };
        const again = before?.state === "published" && hasWordsOf(before, words);
        const failure = await gate.refusal(words, { by, confirmed, today, again });
        if (failure !== null) return failure;
      }
      const next: StoredUpdate = {
        ...(before ?? firstVersion(now)),
        ...update.value,
        edition,
        version: command.version + 1,
        state: isPublic ? "published" : "draft",
        authors: isPublic ? [] : authors,
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
      const { confirmed, version: seen } = command;
      return store({ before, next, seen, action, confirmed }, by);
    },

    /**
     * Publishes a draft, ends what is public, puts a draft away, or brings back what has ended: as it was
     * before. Failures as for `save`; `conflict` for a step that there is not from where it stands.
     */
    async move(
      { id, version, state, confirmed }: MoveUpdate,
      by: UpdatePerson,
    ): Promise<Result<SavedUpdate>> {
      const before = await findStored(database.queries, id);
      if (before === null) return noSuchUpdate();
      const action = stepFrom(before, state);
      if (before.version !== version || action === null) return fail("conflict", changedMeanwhile);
      if (action !== "update-drafted" && action !== "update-discarded") {
        const failure =
          state === "published"
            ? await gate.refusal(before, {
                by,
                confirmed,
                today: factsAndDay().today,
                again: action === "update-restored",
              })
            : by.role === "admin"
              ? null
              : approversOnly();
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
        ...(state === "published" && { authors: [] }),
        ...(version === 0 && { createdBy: by.userId, createdAt: now }),
      };
      return store({ before, next, seen: version, action, confirmed }, by);
    },
  };

  function besidePublic(
    words: Pick<StoredUpdate, keyof UpdateContent | "edition" | "authors">,
    { id: replaces, version }: StoredUpdate,
    command: SaveUpdate,
    by: UpdatePerson,
  ) {
    if (version !== command.version) return fail("conflict", changedMeanwhile);
    const now = clock.now().toISOString();
    const next: StoredUpdate = {
      ...firstVersion(now),
      ...words,
      replaces,
      version: 1,
      state: "draft",
      createdBy: by.userId,
      updatedAt: now,
    };
    const action = "update-drafted";
    return store({ before: null, next, seen: 0, action, confirmed: [] }, by);
  }

  function factsAndDay() {
    return { facts: facts.current(), today: indianDate(clock.now()) };
  }
}

function hasWordsOf(
  one: Pick<UpdateContent, "headline" | "summary">,
  other: Pick<UpdateContent, "headline" | "summary">,
): boolean {
  return one.headline === other.headline && one.summary === other.summary;
}

function firstVersion(now: string) {
  return {
    id: `u-${uuidv7()}`,
    createdBy: "",
    createdAt: now,
    publishedAt: null,
    endedAt: null,
    replaces: null,
    authors: [],
  };
}

function stepFrom({ state, publishedAt }: StoredUpdate, to: UpdateState) {
  const wasPublic = publishedAt !== null;
  if (state === "draft" && to === "published") return "update-published";
  if (state === "draft" && to === "ended") return "update-discarded";
  if (state === "published" && to === "ended") return "update-ended";
  if (state !== "ended") return null;
  if (to === "published" && wasPublic) return "update-restored";
  return to === "draft" && !wasPublic ? "update-drafted" : null;
}
