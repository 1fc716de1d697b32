import { expect, test } from "vitest";
import type { DatabaseLocation } from "../../database/open-database.ts";
import { newDatabase } from "../support/engines.ts";
import { runScript } from "../support/run-script.ts";
import { onEitherEngine } from "../support/tier.ts";

const email = "reviewer@example.com";

onEitherEngine("the admin command", (_, engine) => {
  test("makes an account, gives and takes the role, and lists", async () => {
    const admin = commandOn(await newDatabase(engine));
    const made = await admin(["create", email]);
    expect(made).toMatchObject({ code: 0, errors: "" });
    expect(made.output).toContain(`npm run admin -- grant ${email}`);
    expect((await admin(["list"])).output).not.toContain("\tadmin\t");
    expect((await admin(["grant", email])).code).toBe(0);
    expect((await admin(["list"])).output).toContain(`${email}\tadmin\t`);
    expect((await admin(["revoke", email])).code).toBe(0);
    expect((await admin(["list"])).output).not.toContain("\tadmin\t");
  });
});

test("a command that cannot be done ends with one sentence and exit code 1", async () => {
  const admin = commandOn(await newDatabase("sqlite"));
  await admin(["create", email]);
  const outcomes = await Promise.all([
    admin(["create", email]),
    admin(["create", "no address"]),
    admin(["create", "new@example.com"], "short\n"),
    admin(["grant", "nobody@example.com"]),
    commandOn({ dataDir: "/dev/null/data" })(["list"]),
    commandOn({ databaseUrl: "postgres://site@127.0.0.1:1/site" })(["list"]),
    commandOn({ databaseUrl: "mysql://site" })(["list"]),
  ]);
  for (const { code, output, errors } of outcomes) {
    expect(code).toBe(1);
    expect(output).toBe("");
    expect(errors).toMatch(/^[^\n]+\.\n$/);
  }
});

/** Runs the command on this database. */
function commandOn(location: DatabaseLocation) {
  return (words: readonly string[], input = "") => runScript(location, "admin", words, { input });
}
