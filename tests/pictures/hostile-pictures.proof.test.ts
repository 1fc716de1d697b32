import sharp from "sharp";
import { expect, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { hostilePictures, type HostileFile } from "../support/hostile/hostile-pictures.ts";
import { bearerOf, sendPicture } from "../support/pictures.ts";
import { startServer } from "../support/server-process.ts";
import { readFileSync } from "node:fs";

/** Taken 201, missing 400, too large 413, no picture that is taken 422. */
const statuses: Readonly<Record<HostileFile["outcome"], readonly number[]>> = {
  cleaned: [201],
  refused: [400, 413, 422],
  either: [201, 422],
};

/** In MB (14 were measured), beyond what the site needs without pictures: each file is read in a process of its own. */
const maxGrowth = 120;

test("hostile pictures are refused in words or cleaned, and the site's memory stays small", async () => {
  const server = await startServer({ ...accounts, DATA_DIR: emptyFolder() });
  const site = { request: (path: string, init?: RequestInit) => fetch(server.url + path, init) };
  const pid = server.child.pid ?? 0;
  const headers = await bearerOf(site);
  const before = peakMemory(pid);
  const files = await hostilePictures();
  expect(files.length).toBeGreaterThanOrEqual(30);
  const wrong: unknown[] = [];
  for (const { name, content, outcome } of files) {
    const answer = await sendPicture(site, content, { name, headers });
    const text = await answer.text();
    if (!statuses[outcome].includes(answer.status)) wrong.push([name, answer.status, text]);
    if (answer.status !== 201) {
      if (!/^\{"error":"[A-Z][^"]{10,}"\}$/.test(text)) wrong.push([name, text]);
      continue;
    }
    const { url } = JSON.parse(text) as { url: string };
    const file = Buffer.from(await (await site.request(url)).arrayBuffer());
    const { format, exif, icc, iptc, xmp, pages = 1, width, height } = await sharp(file).metadata();
    if (exif ?? icc ?? iptc ?? xmp) wrong.push([name, "carries more than pixels"]);
    if (format !== "webp" || pages > 1 || width > 1600 || height > 8192)
      wrong.push([name, format, pages]);
    if (/<script|Secret Camera/.test(file.toString("latin1"))) wrong.push([name, "carries words"]);
  }
  const growth = peakMemory(pid) - before;
  expect(wrong).toEqual([]);
  expect(growth).toBeLessThan(maxGrowth);
  expect(server.output()).not.toMatch(/"level":"error"/);
});

/** The most memory that a process has had, in MB (Linux); 0 for one that has ended. */
function peakMemory(pid: number): number {
  const [, kilobytes = "0"] = /VmHWM:\s*(\d+) kB/.exec(textOf(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** Empty for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
