import { type NewsTab, newsTabs } from "../../content/updates-content.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import type { ShownNews } from "../shown-news.ts";
import { Icon } from "../ui/icon.tsx";

type NewsListProps = { news: readonly ShownNews[]; found: ReadonlySet<ShownNews> };

export function NewsList({ news, found }: NewsListProps) {
  return (
    <ul className="update-list">
      {news.map((item) => (
        <li
          className="card update"
          data-category={item.category}
          hidden={!found.has(item)}
          key={item.id}
        >
          <NewsCard {...item} />
        </li>
      ))}
    </ul>
  );
}

function NewsCard({ id, date, headline, summary, isBreaking, link }: ShownNews) {
  return (
    <>
      <p className="cluster quiet">
        <time dateTime={date}>{longIndianDate(date)}</time>{" "}
        {isBreaking && <span className="badge badge-warning">Breaking</span>}
      </p>
      <h3 id={id}>{headline}</h3>
      <p>{summary}</p>
      {link !== null && <ReadMore link={link} describedBy={id} />}
    </>
  );
}

/** The two words tell a crawler nothing of the page they lead to, and their wording is fixed. */
function ReadMore({ link, describedBy }: { link: string; describedBy: string }) {
  const isOwn = link.startsWith("/");
  return (
    <a
      className="arrow-link"
      href={link}
      target={isOwn ? undefined : "_blank"}
      rel={isOwn ? undefined : "noopener nofollow"}
      aria-describedby={describedBy}
    >
      Read More
      <Icon of={isOwn ? "arrowRight" : "arrowUpRight"} />
    </a>
  );
}

type NewsTabsProps = { path: string; current: NewsTab; search: string };

export function NewsTabs({ path, current, search }: NewsTabsProps) {
  return (
    <nav className="tabs" aria-label="Categories">
      {tabNames.map((tab) => (
        <a
          className="tab"
          href={tabAddress(path, tab, search)}
          aria-current={tab === current ? "true" : undefined}
          data-category={tab === "all" ? undefined : tab}
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

export function isNewsTab(name: string): name is NewsTab {
  return Object.hasOwn(newsTabs, name);
}
