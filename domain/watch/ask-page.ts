import robotsParser from "robots-parser";
import type { OutboundClient, OutboundOutcome } from "../outbound/outbound-client.ts";
import type { Clock } from "../shared/clock.ts";
import { watchRules } from "./watch-rules.ts";
import type { WatchedPage } from "./watched-page.ts";

/** What a look at an address came to, before anything is read. */
export type PageAnswer =
  | Extract<OutboundOutcome, { kind: "answer" }>
  | { readonly kind: "same" }
  | { readonly kind: "refused" | "failure"; readonly reason: string };

/** Our name in robots.txt. */
const robotName = "PageWatch";

/** The rules of a host are read anew after a day. */
const robotsTime = 86_400_000;

type Robots = {
  readonly until: number;
  /** Null where they cannot be read: then nothing is asked. */
  readonly isAllowed: ((address: string) => boolean) | null;
};

/** Asks for pages as a polite program does: says who asks, only for what is new, and not where robots.txt says no. */
export function createPageClient(outbound: OutboundClient, siteUrl: string, clock: Clock) {
  const robotsOf = new Map<string, Robots>();
  const headers = {
    "User-Agent": `Mozilla/5.0 (compatible; ${robotName}/1.0; +${siteUrl}/how-we-check)`,
    Accept: "text/html,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.1",
    "Accept-Encoding": "gzip, br",
    "Accept-Language": "en-IN,en",
  };
  const { timeout, longestPage, longestRobots } = watchRules;

  return async (page: Pick<WatchedPage, "address" | "etag" | "lastModified">) => {
    const { address, etag, lastModified } = page;
    const outcome = await outbound.ask(address, {
      ...{ method: "GET", timeout, longest: longestPage },
      headers: {
        ...headers,
        ...(etag !== null && { "If-None-Match": etag }),
        ...(lastModified !== null && { "If-Modified-Since": lastModified }),
      },
      permission: refusalBy,
    });
    return answerOf(outcome);
  };

  async function refusalBy({ origin, href }: URL): Promise<string | null> {
    const known = robotsOf.get(origin);
    const now = clock.now().getTime();
    const robots = known !== undefined && known.until > now ? known : await readRobots(origin, now);
    if (robots.isAllowed === null) return "Its rules for programs (robots.txt) cannot be read";
    return robots.isAllowed(href)
      ? null
      : "Its rules for programs (robots.txt) do not allow a look";
  }

  async function readRobots(origin: string, now: number): Promise<Robots> {
    const address = `${origin}/robots.txt`;
    const outcome = await outbound.ask(address, {
      ...{ method: "GET", timeout, longest: longestRobots, headers },
    });
    // A host without rules allows everything, one that fails nothing (RFC 9309, 2.3.1).
    const isAnswer = outcome.kind === "answer" && outcome.status < 500;
    if (!isAnswer) return { until: now, isAllowed: null };
    const rules =
      outcome.status === 200
        ? robotsParser(address, Buffer.from(outcome.body).toString("utf8"))
        : null;
    const isAllowed = (target: string) => rules?.isAllowed(target, robotName) !== false;
    const robots = { until: now + robotsTime, isAllowed };
    robotsOf.set(origin, robots);
    return robots;
  }
}

function answerOf(outcome: OutboundOutcome): PageAnswer {
  switch (outcome.kind) {
    case "answer":
      return answerWith(outcome);
    case "failure":
      return { kind: "failure", reason: outcome.reason };
    case "closed":
    case "refused":
      return { kind: "refused", reason: outcome.reason };
  }
}

function answerWith(outcome: Extract<OutboundOutcome, { kind: "answer" }>): PageAnswer {
  const { status } = outcome;
  if (status === 200) return outcome;
  if (status === 304) return { kind: "same" };
  if (status === 401 || status === 403 || status === 451)
    return { kind: "refused", reason: `The site turns programs away (${status})` };
  const reason =
    status === 404 || status === 410
      ? `The page is gone (${status})`
      : `The site answers with an error (${status})`;
  return { kind: "failure", reason };
}
