import type { OutboundClient } from "../outbound/outbound-client.ts";
import { dead, outcomeOf, type LinkOutcome } from "./link-outcome.ts";

export type LookAtLink = (address: string) => Promise<LinkOutcome>;

/** For one request with its redirects, in milliseconds. */
const usualTimeout = 10_000;

/**
 * Follows a link as a reader's browser would: asks for the head alone, and for the page where HEAD is
 * turned away or answered wrongly; reads no body. With the origin of this site: who asks says who they are.
 */
export function createLookAtLink(
  outbound: OutboundClient,
  siteUrl: string,
  timeout = usualTimeout,
): LookAtLink {
  return async (address) => {
    const head = await ask("HEAD", address);
    return head.isAlive || head.isFinal ? head : ask("GET", address);
  };

  /** `isFinal`: nothing was asked, and nothing would be by another method. */
  async function ask(
    method: "HEAD" | "GET",
    address: string,
  ): Promise<LinkOutcome & { readonly isFinal: boolean }> {
    const outcome = await outbound.ask(address, {
      ...{ method, timeout, longest: 0 },
      headers: {
        "User-Agent": `Mozilla/5.0 (compatible; link check of ${siteUrl})`,
        Accept: "text/html,*/*;q=0.8",
      },
    });
    return outcome.kind === "answer"
      ? { ...outcomeOf(outcome.status), isFinal: false }
      : { ...dead(outcome.reason), isFinal: outcome.kind === "closed" };
  }
}
