import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startEnvironment, startParameters } from "../../scripts/start-parameters.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { freePort } from "../support/free-port.ts";
import { startFailure, startServer } from "../support/server-process.ts";

describe("a start that cannot work ends with one sentence and exit code 1", () => {
  test("when the port is taken", async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const { code, sentence } = await startFailure({ DATA_DIR: emptyFolder() }, port);
    expect(sentence).toMatch(new RegExp(`^Port ${port} is already in use: .+\\.$`));
    expect(code).toBe(1);
  });

  test("when another instance has the data folder", async () => {
    const folder = emptyFolder();
    await startServer({ DATA_DIR: folder });
    const { code, sentence } = await startFailure({ DATA_DIR: folder });
    expect(sentence).toMatch(/^Another instance .+ uses the data folder .+\.$/);
    expect(code).toBe(1);
  });

  test("when the database is unreadable", async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, "site.sqlite"), "this is not a database ".repeat(400));
    const { code, sentence } = await startFailure({ DATA_DIR: folder });
    expect(sentence).toMatch(/^The database in DATA_DIR .+ cannot be opened: .+\.$/);
    expect(code).toBe(1);
  });

  test("when PostgreSQL does not answer", async () => {
    const { code, sentence } = await startFailure({
      DATABASE_URL: `postgres://site@127.0.0.1:${await freePort()}/site`,
    });
    expect(sentence).toMatch(/^The database at DATABASE_URL cannot be opened: .+\.$/);
    expect(code).toBe(1);
  });
});

test("a stopped site ends with 0, frees its folder, which is its owner's alone, shows its password once, and has logged each request in a line without its query", async () => {
  const folder = join(emptyFolder(), "data");
  mkdirSync(folder, { mode: 0o755 });
  const first = await startServer({ DATA_DIR: folder });
  expect(first.output()).toMatch(/password {2}\S+/);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(folder)).toBe("700");
  await (await fetch(`${first.url}/blog?token=secret`)).text();
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  const lines = first
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{") && line.includes('"path":"/blog"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ method: "GET", status: 200 });
  expect(first.output()).not.toContain("secret");

  chmodSync(join(folder, "site.sqlite"), 0o644);
  const second = await startServer({ DATA_DIR: folder });
  for (const name of ["site.sqlite", "site.sqlite-wal"])
    expect([name, modeOf(join(folder, name))]).toEqual([name, "600"]);
  expect(second.output()).not.toMatch(/password/);
});

test("the image and the service of the manual start the site as npm start does", () => {
  const quoted = startParameters.map((parameter) => `, "${parameter}"`).join("");
  expect(readFileSync("Containerfile", "utf8")).toContain(`CMD ["node"${quoted}]`);
  const service = readFileSync("docs/guide.service", "utf8");
  const variables = Object.entries(startEnvironment).map(([name, value]) => ` ${name}=${value}\n`);
  expect(variables).toHaveLength(1);
  for (const variable of variables) {
    expect(readFileSync("Containerfile", "utf8")).toContain(variable);
    expect(service).toContain(variable);
  }
  expect(service).toContain(`bin/node ${startParameters.join(" ")}\n`);
});
