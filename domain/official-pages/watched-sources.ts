import { later } from "../shared/clock.ts";
import { uuidv7 } from "uuidv7";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { officialAt } from "../notices/judge-address.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { insertPages, listPages, updatePage } from "./page-repository.ts";
import { offsetOf } from "./look-rules.ts";

type SourcePage = { readonly title: string; readonly factIds: readonly string[] };

export function sourcePages(facts: FactSnapshot): ReadonlyMap<string, SourcePage> {
  const pages = new Map<string, SourcePage>();
  const others = facts.editions.listed.flatMap(({ edition }) => facts.inEdition(edition) ?? []);
  for (const { id, source } of [facts, ...others].flatMap(({ all }) => all)) {
    const address = watchableAddress(source.address);
    if (address === null || officialAt(new URL(address).hostname) === undefined) continue;
    const { title, factIds } = pages.get(address) ?? { title: source.title, factIds: [] };
    pages.set(address, { title, factIds: factIds.includes(id) ? factIds : [...factIds, id] });
  }
  return pages;
}

const longestAddress = 1_000;

/** An address as pages are kept by: without what follows a `#`; null for one that cannot be looked at. */
export function watchableAddress(address: string): string | null {
  const url = /\s/.test(address.trim()) ? null : URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== "" || url.password !== "" || url.href.length > longestAddress) return null;
  url.hash = "";
  return url.href;
}

/** Takes up pages that records name now, and takes off the list those that none names any more and nobody has added. */
export async function noteSources(
  { queries }: OpenDatabase,
  facts: FactSnapshot,
  now: Date,
): Promise<void> {
  const sources = sourcePages(facts);
  const pages = await listPages(queries);
  const known = new Set(pages.map(({ address }) => address));
  const created_at = now.toISOString();
  const added = [...sources].filter(([address]) => !known.has(address));
  await insertPages(
    queries,
    added.map(([address, { title }]) => ({
      id: uuidv7(),
      address,
      title,
      origin: "record",
      created_at,
      next_look_at: later(now, offsetOf(address)),
    })),
  );
  for (const { id, address, origin, removed_at, removed_by } of pages) {
    const isNamed = sources.has(address);
    if (origin === "record" && removed_by === null && isNamed !== (removed_at === null))
      await updatePage(queries, id, { removed_at: isNamed ? null : created_at });
  }
}
