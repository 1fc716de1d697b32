import { uuidv7 } from "uuidv7";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { officialAt } from "../notices/official-names.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { insertPages, listPages, updatePage } from "./page-repository.ts";
import { later, offsetOf } from "./watch-rules.ts";

/** An official page that records name as their source. */
type SourcePage = { readonly title: string; readonly factIds: readonly string[] };

/** The official pages that records of any edition name as their source, by address. */
export function sourcePages(facts: FactSnapshot): ReadonlyMap<string, SourcePage> {
  const pages = new Map<string, { title: string; factIds: Set<string> }>();
  const editions = [
    facts,
    ...facts.editions.listed.flatMap(({ edition }) => facts.inEdition(edition) ?? []),
  ];
  for (const { all } of editions)
    for (const { id, source } of all) {
      const address = watchableAddress(source.address);
      if (address === null || officialAt(new URL(address).hostname) === undefined) continue;
      const page = pages.get(address) ?? { title: source.title, factIds: new Set<string>() };
      page.factIds.add(id);
      pages.set(address, page);
    }
  return new Map(
    [...pages].map(([address, { title, factIds }]) => [address, { title, factIds: [...factIds] }]),
  );
}

/** Longer ones are no addresses of pages. */
const longestAddress = 1_000;

/** An address as pages are kept by: without what follows a `#`; null for what cannot be looked at. */
export function watchableAddress(address: string): string | null {
  const url = /\s/.test(address.trim()) ? null : URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== "" || url.password !== "" || url.href.length > longestAddress) return null;
  url.hash = "";
  return url.href;
}

/** Takes up pages that records name now, and takes off the list what none names any more and nobody has added. */
export async function noteSources(
  { queries }: OpenDatabase,
  facts: FactSnapshot,
  now: Date,
): Promise<void> {
  const sources = sourcePages(facts);
  const pages = await listPages(queries);
  const known = new Set(pages.map(({ address }) => address));
  const createdAt = now.toISOString();
  await insertPages(
    queries,
    [...sources]
      .filter(([address]) => !known.has(address))
      .map(([address, { title }]) => ({
        ...{ id: uuidv7(), address, title, origin: "record" as const, createdAt },
        nextLookAt: later(now, offsetOf(address)),
      })),
  );
  for (const { id, address, origin, removedAt, removedBy } of pages) {
    if (origin !== "record" || removedBy !== null) continue;
    const isNamed = sources.has(address);
    if (isNamed !== (removedAt === null))
      await updatePage(queries, id, { removedAt: isNamed ? null : createdAt });
  }
}
