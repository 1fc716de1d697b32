import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "../shared/clock.ts";
import { networkOf } from "../shared/network.ts";
import { indianDayNumber } from "./indian-days.ts";

/** From where an opinion comes. */
export type OpinionSource = {
  /** The network address. */
  readonly address: string;
  /** What the browser calls itself: many phones share an address. */
  readonly browser: string;
};

/** Most opinions a day from one network, over all posts. */
export const opinionsOfOneNetwork = 40;

const remembered = 50_000;

/**
 * Tells a second opinion on a post from the first, in memory and for a day: by hashes under a random key
 * that is replaced at midnight in India and kept nowhere. Each instance has its own.
 */
export function createOpinionGuard({ clock }: { readonly clock: Clock }) {
  const given = new LRUCache<string, number>({ max: remembered });
  let today = 0;
  let key = randomBytes(32);

  function beginDay(): void {
    const day = indianDayNumber(clock.now());
    if (day === today) return;
    today = day;
    key = randomBytes(32);
    given.clear();
  }

  function hash(...parts: readonly string[]): string {
    return createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
  }

  return {
    /** Whether this opinion counts; from now on the next one of the same on the post does not. */
    take(slug: string, { address, browser }: OpinionSource): boolean {
      beginDay();
      const network = hash(networkOf(address));
      const one = hash(networkOf(address), browser, slug);
      const ofNetwork = given.get(network) ?? 0;
      if (given.has(one) || ofNetwork >= opinionsOfOneNetwork) return false;
      given.set(one, 1);
      given.set(network, ofNetwork + 1);
      return true;
    },

    /** Takes back what could not be stored. */
    release(slug: string, { address, browser }: OpinionSource): void {
      given.delete(hash(networkOf(address), browser, slug));
    },
  };
}
