import { setTimeout as sleep } from "node:timers/promises";
import { cataloguePaths } from "../../content/page-catalogue.ts";

type Options = {
  readonly readers?: number;
  /** Of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How often somebody asks who is told to come again. */
  readonly tries?: number;
};

/** What is read beside the pages, and how each of it has to be answered. */
const others = [
  ["/blog", 200],
  ["/faq?q=fee", 200],
  ["/latest-updates?q=nowhere", 200],
  ["/blog/rss.xml", 200],
  ["/blog/feed.json", 200],
  ["/robots.txt", 200],
  ["/share/home.jpg", 200],
  ["/admin/login", 200],
  ["/healthz", 200],
  ["/blog?after=no-such-post", 404],
  ["/blog/2026/01/none", 404],
  ["/no-such-page", 404],
] as const;

/** People who read at this site, and whoever else comes to it, without a pause until `stop`. */
export function startSteadyLoad(
  url: string,
  { readers = 4, headers = {}, tries = 1 }: Options = {},
) {
  /** Each request that got no answer, or one that it must not get. */
  const failed: string[] = [];
  const work: Promise<void>[] = [];
  let requests = 0;
  let isStopping = false;

  /** Asks again when told to come again. */
  async function request(path: string, init: RequestInit = {}, asked = 1): Promise<Response> {
    requests++;
    const all = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const answer = await fetch(url + path, { redirect: "manual", ...init, headers: all });
    const wait = answer.headers.get("retry-after");
    if (answer.status !== 503 || wait === null || asked === tries) return answer;
    await answer.body?.cancel();
    await sleep(Number(wait) * 1_000);
    return request(path, init, asked + 1);
  }

  /** Null for a request that has failed. */
  async function ask(path: string, expected: number, init?: RequestInit): Promise<Response | null> {
    const what = `${init?.method ?? "GET"} ${path}`;
    try {
      const answer = await request(path, init);
      const text = await answer.clone().text();
      if (answer.status === expected) return answer;
      failed.push(`${what}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (fault) {
      failed.push(`${what}: ${String(fault)}`);
    }
    return null;
  }

  /** One person reads one thing: each turn the next one, and between two of them a page. */
  async function read(turn: number): Promise<void> {
    const [path, expected] = others[turn % others.length] ?? others[0];
    await ask(path, expected);
    await ask(cataloguePaths[turn % cataloguePaths.length] ?? "/", 200);
    await ask("/functions/generate-sitemap", 200, { method: "POST" });
  }

  /** Somebody does this again and again. */
  function keepAt(act: (turn: number) => Promise<unknown>): void {
    const again = async () => {
      for (let turn = 0; !isStopping; turn++) await act(turn);
    };
    work.push(again().catch((fault: unknown) => void failed.push(String(fault))));
  }

  for (let reader = 0; reader < readers; reader++) keepAt((turn) => read(turn * readers + reader));
  return {
    request,
    ask,
    read,
    keepAt,
    async stop() {
      isStopping = true;
      await Promise.all(work);
      return { requests, failed };
    },
  };
}
