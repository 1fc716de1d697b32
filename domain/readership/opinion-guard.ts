import type { Clock } from "../shared/clock.ts";
import { createDailyCounts } from "../shared/daily-counts.ts";
import { networkOf } from "../shared/network.ts";

/** From where an opinion comes. */
export type OpinionSource = {
  /** The network address. */
  readonly address: string;
  /** What the browser calls itself: many phones share an address. */
  readonly browser: string;
};

/** Most opinions a day from one network, over all posts. */
const opinionsOfOneNetwork = 40;

/** Tells a second opinion on a post from the first, in memory and for a day. */
export function createOpinionGuard(dependencies: { readonly clock: Clock }) {
  const opinionCounts = createDailyCounts(dependencies);

  return {
    /** Whether this opinion counts; from now on the next one of the same on the post does not. */
    take(slug: string, { address, browser }: OpinionSource): boolean {
      const network = networkOf(address);
      if (
        opinionCounts.of(network, browser, slug) > 0 ||
        opinionCounts.of(network) >= opinionsOfOneNetwork
      )
        return false;
      opinionCounts.add(network, browser, slug);
      opinionCounts.add(network);
      return true;
    },

    /** Takes back what could not be stored. */
    release(slug: string, { address, browser }: OpinionSource): void {
      opinionCounts.forget(networkOf(address), browser, slug);
    },
  };
}
