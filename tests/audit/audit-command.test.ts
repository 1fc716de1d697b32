import { expect, test } from "vitest";
import { openMigrated } from "../../server/data-location.ts";
import { adminCommand } from "../../scripts/admin.ts";
import { newDatabase, onBothEngines } from "../support/engines.ts";
import { runCommand } from "../support/run-command.ts";

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
