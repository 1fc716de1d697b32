import { expect, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { adminCommand } from "../../scripts/admin.ts";
import { newDatabase } from "../support/engines.ts";
import { onEitherEngine } from "../support/tier.ts";
import { runCommand, type Said } from "../support/run-command.ts";

const email = "reviewer@example.com";
const chosen = "correct horse battery";

onEitherEngine("the admin command", (_, engine) => {
  test("makes an account, gives the role and takes it from all but the last approver, and lists", async () => {
    const admin = commandOn(await newDatabase(engine));
    const made = await admin(["create", email]);
    expect(made).toMatchObject({ code: 0, errors: "" });
    expect(made.output).toContain(`npm run admin -- grant ${email}`);
    expect((await admin(["list"])).output).not.toContain("\tadmin\t");
    expect((await admin(["grant", email])).code).toBe(0);
    expect((await admin(["list"])).output).toContain(`${email}\tadmin\t`);
    expect((await admin(["revoke", email])).errors).toContain("only approver");
    await admin(["create", "other@example.com"]);
    await admin(["grant", "other@example.com"]);
    expect((await admin(["revoke", email])).code).toBe(0);
    expect((await admin(["list"])).output).not.toContain(`${email}\tadmin\t`);
  });

  test("turns the keys, with an entry for each", async () => {
    const location = await newDatabase(engine);
    const admin = commandOn(location);
    await admin(["create", email]);
    const rotated = await admin(["keys", "rotate"]);
    const links = await admin(["keys", "rotate", "links"]);
    for (const each of [rotated, links]) expect(each).toMatchObject({ code: 0, errors: "" });
    expect((await admin(["audit", "verify"])).output).toContain("3 entries");
  });

  test("works beside the running server, which notices at once", async () => {
    const location = await newDatabase(engine);
    const admin = commandOn(location);
    const database = await openDatabase(location);
    await migrate(database);
    const auth = createAuthService({ database, clock: systemClock, siteUrl: "http://localhost" });
    const signIn = (password: string) =>
      auth.signIn({ email, password }, { address: "127.0.0.1", userAgent: null });

    const generated = shownPassword(await admin(["create", email]));
    const signedIn = await signIn(generated);
    const token = signedIn.ok ? signedIn.value.accessToken : "";
    await admin(["grant", email]);
    const asAdmin = await auth.requireAdmin(token);
    const changed = await admin(["password", email], `${chosen}\n`);
    const afterwards = await auth.requireAdmin(token);
    const withChosen = await signIn(chosen);
    await database.close();

    expect(asAdmin.ok).toBe(true);
    expect(changed.output).not.toContain(chosen);
    expect(afterwards).toMatchObject({ failure: { kind: "unauthenticated" } });
    expect(withChosen.ok).toBe(true);
  });
});

test("a command that cannot be done ends with one sentence and exit code 1", async () => {
  const admin = commandOn(await newDatabase("sqlite"));
  await admin(["create", email]);
  const outcomes = [
    await admin(["create", email]),
    await admin(["create", "no address"]),
    await admin(["create", "new@example.com"], "short\n"),
    await admin(["grant", "nobody@example.com"]),
    await commandOn({ dataDir: "/dev/null/data" })(["list"]),
    await commandOn({ databaseUrl: "postgres://site@127.0.0.1:1/site" })(["list"]),
    await commandOn({ databaseUrl: "mysql://site" })(["list"]),
  ];
  for (const { code, output, errors } of outcomes) {
    expect(code).toBe(1);
    expect(output).toBe("");
    expect(errors).toMatch(/^[^\n]+\.\n$/);
  }
});

test.each([
  [[]],
  [["create"]],
  [["list", email]],
  [["grant", email, email]],
  [["toString", email]],
])("%j prints the usage and ends with exit code 2", async (words) => {
  const outcome = await commandOn(await newDatabase("sqlite"))(words);
  expect(outcome).toEqual({ code: 2, output: "", errors: `${adminCommand.usage}\n` });
});

/** Runs the command on this database. */
function commandOn(location: DatabaseLocation) {
  return (words: readonly string[], input = "") =>
    runCommand(location, adminCommand, words, { input });
}

function shownPassword({ output }: Said): string {
  return /: (\S{20})$/m.exec(output)?.[1] ?? "";
}
