import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { fileSizes } from "../../domain/shared/picture-address.ts";
import { accounts } from "../support/blog-posts.ts";
import { environmentOf, newDatabase } from "../support/engines.ts";
import { bearerOf, samplePicture, sendPicture } from "../support/pictures.ts";
import { startServer } from "../support/server-process.ts";

const rounds = 6;
const uploadsInRound = 4;

describe.each(["sqlite", "postgres"] as const)("a server that is killed on %s", (engine) => {
  test("has every picture that it acknowledged, and nothing of any other", async () => {
    const location = await newDatabase(engine);
    const acknowledged: string[] = [];
    let broken = 0;
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ ...accounts, ...environmentOf(location) });
      const request = (path: string, init?: RequestInit) => fetch(server.url + path, init);
      const headers = await bearerOf({ request });
      for (const url of acknowledged)
        expect([url, (await request(url)).status]).toEqual([url, 200]);
      const first = Promise.withResolvers<undefined>();
      const uploads = Promise.allSettled(
        Array.from({ length: uploadsInRound }, async (_, number) => {
          // Of its own content each, or it would be the same picture.
          const colour = `#${randomInt(0x100000, 0xffffff).toString(16)}`;
          const content = await samplePicture({ width: 900 + round, height: 500 + number }, colour);
          await sleep(number * 150);
          const answer = await sendPicture({ request }, content, { headers });
          const { url } = (await answer.json()) as { url: string };
          if (answer.status !== 201) return;
          acknowledged.push(url);
          first.resolve(undefined);
        }),
      );
      // The last one begins 450 ms after the first: it is on its way then, on a fast machine too.
      await Promise.race([first.promise, uploads]);
      await sleep(randomInt(400));
      server.child.kill("SIGKILL");
      await server.ended;
      const outcomes = await uploads;
      broken += outcomes.filter(({ status }) => status === "rejected").length;
      await expectWhole(location, acknowledged);
    }
    // Otherwise it was killed when nothing was on its way, and proves nothing.
    expect(broken).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(0);
  });
});

/** Each stored picture has all its files and its entry in the log; each acknowledged one is stored. */
async function expectWhole(location: DatabaseLocation, urls: readonly string[]): Promise<void> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const { queries } = database;
  const pictures = await queries.selectFrom("pictures").select(["id", "width", "height"]).execute();
  const files = await queries.selectFrom("picture_files").select(["picture_id", "width"]).execute();
  const widths = Map.groupBy(files, (file) => file.picture_id);
  for (const { id, width, height } of pictures)
    expect((widths.get(id) ?? []).map((file) => file.width).sort((a, b) => a - b)).toEqual(
      fileSizes({ width, height }).map((size) => size.width),
    );
  expect(widths.size).toBe(pictures.length);
  const entries = await queries
    .selectFrom("audit_log")
    .select("sequence")
    .where("action", "=", "picture-added")
    .execute();
  expect(entries).toHaveLength(pictures.length);
  expect(await verifyChain(queries)).toMatchObject({ intact: true });
  const stored = new Set(pictures.map(({ id, width }) => `/media/${id}-${width}.webp`));
  expect(urls.filter((url) => !stored.has(url))).toEqual([]);
}
