import { z } from "zod";
import { adminHeaders } from "./blog-posts.ts";
import type { TestSite } from "./site.ts";

/** A key for the secrets of the settings, the same for every instance. */
export const settingsKey = { SETTINGS_KEY: "a key of the tests that is long enough" };

const section = z.looseObject({ version: z.number(), fixed: z.array(z.string()) });

const settingsSchema = z.looseObject({
  institute: section,
  mail: section,
  ai: section,
  review: section,
  sharesSecrets: z.boolean(),
});

const refusalSchema = z.object({ fields: z.record(z.string(), z.string()) });
const trialSchema = z.object({ worked: z.boolean(), message: z.string() });

type SettingsAnswer = { readonly status: number; readonly body: unknown };

/** The settings page's calls, as the site's only admin makes them. */
export async function settingsDesk({ request }: Pick<TestSite, "request">) {
  const headers = await adminHeaders({ request });
  const post = async (path: string, body: object): Promise<SettingsAnswer> => {
    const answer = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    headers,
    async read() {
      const answer = await request("/functions/settings", { headers });
      return settingsSchema.parse(await answer.json());
    },
    save: (change: object) => post("/functions/settings", change),
    /** The fields that a change is refused for; none when it is not. */
    async problems(change: object): Promise<readonly string[]> {
      const { status, body } = await post("/functions/settings", change);
      return status === 422 ? Object.keys(refusalSchema.parse(body).fields) : [];
    },
    async trySetting(trial: "test-mail" | "try-model") {
      const { body } = await post(`/functions/settings/${trial}`, {});
      return trialSchema.parse(body);
    },
  };
}
