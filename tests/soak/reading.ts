import { cataloguePaths } from "../../content/page-catalogue.ts";
import type { Ask } from "./asking.ts";
import type { Chance } from "./chance.ts";

const searched = ["fee", "syllabus", "date", "kerala", "percentile", "nowhere"];
const codings = ["br", "gzip", "identity"];
const files = ["/sitemap.xml", "/blog/rss.xml", "/blog/feed.json", "/robots.txt"];

/** Visitors who read, each with the page that they read before. */
export function createReaders(ask: Ask, chance: Chance, newestPosts: () => readonly string[]) {
  const tags = new Map<string, string>();

  async function readKept(): Promise<void> {
    const path = anyPage();
    const answer = await ask("cached page", path, {
      headers: { "accept-encoding": chance.pick(codings) ?? "br" },
    });
    tags.set(path, answer?.headers.get("etag") ?? "");
  }

  async function readAgain(): Promise<void> {
    const [path, tag] = chance.pick([...tags]) ?? ["/", '"none"'];
    await ask("conditional", path, { headers: { "if-none-match": tag }, expected: [200, 304] });
  }

  const readings: readonly (() => Promise<unknown>)[] = [
    readKept,
    readKept,
    readKept,
    readAgain,
    readAgain,
    () => ask("search", `/faq?q=${chance.pick(searched)}`),
    () => ask("search", `/latest-updates?q=${chance.pick(searched)}`),
    () => ask("not found", `/no-such-page-${anyNumber()}`, missing),
    () => ask("not found", `/blog/2026/01/no-such-post-${anyNumber()}`, missing),
    () => ask("file", chance.pick(files) ?? "/robots.txt"),
    () => ask("share image", `/share${imageOf(anyPage())}.png`),
    // It may be deleted while its link is on the way.
    () => ask("post", chance.pick(newestPosts()) ?? "/blog", { expected: [200, 404, 410] }),
    () => ask("desk page", "/admin/login"),
    () => ask("health", "/readyz"),
  ];

  function anyPage(): string {
    return chance.pick(cataloguePaths) ?? "/";
  }

  function anyNumber(): number {
    return Math.floor(chance.below(1e6));
  }

  return {
    /** One request of one visitor. */
    readOne: async () => chance.pick(readings)?.(),
    /** Many visitors in the same moment, as after a mail to all students. */
    burst: (count: number) =>
      Promise.all(Array.from({ length: count }, async () => chance.pick(readings)?.())),
  };
}

const missing = { expected: [404] };

function imageOf(path: string): string {
  return path === "/" ? "/home" : path;
}
