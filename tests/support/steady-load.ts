import { randomUUID } from "node:crypto";
import { adminToken } from "./blog-posts.ts";
import { at } from "./fleet.ts";

export type LoadReport = {
  readonly requests: number;
  /** Each request that got no answer, or one that it must not get. */
  readonly failed: readonly string[];
  /** Posts that were acknowledged, by their prompts. */
  readonly posts: ReadonlyMap<string, string>;
};

const pages = [
  "/",
  "/blog",
  "/faq",
  "/blog/rss.xml",
  "/blog?after=no-such-post",
  "/blog/2026/01/none",
];
const expected = new Set([200, 404]);

/** People who read, and one who has posts made, without a pause until `stop`. */
export async function startSteadyLoad(url: string, readers = 4) {
  const site = at(url);
  const failed: string[] = [];
  const posts = new Map<string, string>();
  /** Another load asks for other posts. */
  const name = randomUUID();
  let requests = 0;
  let stopping = false;
  const bearer = await adminToken(site);

  async function ask(path: string, init?: RequestInit): Promise<Response | null> {
    requests++;
    try {
      const answer = await site.request(path, init);
      const text = await answer.clone().text();
      if (expected.has(answer.status)) return answer;
      failed.push(`${init?.method ?? "GET"} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (fault) {
      failed.push(`${init?.method ?? "GET"} ${path}: ${String(fault)}`);
    }
    return null;
  }

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !stopping; turn++) {
      await ask(pages[turn % pages.length] ?? "/");
      await ask("/functions/generate-sitemap", { method: "POST" });
    }
  }

  async function write(): Promise<void> {
    for (let count = 1; !stopping; count++) {
      const prompt = `The fee for one paper, request ${count} of ${name}`;
      const answer = await ask("/functions/manual-blog-generation", {
        method: "POST",
        headers: { authorization: `Bearer ${bearer}`, "idempotency-key": `${name}-${count}` },
        body: JSON.stringify({ prompt, category: "news", publish: count % 2 === 0 }),
      });
      if (answer !== null) posts.set(prompt, ((await answer.json()) as Made).post.id);
    }
  }

  const work = Promise.all([
    ...Array.from({ length: readers }, (_, index) => read(index)),
    write(),
  ]);
  return {
    async stop(): Promise<LoadReport> {
      stopping = true;
      await work;
      return { requests, failed, posts };
    },
  };
}

type Made = { readonly post: { readonly id: string } };
