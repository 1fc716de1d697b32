import { z } from "zod";
import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import type { ProposeInput } from "../../domain/facts/fact-proposal.ts";
import { answerTo, callerOf } from "./caller.ts";
import { adminBearer, otherAdminBearer, type Publishing } from "./publishing.ts";

const notice = { title: "NTA notice", address: "https://jeemain.nta.nic.in/notice" };

/** For a value of which a test says nothing else. */
export const statedOnce = {
  edition: "2026",
  standing: "official",
  source: notice,
  checkedOn: "2026-01-20",
  reason: "NTA moved it.",
} as const;

type Asked = Pick<Publishing, "api">;

/** A call of the desk on exam facts. */
export function askFacts(
  { api }: Asked,
  call: "" | "/try" | "/approve" | "/reject",
  body: unknown,
  headers = adminBearer,
): Promise<Response> {
  return callerOf(api, headers).send(
    { ...proposeFacts, path: `${proposeFacts.path}${call}` },
    body,
  );
}

/** Proposes a change as the first admin, who says yes to whatever the rules ask; its id. */
export async function proposeChange(
  site: Asked,
  change: Partial<ProposeInput> & Record<string, unknown>,
): Promise<string> {
  const body = { ...statedOnce, ...change };
  const first = await askFacts(site, "", body);
  const answer = first.status === 422 ? await proposeConfirmed(site, body) : first;
  return (await answerTo(proposeFacts, answer)).id;
}

async function proposeConfirmed(site: Asked, body: Record<string, unknown>): Promise<Response> {
  const { questions } = await answerTo(tryFacts, await askFacts(site, "/try", body));
  return askFacts(site, "", { ...body, confirmed: questions });
}

/** Approves a change as another admin. */
export function approveChange({ api }: Asked, id: string) {
  return callerOf(api, otherAdminBearer).call(approveFacts, { id });
}

/** Proposes and approves a change. */
export async function stateFact(
  site: Asked,
  change: Partial<ProposeInput> & Record<string, unknown>,
) {
  return approveChange(site, await proposeChange(site, change));
}

export async function errorOf(answer: Response): Promise<string> {
  return z.object({ error: z.string() }).parse(await answer.json()).error;
}
