import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog, verifyChain } from "../../domain/audit/audit-log.ts";
import type { AuditKey, AuditRecord } from "../../domain/audit/audit-entry.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { onBothEngines, newDatabase } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { inProof, randomCases } from "../support/tier.ts";
import { openMigrated } from "../../server/data-location.ts";
import { adminCommand } from "../../scripts/admin.ts";
import { runCommand } from "../support/run-command.ts";

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
    const audit = createAuditLog({ clock });
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
    for (const sequence of [1, 2, 3]) {
      await restart(database, [record, record, record]);
      await database.queries.deleteFrom("audit_log").where("sequence", "=", sequence).execute();
      expect(await verifyChain(database.queries)).toEqual({ intact: false, brokenAt: sequence });
    }
  });

  test("an entry before the first and details that are no object are found, and the log is shown", async () => {
    const database = await openTestDatabase();
    await restart(database, [record, record]);
    const log = database.queries.updateTable("audit_log");
    for (const details of engine === "sqlite" ? ['{"a":', "[1]"] : ['"text"', "[1]"]) {
      await log.set({ details }).where("sequence", "=", 2).execute();
      expect(await verifyChain(database.queries)).toEqual({ intact: false, brokenAt: 2 });
    }
    const shown = { sequence: 9, postId: null };
    expect(await createAuditLog({ clock }).entriesBefore(database.queries, shown, 9)).toHaveLength(
      2,
    );
    for (const sequence of [0, -3]) {
      await log.set({ sequence }).where("sequence", "<", 2).execute();
      expect(await verifyChain(database.queries)).toEqual({ intact: false, brokenAt: 1 });
    }
  });

  test("a log that was emptied under an account is found, also when the site has written on", async () => {
    const database = await openTestDatabase();
    const accountClock = movableClock("2026-01-20T09:00:00.000Z");
    const dependencies = { database, clock: accountClock, siteUrl: "http://localhost" };
    await createAuthService(dependencies).accounts.create("a@example.com");
    expect(await verifyChain(database.queries)).toMatchObject({ intact: true });
    await restart(database, []);
    expect(await verifyChain(database.queries, key)).toEqual({ intact: false, brokenAt: 1 });
    await restart(database, [record], key);
    expect(await verifyChain(database.queries, key)).toEqual({ intact: false, brokenAt: 1 });
  });

  test("a tail that is cut is found with a matching head, and stays found when the site writes on", async () => {
    const database = await openTestDatabase();
    await restart(database, [record, record, record], key);
    expect(await verifyChain(database.queries, key)).toMatchObject({ intact: true, entries: 3 });
    await cutAfter(database, 1);
    const broken = { intact: false, brokenAt: 2, signature: "wrong" };
    expect(await verifyChain(database.queries)).toMatchObject({ intact: true });
    expect(await verifyChain(database.queries, key)).toEqual(broken);
    for (let more = 0; more < 3; more += 1) await append(database, key);
    expect(await verifyChain(database.queries, key)).toMatchObject({ signature: "wrong" });
    await signAnew(database);
    expect(await verifyChain(database.queries, key)).toMatchObject({ entries: 5, signedAnew: 5 });
  });

  test("a log of a version that did not sign is signed by its next entry, and found without that signature", async () => {
    const database = await openTestDatabase();
    await restart(database, [record, record]);
    expect(await verifyChain(database.queries, key)).toMatchObject({ intact: true, entries: 2 });
    await append(database, key);
    expect(await verifyChain(database.queries, key)).toMatchObject({ entries: 4, signedAnew: 3 });
    await database.queries.deleteFrom("audit_head").where("id", "=", 2).execute();
    const missing = { intact: false, brokenAt: 1, signature: "missing" };
    expect(await verifyChain(database.queries, key)).toEqual(missing);
    await append(database, key);
    expect(await verifyChain(database.queries, key)).toEqual(missing);
    await signAnew(database);
    expect(await verifyChain(database.queries, key)).toMatchObject({ intact: true, signedAnew: 6 });
  });

  test("entries that were added without the key are found", async () => {
    const database = await openTestDatabase();
    await restart(database, [record], key);
    await append(database);
    const added = { intact: false, brokenAt: 2, signature: "wrong" };
    expect(await verifyChain(database.queries, key)).toEqual(added);
    await append(database, () => Promise.resolve(Buffer.alloc(32, 2)));
    expect(await verifyChain(database.queries, key)).toEqual(added);
  });

  test("writers at the same time make one chain without gaps", async () => {
    const database = await openTestDatabase();
    const audit = createAuditLog({ clock });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction((queries) => audit.append(queries, record)),
      ),
    );
    expect(await audit.verifyChain(database.queries)).toEqual({ intact: true, entries: 20 });
  });
});

const clock = movableClock("2026-01-20T10:00:00.000Z");
const key: AuditKey = () => Promise.resolve(Buffer.alloc(32, 1));
const record: AuditRecord = { actor: "system", action: "signed-in", details: { b: 1, a: "x" } };

async function restart(
  database: OpenDatabase,
  batch: readonly AuditRecord[],
  auditKey?: AuditKey,
): Promise<number> {
  const audit = createAuditLog({ clock, key: auditKey });
  await database.queries.deleteFrom("audit_log").execute();
  await database.queries.deleteFrom("audit_head").execute();
  for (const entry of batch) await database.transaction((queries) => audit.append(queries, entry));
  return batch.length;
}

function signAnew(database: OpenDatabase): Promise<void> {
  const audit = createAuditLog({ clock, key });
  const signing: AuditRecord = { actor: "command-line", action: "log-signed" };
  return database.transaction((queries) => audit.appendAndSign(queries, signing));
}

async function append(database: OpenDatabase, auditKey?: AuditKey): Promise<void> {
  const audit = createAuditLog({ clock, key: auditKey });
  const later: AuditRecord = { actor: "link:later", action: "post-published" };
  await database.transaction((queries) => audit.append(queries, later));
}

/** As somebody would who knows how the entries are chained, and has no key. */
async function cutAfter({ queries }: OpenDatabase, sequence: number): Promise<void> {
  await queries.deleteFrom("audit_log").where("sequence", ">", sequence).execute();
  const last = await queries
    .selectFrom("audit_log")
    .select(["sequence", "hash"])
    .where("sequence", "=", sequence)
    .executeTakeFirstOrThrow();
  await queries.updateTable("audit_head").set(last).where("id", "=", 1).execute();
}

onBothEngines("npm run admin -- audit verify", (_, engine) => {
  test("says that the log is intact, or in one sentence what is not", async () => {
    const location = await newDatabase(engine);
    const environment = { SETTINGS_KEY: "a key of thirty-two letters or more" };
    const run = (...words: string[]) => runCommand(location, adminCommand, words, { environment });
    const verify = () => run("audit", "verify");
    await run("create", "one@example.com");
    await run("grant", "one@example.com");
    await run("grant", "one@example.com", "writer");
    const output = "The audit log is intact: 3 entries.\n";
    expect(await verify()).toEqual({ code: 0, output, errors: "" });
    const { queries, close } = await openMigrated(location);
    await queries.deleteFrom("audit_log").where("sequence", "=", 3).execute();
    const { hash } = await queries
      .selectFrom("audit_log")
      .select("hash")
      .where("sequence", "=", 2)
      .executeTakeFirstOrThrow();
    await queries
      .updateTable("audit_head")
      .set({ sequence: 2, hash })
      .where("id", "=", 1)
      .execute();
    const cut = await verify();
    expect(cut).toMatchObject({ code: 1, output: "" });
    expect(cut.errors).toMatch(/^The audit log is broken at entry 3: [^\n]*\n$/);
    expect(await run("audit", "sign")).toMatchObject({ code: 0, errors: "" });
    expect((await verify()).output).toMatch(/ 3 entries\.\nEntry 3 signed/);
    await queries.updateTable("audit_log").set({ reason: "x" }).where("sequence", "=", 2).execute();
    expect((await verify()).errors).toMatch(/^The audit log is broken at entry 2\b[^\n]*\n$/);
    await close();
  });
});
