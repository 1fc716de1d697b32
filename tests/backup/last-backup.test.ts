import { sql } from "kysely";
import { expect, test } from "vitest";
import { lastBackup, newestBackup } from "../../domain/audit/audit-repository.ts";
import { onBothEngines } from "../support/engines.ts";
import { rowsRead } from "../support/many-posts.ts";

onBothEngines("the last backup", (openTestDatabase, engine) => {
  test("is looked up without reading the audit log, whether there is one or not", async () => {
    const { queries } = await openTestDatabase();
    const at = "2026-01-20T10:00:00.000Z";
    const entries = Array.from({ length: 2_000 }, (_, sequence) => ({
      sequence,
      at,
      actor: "system",
      action: sequence === 1_000 ? "backup-made" : "signed-in",
      details: "{}",
      previous_hash: "",
      hash: `hash ${sequence}`,
    }));
    await queries.insertInto("audit_log").values(entries).execute();
    await sql.raw(engine === "sqlite" ? "analyze" : "analyze audit_log").execute(queries);
    expect(await lastBackup(queries)).toBe(at);
    const query = newestBackup(queries);
    if (engine === "sqlite") {
      const plan = JSON.stringify(await query.explain(undefined, sql`query plan`));
      expect(plan).toMatch(/USING (COVERING )?INDEX audit_log_backups/);
    } else {
      expect(rowsRead(await query.explain("json", sql`analyze`))).toBeLessThanOrEqual(1);
    }
    await queries.deleteFrom("audit_log").where("action", "=", "backup-made").execute();
    expect(await lastBackup(queries)).toBeNull();
  });
});
