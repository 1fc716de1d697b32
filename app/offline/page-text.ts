/** The address that a page of this site gives as its own: path and query. */
export function canonicalAddress(html: string): string | undefined {
  const [, address = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const url = URL.parse(address.replaceAll("&amp;", "&"));
  return url === null ? undefined : url.pathname + url.search;
}

/** The modules of ours that the page runs. */
export function scriptAddresses(html: string): readonly string[] {
  return [...html.matchAll(/<script type="module" src="(\/[^"]+)"/g)].map(([, path = ""]) => path);
}

/** The page's title without the brand, escaped as it stands in the page. */
export function escapedTitle(html: string): string {
  const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
  return title.replace(/ \| [^|]*$/, "");
}

const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };

/** What a text of a page says, with the signs that the page's renderer escapes. */
export function unescaped(html: string): string {
  return html.replace(/&(lt|gt|quot|#x27|amp);/g, (sign, name: string) => signs[name] ?? sign);
}
