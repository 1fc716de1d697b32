import {
  fieldProblems,
  readOfficeSettings,
  saveSettings,
  sendTestMail,
  tryModel,
} from "../../app/calls/settings-schema.ts";
import { signedIn, type Asked } from "./caller.ts";

/** A key for the secrets of the settings, the same for every instance. */
export const settingsKey = { SETTINGS_KEY: "a key of the tests that is long enough" };

const trials = { "test-mail": sendTestMail, "try-model": tryModel };

/** The settings page's calls, as the site's only admin makes them. */
export async function settingsDesk(site: Asked) {
  const { headers, call, send } = await signedIn(site);
  const save = async (change: object) => {
    const answer = await send(saveSettings, change);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return {
    headers,
    send,
    read: () => call(readOfficeSettings, {}),
    save,
    /** The fields that a change is refused for; none when it is not. */
    async problems(change: object): Promise<readonly string[]> {
      const { status, body } = await save(change);
      return status === 422 ? Object.keys(fieldProblems.parse(body).fields) : [];
    },
    trySetting: (trial: keyof typeof trials) => call(trials[trial], {}),
  };
}
