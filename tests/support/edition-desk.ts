import { changeEdition, listEditions } from "../../app/calls/editions.ts";
import { adminBearer, type Publishing } from "./publishing.ts";

type Asked = Pick<Publishing, "api">;

/** A call of the desk on editions. */
export function askEditions(
  { api }: Asked,
  call: string,
  body: unknown,
  headers: Record<string, string> = adminBearer,
): Promise<Response> {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return Promise.resolve(api.request(`/functions/editions${call}`, init));
}

/** Brings an edition into a state, as the first admin. */
export async function bringTo(site: Asked, edition: string, state: string) {
  const answer = await askEditions(site, "", { edition, state });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return changeEdition.output.parse(await answer.json());
}

/** The editions as the desk lists them, newest first. */
export async function listedEditions({ api }: Asked) {
  const answer = await api.request("/functions/editions", { headers: adminBearer });
  return listEditions.output.parse(await answer.json());
}
