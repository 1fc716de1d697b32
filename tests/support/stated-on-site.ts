import { approveFacts, proposeFacts } from "../../app/calls/facts-schema.ts";
import { answerTo, signedIn, type Asked } from "./caller.ts";
import { statedOnce } from "./stating-facts.ts";

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
