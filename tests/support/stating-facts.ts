import { z } from "zod";
import type { ProposeInput } from "../../domain/facts/fact-proposal.ts";
import { adminBearer, otherAdminBearer, type Publishing } from "./publishing.ts";

const notice = { title: "NTA notice", address: "https://jeemain.nta.nic.in/notice" };

/** What is said of a value where a test says nothing else. */
export const statedOnce = {
  edition: "2026",
  standing: "official",
  source: notice,
  checkedOn: "2026-01-20",
  reason: "NTA moved it.",
} as const;

const proposed = z.object({ id: z.string(), state: z.literal("waiting") });
const approved = z.object({
  id: z.string(),
  state: z.literal("approved"),
  version: z.int(),
  validFrom: z.string(),
});

type Asked = Pick<Publishing, "api">;

/** A call of the desk on exam facts. */
export function askFacts(
  { api }: Asked,
  call: string,
  body: unknown,
  headers: Record<string, string> = adminBearer,
): Promise<Response> {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return Promise.resolve(api.request(`/functions/fact-statements${call}`, init));
}

const asked = z.object({ questions: z.array(z.string()) });

/** Proposes a change as the first admin, who says yes to whatever the rules ask; its id. */
export async function proposeChange(
  site: Asked,
  change: Partial<ProposeInput> & Record<string, unknown>,
): Promise<string> {
  const body = { ...statedOnce, ...change };
  const first = await askFacts(site, "", body);
  const answer = first.status === 422 ? await proposeConfirmed(site, body) : first;
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return proposed.parse(await answer.json()).id;
}

async function proposeConfirmed(site: Asked, body: Record<string, unknown>): Promise<Response> {
  const { questions } = asked.parse(await (await askFacts(site, "/try", body)).json());
  return askFacts(site, "", { ...body, confirmed: questions });
}

/** Approves a change as another admin. */
export async function approveChange(site: Asked, id: string) {
  const answer = await askFacts(site, "/approve", { id }, otherAdminBearer);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return approved.parse(await answer.json());
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
