import type { Fact } from "../content/facts/index.ts";
import { faqCategories } from "../content/faq.ts";
import * as home from "../content/home.ts";
import { news } from "../content/news.ts";
import type { PagePath } from "../content/page-catalogue.ts";
import { informationPages } from "../content/pages/index.ts";
import { citedIds } from "./cited-facts.ts";

/** The pages whose words name this fact, first the one that it belongs to. */
export function pagesThatCite({ id, page }: Pick<Fact, "id" | "page">): readonly PagePath[] {
  const contents = [
    ...informationPages,
    { path: "/faq" as const, faqCategories },
    { path: "/latest-updates" as const, news },
    { path: "/" as const, home },
  ];
  const citing = contents.filter((one) => citedIds(one).includes(id));
  return [...new Set([page, ...citing.map(({ path }) => path)])];
}
