import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import { signedIn, type Asked } from "./caller.ts";
import type { FactChange } from "./fact-changes.ts";

/** The calls of the desk on exam facts, as its only admin makes them. */
export async function openFactDesk(site: Asked) {
  const { call } = await signedIn(site);
  return {
    /** Proposes a change, whatever its questions; answers its id and where readers would see it. */
    async propose(change: FactChange, about: { readonly validFrom?: string } = {}) {
      const checked = {
        standing: "official",
        source: { title: "Notice", address: "https://jeemain.nta.nic.in/notice" },
        checkedOn: "2026-11-22",
      } as const;
      const changes = [change, ...(change.along ?? [])].map(({ id, value }) => ({
        ...checked,
        factId: id,
        value,
      }));
      const body = { edition: "2026", reason: "as the test wants", minor: true, changes, ...about };
      const { refusals, questions } = await call(tryFacts, body);
      if (refusals.length > 0) throw new Error(refusals.join(" "));
      return call(proposeFacts, { ...body, confirmed: questions });
    },

    approve: (id: string) =>
      call(approveFacts, { id, alone: "I compared it with the notice myself." }),
  };
}
