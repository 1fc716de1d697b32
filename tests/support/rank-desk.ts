import { checkRanks, importRanks, withdrawRanks } from "../../app/calls/ranks-schema.ts";
import { answerTo, signedIn, type Asked } from "./caller.ts";

/** The calls of the desk on closing ranks, as its only admin makes them for round 6 of 2025. */
export async function openRankDesk(site: Asked) {
  const { headers, call } = await signedIn(site);
  const sent = async ({ path }: { readonly path: string }, text: string) =>
    site.request(path, { method: "POST", headers, body: formOf(text) });
  return {
    /** Takes the table in; what it asks about an import that is replaced is confirmed. */
    async import(text: string): Promise<string> {
      const { importId, report } = await answerTo(importRanks, await sent(importRanks, text));
      if (importId === null)
        throw new Error(report.findings.map(({ sentence }) => sentence).join(" "));
      return importId;
    },

    /** What is said of the table. */
    async check(text: string): Promise<string> {
      const { report } = await answerTo(checkRanks, await sent(checkRanks, text));
      return report.findings.map(({ sentence }) => sentence).join(" ");
    },

    withdraw: (id: string) => call(withdrawRanks, { id, reason: "It was the wrong file." }),
  };
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.set("file", new File([text], "ranks.csv"));
  form.set("year", "2025");
  form.set("round", "6");
  form.append("confirmed", "replace 2025");
  return form;
}
