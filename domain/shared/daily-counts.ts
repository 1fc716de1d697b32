import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.ts";
import { indianDayNumber } from "./indian-days.ts";

const mostRemembered = 50_000;

/**
 * Counts in memory what was done today and by whom, without knowing whom: by hashes under a random key
 * that is replaced at midnight in India and kept nowhere. Each instance has its own.
 */
export function createDailyCounts({ clock }: { readonly clock: Clock }) {
  // By size, because a cache of so many entries would make room for all of them at once.
  const counts = new LRUCache<string, number>({
    maxSize: mostRemembered,
    sizeCalculation: () => 1,
  });
  let today = 0;
  let key = randomBytes(32);

  function hash(parts: readonly string[]): string {
    const day = indianDayNumber(clock.now());
    if (day !== today) {
      today = day;
      key = randomBytes(32);
      counts.clear();
    }
    return createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
  }

  return {
    /** How often this was counted today. */
    of: (...parts: readonly string[]): number => counts.get(hash(parts)) ?? 0,

    add(...parts: readonly string[]): void {
      const keyHash = hash(parts);
      counts.set(keyHash, (counts.get(keyHash) ?? 0) + 1);
    },

    /** As if it had not been counted today. */
    forget(...parts: readonly string[]): void {
      counts.delete(hash(parts));
    },
  };
}
