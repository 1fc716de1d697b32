import pg from "pg";
import { onTestFinished } from "vitest";
import { openTestSite } from "./site.ts";

/** A site on PostgreSQL with a second connection that gets in its way. */
export async function siteInTheWay(environment: Record<string, string> = {}) {
  const site = await openTestSite(environment, "postgres");
  if (!("databaseUrl" in site.location)) throw new Error("not a PostgreSQL database");
  const other = new pg.Client({ connectionString: site.location.databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  return { site, other };
}

/** Grows with each piece of a streamed answer. */
export function textParts({ body }: Response): AsyncIterator<string, unknown> {
  return (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).values();
}

export async function textUntil(
  parts: AsyncIterator<string, unknown>,
  words: string,
): Promise<string> {
  let text = "";
  while (!text.includes(words)) {
    const part = await parts.next();
    if (part.done === true) throw new Error(`the page ended without "${words}"`);
    text += part.value;
  }
  return text;
}
