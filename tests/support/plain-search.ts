import { builtInFacts } from "../../content/facts/snapshot.ts";
import { createSearchService } from "../../domain/search/search-service.ts";
import { noLog } from "../../domain/shared/log.ts";
import { shippedUpdates } from "../../domain/updates/update.ts";

const search = createSearchService({
  facts: { current: () => builtInFacts, onChange: () => undefined },
  updates: { current: () => shippedUpdates },
  newestPosts: () => Promise.resolve([]),
  log: noLog,
});

/** A search of the site as it is shipped, without posts. */
export const find = (query: string) => search.find(query, builtInFacts);

/** The paths that it finds, the best first. */
export async function pathsFound(query: string): Promise<readonly string[]> {
  return (await find(query)).hits.map(({ path }) => path);
}
