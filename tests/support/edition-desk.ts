import { changeEdition, listEditions } from "../../app/calls/editions-schema.ts";
import { answerTo, callerOf } from "./caller.ts";
import { adminBearer, type Publishing } from "./publishing.ts";

type Asked = Pick<Publishing, "api">;

/** A call of the desk on editions. */
export function askEditions(
  { api }: Asked,
  call: "" | "/marks",
  body: unknown,
  headers: Record<string, string> = adminBearer,
): Promise<Response> {
  const endpoint = { ...changeEdition, path: `${changeEdition.path}${call}` } as const;
  return callerOf(api, headers).send(endpoint, body);
}

/** Brings an edition into a state, as the first admin. */
export async function bringTo(site: Asked, edition: string, state: string) {
  return answerTo(changeEdition, await askEditions(site, "", { edition, state }));
}

/** The editions as the desk lists them, newest first. */
export function listedEditions({ api }: Asked) {
  return callerOf(api, adminBearer).call(listEditions, {});
}
