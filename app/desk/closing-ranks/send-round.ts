import { checkClosingRanks, importClosingRanks } from "../../calls/closing-ranks-schema.ts";
import type { RoundReport } from "../../../domain/closing-ranks/closing-ranks-service.ts";
import { answerIn, type Answer } from "../kit/call.ts";
import { asAdmin } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";

/** The report on a round; `isIn`: students see it now. */
export type SentRound = { readonly report: RoundReport; readonly isIn: boolean };

export async function sendRound(form: FormData): Promise<Answer<SentRound>> {
  const endpoint = form.get("intent") === "import" ? importClosingRanks : checkClosingRanks;
  const pasted = form.get("pasted");
  if (typeof pasted === "string") form.set("file", new File([pasted], "pasted table"));
  form.delete("intent");
  form.delete("pasted");
  const answer = await asAdmin<SentRound>(async (bearer) => {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      headers: { Accept: "application/json", Authorization: `Bearer ${bearer}` },
      body: form,
      // It rejects when the network fails, or when the file was changed after it was chosen.
    }).catch(() => null);
    const sent = await answerIn(endpoint, response);
    if (!sent.ok) return sent;
    // A check takes nothing in.
    const isIn = "importId" in sent.value && sent.value.importId !== null;
    return { ok: true, value: { report: sent.value.report, isIn } };
  });
  if (answer.ok && answer.value.isIn) {
    const { round, year } = answer.value.report;
    showToast({
      title: `Round ${round} of ${year} is what students see now.`,
      topic: "closing-ranks",
    });
  }
  return answer;
}
