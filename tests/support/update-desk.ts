import { listUpdates, saveUpdate } from "../../app/calls/updates-schema.ts";
import { answerTo, callerOf, joinedBy, signedIn, type Asked } from "./caller.ts";

/** The token of a person who writes and publishes nothing, on this site. */
export async function writerToken(site: Asked): Promise<string> {
  const { headers } = await joinedBy(site, await signedIn(site), "writer", "Anita");
  return headers["authorization"]?.replace("Bearer ", "") ?? "";
}

/** An update that no record contradicts. */
export const plainUpdate = {
  headline: "The office is open on Sunday",
  summary: "Bring a printed copy of the form.",
  category: "registration",
  day: "2026-05-10",
};

/** The calls of the desk on updates as one person makes them; the approver without a token. */
export async function openUpdateDesk(site: Asked, token?: string) {
  const { headers, send, call } =
    token === undefined
      ? await signedIn(site)
      : callerOf(site, { authorization: `Bearer ${token}` });
  const post = (part: "" | "/check" | "/state", body: unknown) =>
    send({ ...saveUpdate, path: `${saveUpdate.path}${part}` }, body);
  const saved = async (answer: Response) => (await answerTo(saveUpdate, answer)).update;
  return {
    headers,
    post,
    save: async (body: object) => saved(await post("", { ...plainUpdate, ...body })),
    move: async ({ id, version }: { id: string; version: number }, state: string) =>
      saved(await post("/state", { id, version, state })),
    list: async () => (await call(listUpdates, {})).updates,
  };
}
