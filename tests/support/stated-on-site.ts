import { z } from "zod";
import { adminHeaders } from "./blog-posts.ts";
import type { TestSite } from "./site.ts";
import { statedOnce } from "./stating-facts.ts";

const answered = z.object({ id: z.string() });

/** Signs in on a whole site; what comes back states values as its only admin, alone, and answers the change's id. */
export async function statingOn({ request }: Pick<TestSite, "request">) {
  const headers = await adminHeaders({ request });
  const ask = async (call: string, body: object) => {
    const path = `/functions/fact-statements${call}`;
    const answer = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return answered.parse(JSON.parse(text)).id;
  };
  return async (change: Record<string, unknown>): Promise<string> => {
    const id = await ask("", { ...statedOnce, ...change });
    return ask("/approve", { id, alone: "I checked it against the notice alone." });
  };
}

export function onDay(day: string) {
  return { kind: "date", day } as const;
}
