import { updatesFound } from "../../content/search-outcomes.ts";
import { categoryTabs } from "./category-tabs.ts";
import { liveSearch } from "./live-search.ts";
import { matchingUpdates } from "./match.ts";
import { parts, textOf } from "./page-parts.ts";

const updates = parts(".update").map((element) => ({
  element,
  date: element.querySelector("time")?.dateTime ?? "",
  headline: textOf(element, "h3"),
  summary: textOf(element, "h3 + p"),
  category: element.dataset.category ?? "",
}));

const tabs = categoryTabs((address) => search.visit(address));

const search = liveSearch((text) => {
  const category = tabs.select(text);
  const found = matchingUpdates(updates, text, category.name);
  for (const update of updates) update.element.hidden = !found.includes(update);
  return { count: found.length, text: updatesFound(found.length, text, category.label) };
});
