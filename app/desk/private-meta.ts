import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../page-meta.ts";

/** The head of an admin or review page: its title, and that nobody keeps or follows it. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex, nofollow" }];
}
