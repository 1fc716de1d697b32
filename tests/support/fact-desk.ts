import { z } from "zod";
import { adminToken } from "./blog-posts.ts";
import type { FactChange } from "./fact-changes.ts";
import type { TestSite } from "./site.ts";

type Asked = Pick<TestSite, "request">;

const placesSchema = z.object({
  path: z.string(),
  title: z.string(),
  before: z.string(),
  after: z.string(),
});
const triedSchema = z.object({ refusals: z.array(z.string()), questions: z.array(z.string()) });
const proposedSchema = z.object({ id: z.string(), places: z.array(placesSchema) });
const approvedSchema = z.object({ version: z.int(), validFrom: z.string() });

/** The calls of the desk on exam facts, as its only admin makes them. */
export async function openFactDesk(site: Asked) {
  const token = await adminToken(site);

  async function send<Answer>(call: string, body: unknown, schema: z.ZodType<Answer>) {
    const answer = await site.request(`/functions/fact-statements${call}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
    return schema.parse(JSON.parse(text));
  }

  return {
    /** Proposes a change, whatever its questions; answers its id and where readers would see it. */
    async propose(change: FactChange, about: { readonly validFrom?: string } = {}) {
      const checked = {
        standing: "official",
        source: { title: "Notice", address: "https://jeemain.nta.nic.in/notice" },
        checkedOn: "2026-11-22",
      };
      const changes = [change, ...(change.along ?? [])].map(({ id, value }) => ({
        ...checked,
        factId: id,
        value,
      }));
      const body = { edition: "2026", reason: "as the test wants", minor: true, changes, ...about };
      const { refusals, questions } = await send("/try", body, triedSchema);
      if (refusals.length > 0) throw new Error(refusals.join(" "));
      return send("", { ...body, confirmed: questions }, proposedSchema);
    },

    approve: (id: string) =>
      send("/approve", { id, alone: "I compared it with the notice myself." }, approvedSchema),
  };
}
