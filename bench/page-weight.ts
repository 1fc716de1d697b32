import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageCatalogue } from "../content/page-catalogue.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSettings } from "../server/config.ts";
import { mostBytes, weighed } from "./page-budget.ts";
import { publishWeighedPosts } from "./weighed-posts.ts";

/** In a variable, because the type checker must not look for a built file. */
const builtSite = new URL("../build/server/index.js", import.meta.url).href;

/** Prints what each public page weighs as it is sent: `node bench/page-weight.ts`, after a build. */
async function printWeights(): Promise<void> {
  process.env.NODE_ENV = "production";
  const { openSite } = (await import(builtSite)) as typeof import("../server/site.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "page-weight-"));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const posts = await publishWeighedPosts(database, settings.siteUrl);
  await database.close();
  const site = await openSite(settings);
  try {
    const paths = [...pageCatalogue.map(({ path }) => path), ...posts, "/no-such-page"];
    const rows = [];
    for (const path of paths)
      rows.push(await weighed(path, await site.fetch(new Request(settings.siteUrl + path))));
    console.table(
      Object.fromEntries(
        rows.map(({ path, ...row }) => [path, { ...row, sent: row.body + row.headers }]),
      ),
    );
    const heaviest = Math.max(...rows.map(({ body, headers }) => body + headers));
    console.log(`Bytes; brotli 11. The heaviest page: ${heaviest} of at most ${mostBytes}.`);
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true });
  }
}

await printWeights();
