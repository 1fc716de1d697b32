import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { environmentOf, newDatabase, onBothEngines } from "../support/engines.ts";
import { openPublishing, draftWithTokens } from "../support/publishing.ts";

onBothEngines("npm run admin -- audit verify", (_, engine) => {
  test("says that the log is intact, or names the first entry that is not", async () => {
    const location = await newDatabase(engine);
    const database = await openDatabase(location);
    await migrate(database);
    await draftWithTokens(openPublishing(database));
    expect(verify(location)).toEqual({ status: 0, said: "The audit log is intact: 3 entries.\n" });
    await database.queries
      .updateTable("audit_log")
      .set({ reason: "Something else" })
      .where("sequence", "=", 2)
      .execute();
    await database.close();
    const { status, said } = verify(location);
    expect(status).toBe(1);
    expect(said).toMatch(/^The audit log is broken at entry 2\b[^\n]*\n$/);
  });
});

function verify(location: DatabaseLocation) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/admin.ts", "audit", "verify"],
    { env: { PATH: process.env.PATH, ...environmentOf(location) }, encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
}
