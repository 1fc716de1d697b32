import { pageCatalogue } from "../../content/page-catalogue.ts";
import type { Ask } from "./asking.ts";

const searched = ["fee", "syllabus", "date", "kerala", "percentile", "nowhere"];
const codings = ["br", "gzip", "identity"];
const files = ["/sitemap.xml", "/blog/rss.xml", "/blog/feed.json", "/robots.txt"];

/** Visitors who read, each with the page that they read before. */
export function createReaders(ask: Ask, newestPosts: () => readonly string[]) {
  const tags = new Map<string, string>();

  async function readKept(): Promise<void> {
    const path = anyPage();
    const answer = await ask("kept page", path, {
      headers: { "accept-encoding": oneOf(codings) ?? "br" },
    });
    tags.set(path, answer?.headers.get("etag") ?? "");
  }

  async function readAgain(): Promise<void> {
    const [path, tag] = oneOf([...tags]) ?? ["/", '"none"'];
    await ask("conditional", path, { headers: { "if-none-match": tag }, expected: [200, 304] });
  }

  const readings: readonly (() => Promise<unknown>)[] = [
    readKept,
    readKept,
    readKept,
    readAgain,
    readAgain,
    () => ask("search", `/faq?q=${oneOf(searched)}`),
    () => ask("search", `/latest-updates?q=${oneOf(searched)}`),
    () => ask("not found", `/no-such-page-${Math.floor(Math.random() * 1e6)}`, missing),
    () =>
      ask("not found", `/blog/2026/01/no-such-post-${Math.floor(Math.random() * 1e6)}`, missing),
    () => ask("file", oneOf(files) ?? "/robots.txt"),
    () => ask("share image", `/share${imageOf(anyPage())}.png`),
    // It may be deleted while its link is on the way.
    () => ask("post", oneOf(newestPosts()) ?? "/blog", { expected: [200, 404, 410] }),
    () => ask("desk page", "/admin/login"),
    () => ask("health", "/readyz"),
  ];

  return {
    /** One request of one visitor. */
    readOne: async () => oneOf(readings)?.(),
    /** Many visitors in the same moment, as after a mail to all students. */
    burst: (count: number) =>
      Promise.all(Array.from({ length: count }, async () => oneOf(readings)?.())),
  };
}

const missing = { expected: [404] };

function anyPage(): string {
  return oneOf(pageCatalogue)?.path ?? "/";
}

function imageOf(path: string): string {
  return path === "/" ? "/home" : path;
}

function oneOf<Value>(values: readonly Value[]): Value | undefined {
  return values[Math.floor(Math.random() * values.length)];
}
