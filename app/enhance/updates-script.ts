import { updatesFound } from "../../content/search-outcomes.ts";
import { opensElsewhere, parameter, part, parts, textOf, withParameter } from "./dom.ts";
import { liveSearch } from "./live-search.ts";
import { matchingUpdates } from "./match.ts";

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
  const matches = matchingUpdates(updates, text, category.name);
  for (const update of updates) update.element.hidden = !matches.includes(update);
  return { count: matches.length, text: updatesFound(matches.length, text, category.label) };
});

type Category = { readonly name: string | null; readonly label: string };

type CategoryTabs = {
  /** Selects the tab of the page's address, lets all tabs keep the search, and answers the category (name null: all). */
  readonly select: (search: string) => Category;
};

/**
 * Makes the links to the categories the tabs of one panel: one stop for the Tab key, arrows go on.
 * `visit` gets the address of the chosen one.
 */
function categoryTabs(visit: (address: string) => void): CategoryTabs {
  const list = part("nav.tabs", HTMLElement);
  const panel = part("#found", HTMLElement);
  const tabs = parts(".tab", list).filter((tab) => tab instanceof HTMLAnchorElement);

  list.setAttribute("role", "tablist");
  panel.setAttribute("role", "tabpanel");
  for (const tab of tabs) {
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    tab.removeAttribute("aria-current");
    tab.addEventListener("click", (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      visit(tab.href);
    });
    tab.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = reachedFrom(tab, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      visit(next.href);
    });
  }
  return { select };

  function reachedFrom(tab: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
    const at = tabs.indexOf(tab);
    if (key === "ArrowRight") return tabs[at + 1] ?? tabs[0];
    if (key === "ArrowLeft") return tabs.at(at - 1);
    if (key === "Home") return tabs[0];
    if (key === "End") return tabs.at(-1);
    return key === " " ? tab : undefined;
  }

  function select(search: string): Category {
    const categoryName = parameter(location.href, "category");
    const chosenTab =
      tabs.find((tab) => parameter(tab.href, "category") === categoryName) ?? tabs[0];
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosenTab));
      tab.tabIndex = tab === chosenTab ? 0 : -1;
      tab.href = withParameter(tab.href, "q", search);
    }
    panel.setAttribute("aria-labelledby", chosenTab?.id ?? "");
    const name = chosenTab === undefined ? "" : parameter(chosenTab.href, "category");
    return { name: name === "" ? null : name, label: chosenTab?.textContent ?? "" };
  }
}
