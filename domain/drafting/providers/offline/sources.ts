import { officialSites } from "../../../../content/official-sites.ts";
import { factsIn } from "../../../posts/fact-tokens.ts";
import type { DraftContent } from "../../writer.ts";

/** The official site and the sources of every value in the text, each once. */
export function sourcesOf(text: string): DraftContent["source_references"] {
  const official = { title: officialSites.jeeMain.title, url: officialSites.jeeMain.address };
  const sources = factsIn(text).map(({ source }) => ({ title: source.title, url: source.address }));
  return [...new Map([official, ...sources].map((source) => [source.url, source])).values()];
}
