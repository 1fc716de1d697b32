import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditRecord } from "../../domain/audit/audit-actions.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { onBothEngines } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { inProof, randomCases } from "../support/tier.ts";

const records = fc.array(
  fc.record(
    {
      actor: fc.string({ unit: "binary", minLength: 1 }),
      action: fc.constantFrom("post-drafted", "signed-in"),
      postId: fc.uuid(),
      revision: fc.integer({ min: 1, max: 99 }),
      reason: fc.string({ unit: "binary" }),
      details: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue()),
    },
    { requiredKeys: ["actor", "action"] },
  ),
  { minLength: 2, maxLength: 6 },
);

const changes = {
  at: "2001-01-01T00:00:00.000Z",
  actor: "somebody else",
  action: "something else",
  post_id: "another post",
  revision: 100,
  reason: "another reason",
  details: JSON.stringify({ another: "detail" }),
  previous_hash: "f".repeat(64),
  hash: "f".repeat(64),
};
const columns = Object.keys(changes) as (keyof typeof changes)[];

onBothEngines("the audit log", (openTestDatabase, engine) => {
  test("whatever is recorded, the chain is intact", inProof, async () => {
    const database = await openTestDatabase();
    const audit = createAuditLog({ clock: movableClock("2026-01-20T10:00:00.000Z") });
    await fc.assert(
      fc.asyncProperty(records, async (batch) => {
        const entries = await restart(database, batch);
        expect(await audit.verifyChain(database.queries)).toEqual({ intact: true, entries });
      }),
      randomCases(40),
    );
  });

  test("any change to any entry is found, at that entry", inProof, async () => {
    const database = await openTestDatabase();
    const { verifyChain } = createAuditLog({ clock: movableClock("2026-01-20T10:00:00.000Z") });
    await fc.assert(
      fc.asyncProperty(
        records,
        fc.nat(),
        fc.constantFrom(...columns),
        async (batch, position, column) => {
          const entries = await restart(database, batch);
          const sequence = (position % entries) + 1;
          await database.queries
            .updateTable("audit_log")
            .set({ [column]: changes[column] })
            .where("sequence", "=", sequence)
            .execute();
          expect(await verifyChain(database.queries)).toEqual({
            intact: false,
            brokenAt: sequence,
          });
        },
      ),
      randomCases(40),
    );
  });

  test("an entry that is missing is found, the last one too", async () => {
    const database = await openTestDatabase();
    const { verifyChain } = createAuditLog({ clock: movableClock("2026-01-20T10:00:00.000Z") });
    for (const sequence of [1, 2, 3]) {
      await restart(database, [record, record, record]);
      await database.queries.deleteFrom("audit_log").where("sequence", "=", sequence).execute();
      expect(await verifyChain(database.queries)).toEqual({ intact: false, brokenAt: sequence });
    }
  });

  test("an entry before the first, JSON that is broken, and a log emptied under an account are found", async () => {
    const database = await openTestDatabase();
    const { verifyChain } = createAuditLog({ clock: movableClock("2026-01-20T10:00:00.000Z") });
    await restart(database, [record, record]);
    const log = database.queries.updateTable("audit_log");
    if (engine === "sqlite") {
      await log.set({ details: '{"a":' }).where("sequence", "=", 2).execute();
      expect(await verifyChain(database.queries)).toEqual({ intact: false, brokenAt: 2 });
    }
    await log.set({ sequence: -3 }).where("sequence", "=", 1).execute();
    expect(await verifyChain(database.queries)).toEqual({ intact: false, brokenAt: -3 });

    await restart(database, []);
    await createAuthService({
      database,
      clock: systemClock,
      siteUrl: "http://localhost",
    }).accounts.create("a@example.com");
    await restart(database, []);
    expect(await verifyChain(database.queries)).toEqual({ intact: false, brokenAt: 1 });
  });

  test("writers at the same time make one chain without gaps", async () => {
    const database = await openTestDatabase();
    const audit = createAuditLog({ clock: movableClock("2026-01-20T10:00:00.000Z") });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction((queries) => audit.append(queries, record)),
      ),
    );
    expect(await audit.verifyChain(database.queries)).toEqual({ intact: true, entries: 20 });
  });

  test("an entry falls with its transaction", async () => {
    const database = await openTestDatabase();
    const audit = createAuditLog({ clock: movableClock("2026-01-20T10:00:00.000Z") });
    const work = database.transaction(async (queries) => {
      await audit.append(queries, record);
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await audit.verifyChain(database.queries)).toEqual({ intact: true, entries: 0 });
  });
});

const record: AuditRecord = { actor: "system", action: "signed-in", details: { b: 1, a: "x" } };

async function restart(database: OpenDatabase, batch: readonly AuditRecord[]): Promise<number> {
  const audit = createAuditLog({ clock: movableClock("2026-01-20T10:00:00.000Z") });
  await database.queries.deleteFrom("audit_log").execute();
  await database.queries.deleteFrom("audit_head").execute();
  for (const entry of batch) await database.transaction((queries) => audit.append(queries, entry));
  return batch.length;
}
