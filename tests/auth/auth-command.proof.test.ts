import { expect, test } from "vitest";
import { type DatabaseLocation } from "../../database/open-database.ts";
import { newDatabase, onBothEngines } from "../support/engines.ts";
import { runScript } from "../support/run-script.ts";

const email = "reviewer@example.com";

onBothEngines("the admin command", (_, engine) => {
  test("erases an account, and turns the keys, with an entry for each", async () => {
    const location = await newDatabase(engine);
    const admin = commandOn(location);
    await admin(["create", email]);
    const rotated = await admin(["keys", "rotate"]);
    const links = [
      await admin(["keys", "rotate", "links"]),
      await admin(["keys", "rotate", "links", "now"]),
    ];
    const erased = await admin(["erase", email]);
    for (const each of [rotated, ...links]) expect(each).toMatchObject({ code: 0, errors: "" });
    expect(erased).toMatchObject({ code: 0, errors: "" });
    expect((await admin(["list"])).output).not.toContain(email);
    expect((await admin(["erase", email])).code).toBe(1);
    expect((await admin(["audit", "verify"])).output).toContain("5 entries");
  });
});

test.each([
  [[]],
  [["create"]],
  [["list", email]],
  [["grant", email, email]],
  [["toString", email]],
])("%j prints the usage and ends with exit code 2", async (words) => {
  const outcome = await commandOn(await newDatabase("sqlite"))(words);
  expect(outcome.code).toBe(2);
  expect(outcome.errors).toContain("npm run admin -- create EMAIL");
});

/** Runs the command on this database. */
function commandOn(location: DatabaseLocation) {
  return (words: readonly string[], input = "") => runScript(location, "admin", words, { input });
}
