import type { OutboundClient, OutboundOutcome } from "../outbound/outbound-client.ts";
import { type Clock, dayMs } from "../shared/clock.ts";
import type { WatchedPage } from "./page-repository.ts";
import { readRobots } from "./robots.ts";
import { lookRules } from "./look-rules.ts";

/** Our name in robots.txt, which is asked for anew after a day. */
const robotName = "PageWatch";

type Robots = { readonly until: number; readonly isAllowed: (path: string) => boolean };

/** Asks for pages as a polite program does: says who asks, only for what is new, and not where robots.txt says no. */
export function createPageClient(outbound: OutboundClient, siteUrl: string, clock: Clock) {
  const robotsOf = new Map<string, Robots>();
  const headers = {
    "User-Agent": `Mozilla/5.0 (compatible; ${robotName}/1.0; +${siteUrl}/how-we-check)`,
    Accept: "text/html,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.1",
    "Accept-Language": "en-IN,en",
  };
  const { timeout, longestPage, longestRobots } = lookRules;

  return async ({ address, etag, last_modified }: WatchedPage): Promise<OutboundOutcome> => {
    const outcome = await outbound.ask(address, {
      timeout,
      longest: longestPage,
      headers: {
        ...headers,
        ...(etag !== null && { "If-None-Match": etag }),
        ...(last_modified !== null && { "If-Modified-Since": last_modified }),
      },
      permission: refusalBy,
    });
    if (outcome.kind !== "answer" || [200, 304].includes(outcome.status)) return outcome;
    const { status } = outcome;
    if ([401, 403, 451].includes(status))
      return { kind: "refused", reason: `The site turns programs away (${status})` };
    const what = status === 404 || status === 410 ? "page is gone" : "site answers with an error";
    return { kind: "failure", reason: `The ${what} (${status})` };
  };

  async function refusalBy({ origin, pathname, search }: URL): Promise<string | null> {
    const now = clock.now().getTime();
    const known = robotsOf.get(origin);
    const robots = known !== undefined && known.until > now ? known : await askRobots(origin, now);
    if (robots === null) return "Its rules for programs (robots.txt) cannot be read";
    return robots.isAllowed(pathname + search)
      ? null
      : "Its rules for programs (robots.txt) do not allow a look";
  }

  async function askRobots(origin: string, now: number): Promise<Robots | null> {
    const request = { timeout, longest: longestRobots, headers };
    const outcome = await outbound.ask(`${origin}/robots.txt`, request);
    // A host without rules allows everything, one that fails nothing (RFC 9309, 2.3.1).
    if (outcome.kind !== "answer" || outcome.status >= 500) return null;
    const text = outcome.status === 200 ? Buffer.from(outcome.body).toString("utf8") : "";
    const robots = { until: now + dayMs, isAllowed: readRobots(text, robotName) };
    robotsOf.set(origin, robots);
    return robots;
  }
}
