import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSettings } from "../server/config.ts";
import { compressedBytes, mostBytes, weighed } from "./page-budget.ts";
import { pageWeightTitle } from "./support/report.ts";
import { rounded, type Part, type Row } from "./support/bench-part.ts";
import { plainPage } from "./support/plain-page.ts";
import { publishWeighedPosts } from "./weighed-posts.ts";

/** In a variable, because the type checker must not look for a built file. */
const builtSite = new URL("../build/server/index.js", import.meta.url).href;

/** What each public page weighs as it is sent, beside the same words written by hand. */
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
      title: pageWeightTitle,
      method: `Bytes of a page and of the stylesheets that it waits for, brotli 11, each kept by the browser for the pages that follow; the limit of both is ${mostBytes}, the first flight of TCP. Words are all that a reader sees, header and footer included. By hand: the same words in plain markup with the least style, brotli 11 too.`,
      rows,
    };
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function rowOf(path: string, fetched: () => Response | Promise<Response>): Promise<Row> {
  const { words, body, headers, styles } = await weighed(path, await fetched());
  const byHand = compressedBytes(plainPage(await (await fetched()).text()));
  return {
    page: path,
    words,
    "with headers": body + headers,
    body,
    stylesheets: styles,
    "first of a visit": body + styles,
    "by hand": byHand,
    ratio: rounded(body / byHand, 2),
  };
}
