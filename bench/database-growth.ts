import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtInFacts } from "../content/facts/snapshot.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { multiplyPost } from "../tests/support/many-posts.ts";
import { benchServices } from "./support/bench-services.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";

const sizes = [100, 1_000, 10_000, 100_000];
const rounds = 50;

/** What a post costs on the disk, and whether lists stay as fast when there are many. */
export async function measureGrowth(): Promise<Part> {
  const rows: Row[] = [];
  for (const count of sizes) rows.push(await measured(count));
  return {
    title: "Growth",
    method: `An embedded database of so many published posts, copies of one post of our own without their revisions. What a page that is not in the cache asks of it, in milliseconds, median of ${rounds}. The last page of the list is the one with the oldest posts.`,
    rows,
  };
}

async function measured(count: number): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-growth-"));
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database);
    const { review, posts, drafting } = benchServices(database);
    const by = { email: "bench@example.com", role: "admin" } as const;
    await review.requests.generate({
      prompt: "Fees explained",
      category: "news",
      publish: true,
      by,
    });
    await drafting.stop(1_000);
    await multiplyPost(database, count - 1);

    const { posts: newest } = await pageAfter(null);
    let last: string | null = null;
    for (let after = await olderThan(null); after !== null; after = await olderThan(after))
      last = after;
    const slug = newest.at(-1)?.slug ?? "";
    return {
      posts: count,
      "database MB": rounded(sizeOf(dataDir) / 1e6, 1),
      "kB a post": rounded(sizeOf(dataDir) / count / 1e3, 1),
      "first page of the list ms": await time(() => pageAfter(null)),
      "last page of the list ms": await time(() => pageAfter(last)),
      "one post ms": await time(() => posts.published.bySlug(slug, builtInFacts)),
    };

    async function pageAfter(after: string | null) {
      const page = await posts.published.page(after, builtInFacts);
      if (!page.ok) throw new Error(page.failure.message);
      return page.value;
    }
    async function olderThan(after: string | null) {
      return (await pageAfter(after)).olderAfter;
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return rounded(median(times), 2);
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return files.reduce((sum, size) => sum + size, 0);
}
