import * as z from "zod/mini";
import { checkRanks, importRanks, type RankReport } from "../../calls/ranks-schema.ts";
import { parsedJson, refusal, unreachable, type Answer } from "../kit/call.ts";
import { asAdmin, type Admin } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";

/** What came of a round; `isIn`: students see it now. */
export type SentRound = { readonly report: RankReport; readonly isIn: boolean };

/** Sends a round to be looked over, or to be taken in, with the words by which what is asked was confirmed. */
export async function sendRound(admin: Admin, form: FormData): Promise<Answer<SentRound>> {
  const endpoint = form.get("intent") === "import" ? importRanks : checkRanks;
  const pasted = form.get("pasted");
  if (typeof pasted === "string") form.set("file", new File([pasted], "pasted table"));
  form.delete("intent");
  form.delete("pasted");
  const answer = await asAdmin<SentRound>(admin, async (bearer) => {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      headers: { Accept: "application/json", Authorization: `Bearer ${bearer}` },
      body: form,
      // It rejects when the network fails, or when the file was changed after it was chosen.
    }).catch(() => null);
    if (response === null) return unreachable;
    if (!response.ok) return refusal(response, endpoint);
    const said = parsedJson(await response.text().catch(() => ""));
    const sent = z.safeParse(z.extend(importRanks.output, optionalImport), said);
    if (!sent.success) return { ok: false, message: endpoint.failure, status: response.status };
    const { report, importId } = sent.data;
    return { ok: true, value: { report, isIn: typeof importId === "string" } };
  });
  if (answer.ok && answer.value.isIn) {
    const { round, year } = answer.value.report;
    showToast({ title: `Round ${round} of ${year} is what students see now.`, topic: "ranks" });
  }
  return answer;
}

/** A check takes nothing in. */
const optionalImport = { importId: z.optional(importRanks.output.shape.importId) };
