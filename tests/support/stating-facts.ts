import { z } from "zod";
import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import type { ProposeInput } from "../../domain/facts/fact-proposal.ts";
import { answerTo, callerOf, signedIn, type Asked } from "./caller.ts";
import { adminBearer, otherAdminBearer, type Publishing } from "./publishing.ts";
import { changeEdition } from "../../app/calls/editions-schema.ts";

const notice = { title: "NTA notice", address: "https://jeemain.nta.nic.in/notice" };

/** For a value of which a test says nothing else. */
export const statedOnce = {
  edition: "2026",
  standing: "official",
  source: notice,
  checkedOn: "2026-01-20",
  reason: "NTA moved it.",
} as const;

/** The desk's calls alone, without the site around them. */
type Desk = Pick<Publishing, "api">;

export function askFacts(
  { api }: Desk,
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
  site: Desk,
  change: Partial<ProposeInput> & Record<string, unknown>,
): Promise<string> {
  const body = { ...statedOnce, ...change };
  const first = await askFacts(site, "", body);
  const answer = first.status === 422 ? await proposeConfirmed(site, body) : first;
  return (await answerTo(proposeFacts, answer)).id;
}

async function proposeConfirmed(site: Desk, body: Record<string, unknown>): Promise<Response> {
  const { questions } = await answerTo(tryFacts, await askFacts(site, "/try", body));
  return askFacts(site, "", { ...body, confirmed: questions });
}

export function approveChange({ api }: Desk, id: string) {
  return callerOf(api, otherAdminBearer).call(approveFacts, { id });
}

export async function stateFact(
  site: Desk,
  change: Partial<ProposeInput> & Record<string, unknown>,
) {
  return approveChange(site, await proposeChange(site, change));
}

export async function errorOf(answer: Response): Promise<string> {
  return z.object({ error: z.string() }).parse(await answer.json()).error;
}

export function askEditions(
  { api }: Desk,
  call: "" | "/looks",
  body: unknown,
  headers: Record<string, string> = adminBearer,
): Promise<Response> {
  const endpoint = { ...changeEdition, path: `${changeEdition.path}${call}` } as const;
  return callerOf(api, headers).send(endpoint, body);
}

export async function bringTo(site: Desk, edition: string, state: string) {
  return answerTo(changeEdition, await askEditions(site, "", { edition, state }));
}

/** Signs in on a whole site; what comes back states values as its only admin, alone, and answers the change's id. */
export async function statingOn(site: Asked) {
  const { send, call } = await signedIn(site);
  return async (change: Record<string, unknown>): Promise<string> => {
    const proposed = await send(proposeFacts, { ...statedOnce, ...change });
    const { id } = await answerTo(proposeFacts, proposed);
    return (await call(approveFacts, { id, alone: "I checked it against the notice alone." })).id;
  };
}

export function onDay(day: string) {
  return { kind: "date", day } as const;
}
