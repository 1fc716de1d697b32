import * as z from "zod/mini";

import type { Endpoint, OutputOf } from "../../calls/endpoint.ts";
import { asAdmin, type Admin } from "../kit/office-access.ts";
import { parsedJson, refusal, unreachable, type Answer } from "../kit/call.ts";

/** A round as it stands in the form. */
export type TypedRound = {
  readonly year: string;
  readonly round: string;
  readonly source: string;
  /** The saved page, or null where the table was pasted. */
  readonly file: File | null;
  readonly pasted: string;
};

/** Sends a round to be looked over, or to be taken in, with the words by which what is asked was confirmed. */
export function sendRound<Called extends Endpoint>(
  admin: Admin,
  endpoint: Called,
  { year, round, source, file, pasted }: TypedRound,
  confirmed: readonly string[],
): Promise<Answer<OutputOf<Called>>> {
  const form = new FormData();
  form.set("year", year);
  form.set("round", round);
  form.set("source", source);
  for (const words of confirmed) form.append("confirmed", words);
  form.set("file", file ?? new File([pasted], "pasted table"));
  return asAdmin(admin, async (bearer) => {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      headers: { Accept: "application/json", Authorization: `Bearer ${bearer}` },
      body: form,
      // It rejects when the network fails, or when the file was changed after it was chosen.
    }).catch(() => null);
    if (response === null) return unreachable;
    if (!response.ok) return refusal(response, endpoint);
    const answer = z.safeParse<Called["output"]>(
      endpoint.output,
      parsedJson(await response.text().catch(() => "")),
    );
    return answer.success
      ? { ok: true, value: answer.data }
      : { ok: false, message: endpoint.failure, status: response.status };
  });
}
