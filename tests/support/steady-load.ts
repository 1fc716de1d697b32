import { randomUUID } from "node:crypto";
import { feeSections } from "./chosen-sections.ts";
import { adminToken } from "./blog-posts.ts";
import { at } from "./fleet.ts";

export type LoadReport = {
  readonly requests: number;
  /** Each request that got no answer, or one that it must not get. */
  readonly failed: readonly string[];
  /** Posts that were acknowledged, by their prompts. */
  readonly posts: ReadonlyMap<string, string>;
};

/** What is read, and how each of it has to be answered. */
const pages = [
  ["/", 200],
  ["/blog", 200],
  ["/faq", 200],
  ["/blog/rss.xml", 200],
  ["/blog?after=no-such-post", 404],
  ["/blog/2026/01/none", 404],
] as const;

/** People who read, and one who has posts made and sends again what is not answered, without a pause until `stop`. */
export async function startSteadyLoad(url: string, readers = 4) {
  const site = at(url);
  const failed: string[] = [];
  const posts = new Map<string, string>();
  /** Another load asks for other posts. */
  const name = randomUUID();
  let requests = 0;
  let stopping = false;
  const bearer = await adminToken(site);

  async function ask(path: string, expected: number, init?: RequestInit): Promise<Response | null> {
    requests++;
    try {
      const answer = await site.request(path, init);
      const text = await answer.clone().text();
      if (answer.status === expected) return answer;
      failed.push(`${init?.method ?? "GET"} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (fault) {
      failed.push(`${init?.method ?? "GET"} ${path}: ${String(fault)}`);
    }
    return null;
  }

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !stopping; turn++) {
      const [path, expected] = pages[turn % pages.length] ?? pages[0];
      await ask(path, expected);
      await ask("/functions/generate-sitemap", 200, { method: "POST" });
    }
  }

  async function write(): Promise<void> {
    for (let count = 1; !stopping;) {
      const prompt = `How answers are marked, request ${count} of ${name}`;
      const answer = await ask("/functions/manual-blog-generation", 200, {
        method: "POST",
        headers: { authorization: `Bearer ${bearer}`, "idempotency-key": `${name}-${count}` },
        body: JSON.stringify({
          ...{ prompt, category: "news", publish: count % 2 === 0 },
          outline: feeSections,
        }),
      });
      // Whoever has no answer sends the same again, by the same name.
      if (answer === null) continue;
      posts.set(prompt, ((await answer.json()) as Made).post.id);
      count += 1;
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
