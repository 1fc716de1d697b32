import { newsTabs, type NewsTab } from "../../content/latest-updates.ts";

type NewsTabsProps = { path: string; current: NewsTab; search: string };

/** The categories as links: each is an address to share, and keeps the search. */
export function NewsTabs({ path, current, search }: NewsTabsProps) {
  return (
    <nav className="tabs" aria-label="Categories">
      {tabNames.map((tab) => (
        <a
          className="tab"
          href={tabAddress(path, tab, search)}
          aria-current={tab === current ? "true" : undefined}
          id={`tab-${tab}`}
          key={tab}
        >
          {newsTabs[tab]}
        </a>
      ))}
    </nav>
  );
}

function tabAddress(path: string, tab: NewsTab, search: string): string {
  const query = new URLSearchParams({
    ...(search === "" ? {} : { q: search }),
    ...(tab === "all" ? {} : { category: tab }),
  });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

const tabNames = Object.keys(newsTabs).filter(isNewsTab);

/** True for the name of a tab that exists. */
export function isNewsTab(name: string): name is NewsTab {
  return Object.hasOwn(newsTabs, name);
}
