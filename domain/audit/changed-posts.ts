import type { Queries } from "../../database/open-database.ts";
import type { ChainedEntry } from "./audit-entry.ts";
import { entriesAfter, readHead } from "./audit-repository.ts";

/** What readers see differently since an entry of the log. */
export type ChangedPosts = {
  /** The number of the newest entry that was looked at. */
  readonly sequence: number;
  /** The posts that changed; `any` where it cannot be told which. */
  readonly slugs: readonly string[] | "any";
  /** Whether readers only got more or other words: nothing was taken from them that they must not see again. */
  readonly keepsAll: boolean;
};

/** More entries than these are not looked through one by one. */
const mostEntries = 200;

/** What readers see of a post changes by these alone; corrections are told them with a publication. */
const seenActions: ReadonlySet<string> = new Set([
  "post-published",
  "post-withdrawn",
  "post-deleted",
  "post-restored",
  "post-confirmed",
  "look-noted",
]);

/** What gives readers a post, or other words of it. */
const additions = new Set(["post-published", "post-restored", "post-confirmed"]);

/** The posts that readers see differently since the entry of this number; reads one row while there is none newer. */
export async function changedPosts(queries: Queries, since: number): Promise<ChangedPosts> {
  const head = await readHead(queries);
  if (head.sequence === since) return { sequence: since, slugs: [], keepsAll: true };
  const entries = await entriesAfter(queries, since, mostEntries + 1);
  const sequence = Math.max(head.sequence, entries.at(-1)?.sequence ?? 0);
  // A log that has become shorter is another database's: it was restored.
  if (head.sequence < since || entries.length > mostEntries)
    return { sequence, slugs: "any", keepsAll: false };
  const seen = entries.filter(isSeen);
  const slugs = seen.map(({ details }) => details.slug);
  if (!slugs.every((slug) => typeof slug === "string"))
    return { sequence, slugs: "any", keepsAll: false };
  return { sequence, slugs, keepsAll: seen.every(({ action }) => additions.has(action)) };
}

function isSeen({ post_id, action }: ChainedEntry): boolean {
  return post_id !== null && seenActions.has(action);
}
