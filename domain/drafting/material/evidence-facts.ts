import type { Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn } from "../../posts/text/fact-tokens.ts";
import type { SourceReference } from "../../posts/post.ts";

/** The name of a record in a post that looks its values up in these: with its edition where it is another's. */
export function recordName(record: Fact, { find, editions, inEdition }: FactSnapshot): string {
  const { id } = record;
  if (find(id) === record) return id;
  const other = editions.listed.find(({ edition }) => inEdition(edition)?.find(id) === record);
  return other === undefined ? id : `${other.edition}/${id}`;
}

/** The references that are there already, then the source of every value that the texts show, each address once. */
export function sourcesOf(
  texts: readonly string[],
  facts: FactSnapshot,
  before: readonly SourceReference[] = [],
): SourceReference[] {
  const shown = factsIn(texts.join("\n"), facts).map(({ source }) => ({
    title: source.title,
    url: source.address,
  }));
  const byAddress = new Map<string, SourceReference>();
  for (const source of [...before, ...shown])
    if (!byAddress.has(source.url)) byAddress.set(source.url, source);
  return [...byAddress.values()];
}
