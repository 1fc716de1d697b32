/** Programs that say what they are; a part of each name. */
const robots =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|fetch|monitor|scan|archive|facebookexternalhit|validator|http/i;

export type ReadingHeader = "user-agent" | "sec-purpose" | "purpose";

/**
 * Whether somebody reads the page that this request asks for: a browser does, and says of none that it
 * only fetches ahead. What our own links let a browser render ahead (`Sec-Purpose: prefetch;prerender`)
 * is counted: it begins when a finger is on the link, and showing it then sends no request.
 */
export function isReading(header: (name: ReadingHeader) => string | undefined): boolean {
  const purpose = header("sec-purpose") ?? header("purpose");
  if (purpose !== undefined && !purpose.includes("prerender")) return false;
  const agent = header("user-agent");
  return agent?.startsWith("Mozilla/") === true && !robots.test(agent);
}
