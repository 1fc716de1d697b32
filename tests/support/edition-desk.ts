import { z } from "zod";
import { adminBearer, type Publishing } from "./publishing.ts";

type Asked = Pick<Publishing, "api">;

const standing = z.object({ edition: z.string(), state: z.string(), current: z.string() });

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
  return standing.parse(await answer.json());
}

const listed = z.object({
  edition: z.string(),
  state: z.string(),
  isCurrent: z.boolean(),
  openedAt: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
  counts: z.object({ confirmed: z.number(), carried: z.number(), notAnnounced: z.number() }),
  next: z.nullable(z.string()),
  obstacle: z.nullable(z.string()),
});

/** The editions as the desk lists them, newest first. */
export async function listedEditions({ api }: Asked) {
  const answer = await api.request("/functions/editions", { headers: adminBearer });
  return z
    .object({ editions: z.array(listed), nextEdition: z.string() })
    .parse(await answer.json());
}
