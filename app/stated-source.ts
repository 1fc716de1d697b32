import type { Fact, FactSource } from "../content/facts/index.ts";
import type { Site } from "./site-context.ts";

/** The source of a record. What the site ships about the institute itself, only the institute says. */
export function sourceOf(
  { topic, source, page, standing }: Fact,
  { provider, url }: Pick<Site, "provider" | "url">,
): FactSource {
  if (topic !== "This site" || standing !== undefined) {
    const { title, address, page: sourcePage, quotedLine } = source;
    return {
      title,
      address,
      ...(sourcePage !== undefined && { page: sourcePage }),
      ...(quotedLine !== undefined && { quotedLine }),
    };
  }
  return { title: provider.name, address: url + page };
}
