import { checkUpdate, listUpdates, saveUpdate } from "../../app/calls/updates-schema.ts";
import { answerTo, callerOf, joinedBy, signedIn, type Asked } from "./caller.ts";

/** The token of a person who writes and publishes nothing, on this site. */
export async function writerToken(site: Asked): Promise<string> {
  const { headers } = await joinedBy(site, await signedIn(site), "writer", "Anita");
  return headers["authorization"]?.replace("Bearer ", "") ?? "";
}

export const plainUpdate = {
  headline: "The office is open on Sunday",
  summary: "Bring a printed copy of the form.",
  category: "registration",
  day: "2026-05-10",
  endsOn: "2026-12-31",
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

  /** The statements that no record answers, as if whoever publishes had compared them. */
  async function confirmed(typed: object): Promise<readonly string[]> {
    const answer = await post("/check", { ...plainUpdate, ...typed });
    const { toConfirm } = await answerTo(checkUpdate, answer);
    return toConfirm.map(({ sentence }) => sentence);
  }

  async function updateOf(id: string) {
    return (await call(listUpdates, {})).updates.find((update) => update.id === id);
  }
  return {
    headers,
    post,
    save: async (body: object) =>
      saved(await post("", { ...plainUpdate, confirmed: await confirmed(body), ...body })),
    async move({ id, version }: { id: string; version: number }, state: string) {
      const words = state === "published" ? await confirmed((await updateOf(id)) ?? {}) : [];
      return saved(await post("/state", { id, version, state, confirmed: words }));
    },
    list: async () => (await call(listUpdates, {})).updates,
  };
}
