import * as z from "zod/mini";
import type { Endpoint, OutputOf } from "../../app/calls/endpoint.ts";
import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts.ts";
import { adminToken } from "./blog-posts.ts";
import type { FactChange } from "./fact-changes.ts";
import type { TestSite } from "./site.ts";

type Asked = Pick<TestSite, "request">;

/** The calls of the desk on exam facts, as its only admin makes them. */
export async function openFactDesk(site: Asked) {
  const token = await adminToken(site);

  async function send<Called extends Endpoint>(
    { path, output }: Called,
    body: unknown,
  ): Promise<OutputOf<Called>> {
    const answer = await site.request(path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return z.parse<Called["output"]>(output, JSON.parse(text));
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
      const { refusals, questions } = await send(tryFacts, body);
      if (refusals.length > 0) throw new Error(refusals.join(" "));
      return send(proposeFacts, { ...body, confirmed: questions });
    },

    approve: (id: string) =>
      send(approveFacts, { id, alone: "I compared it with the notice myself." }),
  };
}
