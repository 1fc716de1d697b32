import type { Fact } from "../content/facts/index.ts";
import { faqCategories } from "../content/faq-content.ts";
import { homeContents } from "../content/home-content.ts";
import type { PagePath } from "../content/page-catalogue.ts";
import { informationPages } from "../content/pages/index.ts";
import { recordNames, type SiteUpdate } from "../domain/updates/update.ts";
import { citedIds } from "../content/cited-facts.ts";

export function pagesThatCite(
  { id, page }: Pick<Fact, "id" | "page">,
  { updates, edition }: { readonly updates: readonly SiteUpdate[]; readonly edition: string },
): readonly PagePath[] {
  // By name alone: whoever looked them up would depend on all that updates name.
  const isInNews = updates.some((update) => recordNames(update).includes(`${edition}/${id}`));
  const cites = (contents: unknown) => citedIds(contents).includes(id);
  const citing: readonly PagePath[] = [
    ...informationPages(edition)
      .filter(cites)
      .map(({ path }) => path),
    ...(cites(faqCategories(edition)) ? ["/faq" as const] : []),
    ...(isInNews ? ["/latest-updates" as const] : []),
    ...(cites(homeContents(edition)) ? ["/" as const] : []),
  ];
  return [...new Set([page, ...citing])];
}
