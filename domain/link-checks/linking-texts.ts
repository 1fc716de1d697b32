/** A text of the site that readers have, with the addresses to which it leads. */
export type LinkingText = {
  readonly title: string;
  /** Where readers find it. */
  readonly path: string;
  /** Where the office mends it. */
  readonly deskPath: string;
  readonly addresses: readonly string[];
};

/** Longer ones are no links that a person has set. */
const longestAddress = 1_000;

/** The texts by the addresses out of the site, http and https alone, without what follows a `#`. */
export function textsByAddress(
  texts: readonly LinkingText[],
  siteUrl: string,
): ReadonlyMap<string, readonly LinkingText[]> {
  const ownHost = new URL(siteUrl).host;
  const textsByLink = new Map<string, LinkingText[]>();
  for (const text of texts)
    for (const address of new Set(text.addresses.flatMap((one) => outside(one, ownHost)))) {
      const texts = textsByLink.get(address) ?? [];
      texts.push(text);
      textsByLink.set(address, texts);
    }
  return textsByLink;
}

function outside(address: string, ownHost: string): readonly string[] {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.host === ownHost) return [];
  url.hash = "";
  return url.href.length > longestAddress ? [] : [url.href];
}
