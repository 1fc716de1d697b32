import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { environmentOf, newDatabase } from "../support/engines.ts";

/** Opens the built site, visits pages as a reader does, and prints every package that was loaded from its folder, and every built file. */
const program = `
  import { registerHooks } from "node:module";
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url) ?? [];
      if (!url.startsWith("node:")) loaded.add(name ?? url.slice(url.lastIndexOf("/") + 1));
      return next(url, context);
    },
  });
  const { readSettings } = await import("./server/config.ts");
  loaded.clear();
  const { openSite } = await import("./build/server/index.js");
  const site = await openSite(readSettings(JSON.parse(process.argv[1])));
  for (const path of ["/", "/important-dates", "/faq?q=fee", "/blog", "/latest-updates"])
    await (await site.fetch(new Request("http://localhost:3000" + path))).text();
  await site.close();
  console.error(JSON.stringify([...loaded]));
  process.exit(0);
`;

test("what readers visit loads no package but the one that hashes passwords, and no code of writer or checks", async () => {
  const location = await newDatabase("sqlite");
  const node = ["--input-type=module", "--eval", program, JSON.stringify(environmentOf(location))];
  const child = spawn(process.execPath, node, { stdio: ["ignore", "ignore", "pipe"] });
  const [output] = await Promise.all([text(child.stderr), once(child, "exit")]);
  const loaded = JSON.parse(/(\[.*\])/.exec(output)?.[1] ?? "[]") as string[];
  const files = loaded.filter((name) => name.endsWith(".js"));
  const packages = loaded.filter((name) => !name.includes("."));

  expect(files).toContain("index.js");
  expect(packages.filter((name) => !name.startsWith("@node-rs/argon2"))).toEqual([]);
  expect(
    files.filter((name) => /^(check-draft|evidence|offline|model-writer)-/.test(name)),
  ).toEqual([]);
});
