import { factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Post } from "./post.ts";

/**
 * The records in which the values of a post are looked up: those of its own edition, whichever edition
 * is the current one. Of an edition that the site does not have there are none, so that readers are sent
 * to the official site rather than told a value of another year.
 */
export function factsOf({ edition }: Pick<Post, "edition">, facts: FactSnapshot): FactSnapshot {
  const { editions, version, inEdition } = facts;
  return (
    inEdition(edition) ??
    factSnapshot({ edition, editions, version, all: [], recentChanges: [] }, inEdition)
  );
}
