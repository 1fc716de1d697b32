import { updatesFound } from "../../content/search-outcomes.ts";
import { parts, textOf, withParameter } from "./dom.ts";
import { liveSearch } from "./live-search.ts";
import { matchingUpdates } from "./match.ts";

const updates = parts(".update").map((element) => ({
  element,
  date: element.querySelector("time")?.dateTime ?? "",
  headline: textOf(element, "h3"),
  summary: textOf(element, "h3 + p"),
  category: element.dataset.category ?? "",
}));
const tabs = parts("nav.tabs a").filter((tab) => tab instanceof HTMLAnchorElement);
const chosenTab = tabs.find((tab) => tab.hasAttribute("aria-current"));
const category = chosenTab?.dataset.category ?? null;

liveSearch((search) => {
  for (const tab of tabs) tab.href = withParameter(tab.href, "q", search);
  const matches = matchingUpdates(updates, search, category);
  for (const update of updates) update.element.hidden = !matches.includes(update);
  const text = updatesFound(matches.length, search, chosenTab?.textContent ?? "");
  return { count: matches.length, text };
});
