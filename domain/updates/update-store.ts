import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditRecord } from "../audit/audit-actions.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { FactsService } from "../facts/facts-service.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { fail, succeed } from "../shared/result.ts";
import { deskUpdate, shippedAsStored } from "./desk-update.ts";
import type { UpdatePerson } from "./update-gate.ts";
import { findUpdate, insertUpdate, replaceUpdate } from "./update-repository.ts";
import type { StoredUpdate } from "./update.ts";

type Change = {
  readonly before: StoredUpdate | null;
  readonly next: StoredUpdate;
  readonly seen: number;
  readonly action: Extract<AuditRecord["action"], `update-${string}`>;
  readonly confirmed: readonly string[];
};

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly facts: Pick<FactsService, "current">;
};

export const changedMeanwhile =
  "Somebody has changed this update since you opened it. Look at it as it is now, then save again.";

export function createUpdateStore({ database, clock, audit, facts }: Dependencies) {
  return { findStored, store };

  async function findStored(queries: Queries, id: string): Promise<StoredUpdate | null> {
    return (await findUpdate(queries, id)) ?? shippedAsStored(id, facts.current());
  }

  /** Stores a version on top of the one that was seen; `conflict` when there is a newer one. */
  async function store(change: Change, by: UpdatePerson) {
    const { before, next, seen, action, confirmed } = change;
    const today = indianDate(clock.now());
    if ((before?.version ?? 0) !== seen) return fail("conflict", changedMeanwhile);
    const storedUpdate = await database.transaction(async (queries) => {
      const write = seen === 0 ? insertUpdate : replaceUpdate;
      if (!(await write(queries, next))) return fail("conflict", changedMeanwhile);
      if (action === "update-published") await endReplaced(queries, next, by);
      await audit.append(queries, {
        actor: `admin:${by.email}`,
        action,
        details: {
          updateId: next.id,
          version: next.version,
          headline: next.headline,
          ...(confirmed.length > 0 && { confirmed }),
          ...(next.replaces !== null && { replaces: next.replaces }),
        },
      });
      if (action !== "update-drafted" && action !== "update-discarded")
        await raiseSiteVersion(queries);
      return succeed(null);
    });
    if (!storedUpdate.ok) return storedUpdate;
    return succeed({
      message: saidOf[action],
      update: deskUpdate(next, { facts: facts.current(), today }),
    });
  }

  async function endReplaced(
    queries: Queries,
    { replaces, updatedAt }: StoredUpdate,
    by: UpdatePerson,
  ): Promise<void> {
    const former = replaces === null ? null : await findStored(queries, replaces);
    if (former?.state !== "published") return;
    const ended: StoredUpdate = {
      ...former,
      version: former.version + 1,
      state: "ended",
      updatedAt,
      endedAt: updatedAt,
      ...(former.version === 0 && { createdBy: by.userId, createdAt: updatedAt }),
    };
    await (former.version === 0 ? insertUpdate : replaceUpdate)(queries, ended);
  }
}

const saidOf = {
  "update-drafted": "Saved as a draft. Readers do not see it yet.",
  "update-discarded": "The draft was put away.",
  "update-published": "Published. Readers see it now.",
  "update-edited": "Saved. Readers see it like this now.",
  "update-ended": "Ended. Readers do not see it any more.",
  "update-restored": "Brought back. Readers see it again.",
} as const;
