import { factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Post } from "./post.ts";

/** The records of the post's own edition; none of one that the site does not have: no value of another year is shown. */
export function factsOf({ edition }: Pick<Post, "edition">, facts: FactSnapshot): FactSnapshot {
  const { editions, version, inEdition } = facts;
  return (
    inEdition(edition) ??
    factSnapshot({ edition, editions, version, all: [], recentChanges: [] }, inEdition)
  );
}
