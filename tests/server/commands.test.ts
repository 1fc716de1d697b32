import type { ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase, openSecondConnection } from "../support/engines.ts";
import { runScript, type Said } from "../support/run-command.ts";

// Each command as the process that npm starts; all else of it is asked in the tests' own process.

const oneSentence = expect.stringMatching(/^[^\n]+[.?]\n$/) as string;

test("a command that is done ends with 0, and reads the line that is piped in", async () => {
  const location = await newDatabase("sqlite");
  const input = "correct horse battery\nanother line\n";
  const made = await runScript(location, "admin", ["create", "one@example.com"], { input });
  expect(made).toMatchObject({ code: 0, errors: "" });
  expect(made.output).toContain("The account one@example.com was made.\n");
  expect(made.output).not.toContain("Password, shown only now");
  const listed = await runScript(location, "watch", ["list"]);
  expect(listed).toMatchObject({ code: 0, errors: "" });
  expect(listed.output).toContain("https://jeemain.nta.nic.in/");
});

test("a command that is refused ends with 1 and one sentence on the stream of errors", async () => {
  const location = await newDatabase("sqlite");
  const words = ["import", join(emptyFolder(), "none.html")];
  const refused = { code: 1, output: "", errors: oneSentence };
  expect(await runScript(location, "closing-ranks", words)).toEqual(refused);
  expect(await runScript(location, "restore", ["none.sqlite"])).toEqual(refused);
});

test("a command that is not understood ends with 2 and its usage on the stream of errors", async () => {
  const said = await runScript({ dataDir: emptyFolder() }, "facts", ["export"]);
  expect(said).toMatchObject({ code: 2, output: "" });
  expect(said.errors).toContain("npm run facts -- export FILE");
});

test("a backup that is stopped says so and leaves nothing", async () => {
  const folder = emptyFolder();
  const said = await stoppedBackup("SIGTERM", join(folder, "site.sqlite"));
  expect(said).toEqual({ code: 1, output: "", errors: "The backup was broken off.\n" });
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup that is killed leaves no file of its name", async () => {
  const folder = emptyFolder();
  await stoppedBackup("SIGKILL", join(folder, "site.sqlite"));
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^site\.sqlite\..+\.partial$/)]);
});

/** The answer of a backup that gets the signal while it waits for the accounts, which it has once it got it. */
async function stoppedBackup(signal: NodeJS.Signals, path: string): Promise<Said | undefined> {
  const location = await newDatabase("postgres");
  const database = await openSecondConnection(location);
  let child: ChildProcess | undefined;
  let said: Promise<Said> | undefined;
  await database.transaction(async (queries) => {
    await sql`lock table users in access exclusive mode`.execute(queries);
    said = runScript(location, "backup", [path], {
      onStart: (started) => (child = started),
    });
    const waiting = sql`select pid from pg_locks where relation = 'users'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(queries)).rows).toHaveLength(1);
    child?.kill(signal);
  });
  return said;
}
