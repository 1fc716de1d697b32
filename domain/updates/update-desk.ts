import { uuidv7 } from "uuidv7";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { FactsService } from "../facts/facts-service.ts";
import { indianDate, longIndianDate } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import {
  deskUpdate,
  shippedAsStored,
  shippedUpdates,
  summaryOf,
  type DeskUpdate,
  type StoredUpdate,
  isOwnPath,
  writtenUpdate,
  type TypedUpdate,
} from "./update.ts";
import { findUpdate, insertUpdate, listUpdates, replaceUpdate } from "./update-repository.ts";
import type { UpdateState } from "./update-terms.ts";

type UpdatePerson = {
  readonly userId: string;
  readonly email: string;
  readonly role: "admin" | "writer";
};

type SaveUpdate = TypedUpdate & {
  readonly id: string | null;
  /** The version that was seen; 0 for a new one, and for what the site ships. */
  readonly version: number;
  /** True where a draft goes public with it; what is public stays so. */
  readonly publish: boolean;
  readonly confirmed: readonly string[];
};

type MoveUpdate = Pick<SaveUpdate, "version" | "confirmed"> & {
  readonly id: string;
  readonly state: UpdateState;
};

type Publishing = Pick<SaveUpdate, "confirmed"> & {
  readonly by: UpdatePerson;
  readonly again: boolean;
};

type SavedUpdate = { readonly message: string; readonly update: DeskUpdate };

type CheckedSentence = { readonly sentence: string; readonly why: string };

type CheckedWords = {
  /** A record says otherwise, or nobody may say it: such an update is not published. */
  readonly refused: readonly CheckedSentence[];
  /** No record answers it: whoever publishes it has checked it. */
  readonly toConfirm: readonly CheckedSentence[];
};

export type UpdateDeskDependencies = RoomTools & {
  readonly facts: Pick<FactsService, "current">;
  readonly checkWords: (
    words: Pick<StoredUpdate, "headline" | "summary" | "edition">,
  ) => Promise<CheckedWords>;
  readonly secondApprover: () => "off" | "required";
  readonly isThere: (path: string) => Promise<boolean>;
};

const messages = {
  "update-drafted": "Saved as a draft. Readers do not see it yet.",
  "update-discarded": "The draft was put away.",
  "update-published": "Published. Readers see it now.",
  "update-edited": "Saved. Readers see it like this now.",
  "update-ended": "Ended. Readers do not see it any more.",
  "update-restored": "Brought back. Readers see it again.",
} as const;

export function createUpdateDesk(dependencies: UpdateDeskDependencies) {
  const { database, clock, audit, facts, checkWords, secondApprover, isThere } = dependencies;
  return {
    async list(): Promise<Result<{ updates: readonly DeskUpdate[]; today: string }>> {
      const shown = factsAndDay();
      const rows = await listUpdates(database.queries);
      const storedIds = new Set(rows.map(({ id }) => id));
      const shipped = shippedUpdates
        .filter(({ id }) => !storedIds.has(id))
        .flatMap(({ id }) => shippedAsStored(id, shown.facts) ?? []);
      const updates = [...rows, ...shipped]
        .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
        .toSorted((one, other) => other.day.localeCompare(one.day));
      return succeed({
        updates: updates.map((update) => deskUpdate(update, shown.facts)),
        today: shown.today,
      });
    },

    async check(typed: TypedUpdate) {
      const written = writtenUpdate(typed, factsAndDay());
      if (!written.ok) return written;
      const { edition } = facts.current();
      const words = { ...written.value, edition };
      const { link } = words;
      const isDead = link !== null && isOwnPath(link) && !(await isThere(link));
      return succeed({
        shownSummary: summaryOf(words, facts.current()),
        ...(await checkWords(words)),
        deadLink: isDead ? `There is no page at “${link}”.` : null,
      });
    },

    /** Stores a draft, or another form of what is public, which readers have at once. */
    async save(command: SaveUpdate, by: UpdatePerson): Promise<Result<SavedUpdate>> {
      const written = writtenUpdate(command, factsAndDay());
      if (!written.ok) return written;
      const before = command.id === null ? blank() : await findStored(command.id);
      if (before === null) return noSuchUpdate();
      if (before.state === "ended")
        return fail("conflict", "This update has ended. Bring it back before you edit it.");
      if (before.version !== command.version) return changedMeanwhile();
      const { edition } = facts.current();
      const email = by.email.toLowerCase();
      const isLive = before.state === "published";
      if (isLive && secondApprover() === "required") return endsFirst();
      const authors = [...new Set([...before.authors, email])];
      const words = { ...written.value, edition, authors };
      const drafted = { ...nextVersion(before, by), ...words };
      if (!isLive && !command.publish) return store(drafted, "update-drafted", by);
      const again =
        isLive && before.headline === words.headline && before.summary === words.summary;
      const refused = await refusal(words, { by, confirmed: command.confirmed, again });
      if (refused !== null) return refused;
      const { updatedAt } = drafted;
      const publishedAt = isLive ? before.publishedAt : updatedAt;
      const next = { ...drafted, state: "published", authors: [], publishedAt } as const;
      const action = isLive ? "update-edited" : "update-published";
      return store(next, action, by, command.confirmed);
    },

    async move(
      { id, version, state, confirmed }: MoveUpdate,
      by: UpdatePerson,
    ): Promise<Result<SavedUpdate>> {
      const before = await findStored(id);
      if (before === null) return noSuchUpdate();
      const action = stepTo(state, before);
      if (before.version !== version || action === null) return changedMeanwhile();
      if (action === "update-ended" && by.role !== "admin") return approversOnly();
      if (state === "published") {
        const again = action === "update-restored";
        const refused = await refusal(before, { by, confirmed, again });
        if (refused !== null) return refused;
      }
      const next = nextVersion(before, by);
      const { updatedAt: now } = next;
      const moved: StoredUpdate = {
        ...next,
        state,
        endedAt: state === "ended" ? now : null,
        publishedAt: action === "update-published" ? now : next.publishedAt,
        authors: state === "published" ? [] : next.authors,
      };
      return store(moved, action, by, confirmed);
    },
  };

  function factsAndDay() {
    return { facts: facts.current(), today: indianDate(clock.now()) };
  }

  async function findStored(id: string): Promise<StoredUpdate | null> {
    return (await findUpdate(database.queries, id)) ?? shippedAsStored(id, facts.current());
  }

  /** `again`: they have or had these very words, so somebody has answered for them. */
  async function refusal(
    update: Pick<StoredUpdate, "headline" | "summary" | "edition" | "endsOn" | "authors">,
    { by, confirmed, again }: Publishing,
  ): Promise<Result<never> | null> {
    if (by.role !== "admin") return approversOnly();
    if (secondApprover() === "required" && update.authors.includes(by.email.toLowerCase()))
      return fail(
        "forbidden",
        "A second person has to publish this update: whoever wrote it cannot.",
      );
    const { endsOn } = update;
    if (endsOn === null && !again)
      return fail("unacceptable", "Please choose the last day on which readers see it.");
    if (endsOn !== null && endsOn < factsAndDay().today)
      return fail(
        "unacceptable",
        `It ended on ${longIndianDate(endsOn)}: choose another last day.`,
      );
    const checks = await checkWords(update);
    const [refused] = checks.refused;
    if (refused !== undefined)
      return fail(
        "unacceptable",
        `It cannot be published like this. “${refused.sentence}”: ${refused.why}`,
      );
    const open = checks.toConfirm.find(({ sentence }) => !confirmed.includes(sentence));
    if (again || open === undefined) return null;
    return fail(
      "unacceptable",
      `Nobody has confirmed this yet: “${open.sentence}” Compare it with the official notice, then tick it.`,
    );
  }

  function blank() {
    return {
      id: `u-${uuidv7()}`,
      version: 0,
      state: "draft",
      authors: [],
      createdBy: "",
      createdAt: "",
      publishedAt: null,
      endedAt: null,
    } as const;
  }

  function nextVersion<Before extends Pick<StoredUpdate, "version" | "createdBy" | "createdAt">>(
    before: Before,
    by: UpdatePerson,
  ) {
    const now = clock.now().toISOString();
    const isFirst = before.version === 0;
    return {
      ...before,
      version: before.version + 1,
      createdBy: isFirst ? by.userId : before.createdBy,
      createdAt: isFirst ? now : before.createdAt,
      updatedAt: now,
    };
  }

  async function store(
    next: StoredUpdate,
    action: keyof typeof messages,
    by: UpdatePerson,
    confirmed: readonly string[] = [],
  ): Promise<Result<SavedUpdate>> {
    const { id: updateId, version, headline } = next;
    return database.transaction(async (queries) => {
      const write = version === 1 ? insertUpdate : replaceUpdate;
      if (!(await write(queries, next))) return changedMeanwhile();
      const told = confirmed.length > 0 ? confirmed : undefined;
      const details = { updateId, version, headline, confirmed: told };
      await audit.append(queries, { actor: `admin:${by.email}`, action, details });
      if (action !== "update-drafted" && action !== "update-discarded")
        await raiseSiteVersion(queries);
      return succeed({ message: messages[action], update: deskUpdate(next, facts.current()) });
    });
  }
}

function stepTo(to: UpdateState, { state, publishedAt }: StoredUpdate) {
  const wasPublic = publishedAt !== null;
  if (state === "draft" && to === "published") return "update-published";
  if (state === "draft" && to === "ended") return "update-discarded";
  if (state === "published" && to === "ended") return "update-ended";
  if (state === "ended" && to === "published") return wasPublic ? "update-restored" : null;
  return state === "ended" && to === "draft" && !wasPublic ? "update-drafted" : null;
}

const noSuchUpdate = () => fail("not-found", "There is no such update.");

const changedMeanwhile = () =>
  fail(
    "conflict",
    "Somebody has changed this update since you opened it. Look at it as it is now, then save again.",
  );

const endsFirst = () =>
  fail(
    "forbidden",
    "Readers see this update, and a second person has to publish what they see. End it and draft another one.",
  );

const approversOnly = () => fail("forbidden", "Only an approver changes what readers see.");
