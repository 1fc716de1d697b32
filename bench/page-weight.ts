import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSettings } from "../server/config.ts";
import { maxBytes, weighed } from "./page-budget.ts";
import type { Part, Row } from "./support/bench-part.ts";
import { publishWeighedPosts } from "./weighed-posts.ts";

/** In a variable, because the type checker must not look for a built file. */
const builtSite = new URL("../build/server/index.js", import.meta.url).href;

export async function measurePageWeight(): Promise<Part> {
  const { openSite } = (await import(builtSite)) as typeof import("../server/serve.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "page-weight-"));
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const posts = await publishWeighedPosts(database, settings.siteUrl);
  await database.close();
  const site = await openSite(settings);
  try {
    const paths = [...cataloguePaths, ...posts, "/no-such-page"];
    const rows: Row[] = [];
    for (const path of paths)
      rows.push(await rowOf(path, () => site.fetch(new Request(settings.siteUrl + path))));
    return {
      title: "Page weight",
      method: `Bytes of a page and of the stylesheets that it waits for, brotli 11, each kept by the browser for the pages that follow; the limit of both is ${maxBytes}, the first flight of TCP. Words are all that a reader sees, header and footer included.`,
      rows,
    };
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function rowOf(path: string, fetched: () => Response | Promise<Response>): Promise<Row> {
  const { words, body, headers, styles } = await weighed(path, await fetched());
  return {
    page: path,
    words,
    "with headers": body + headers,
    body,
    stylesheets: styles,
    "first of a visit": body + styles,
  };
}
