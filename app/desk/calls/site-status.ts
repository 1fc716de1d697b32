import { call, unreadable, type Answer } from "./call.ts";
import { hasFields, isListOf, isOneOf, isText } from "./guards.ts";

const isStatus = hasFields({
  parts: isListOf(
    hasFields({ name: isText, state: isOneOf("good", "off", "attention"), text: isText }),
  ),
});

/** One thing that keeps the site going, in a word and a sentence. */
export type StatusPart = {
  readonly name: string;
  readonly state: "good" | "off" | "attention";
  readonly text: string;
};

/** How the site stands. */
export async function readSiteStatus(bearer: string): Promise<Answer<readonly StatusPart[]>> {
  const answer = await call({ path: "/functions/site-status", bearer }, isStatus, unreadable);
  return answer.ok ? { ok: true, value: answer.value.parts } : answer;
}
