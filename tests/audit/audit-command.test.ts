import { expect, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { adminCommand } from "../../scripts/admin.ts";
import { newDatabase, onBothEngines } from "../support/engines.ts";
import { openPublishing, draftWithTokens } from "../support/publishing.ts";
import { runCommand } from "../support/run-command.ts";

onBothEngines("npm run admin -- audit verify", (_, engine) => {
  test("says that the log is intact, or names the first entry that is not", async () => {
    const location = await newDatabase(engine);
    const verify = () => runCommand(location, adminCommand, ["audit", "verify"]);
    const database = await openDatabase(location);
    await migrate(database);
    await draftWithTokens(openPublishing(database));
    const output = "The audit log is intact: 3 entries.\n";
    expect(await verify()).toEqual({ code: 0, output, errors: "" });
    await database.queries
      .updateTable("audit_log")
      .set({ reason: "Something else" })
      .where("sequence", "=", 2)
      .execute();
    await database.close();
    const { errors, ...said } = await verify();
    expect(said).toEqual({ code: 1, output: "" });
    expect(errors).toMatch(/^The audit log is broken at entry 2\b[^\n]*\n$/);
  });
});
