import type { NewsItem } from "../../content/news.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { Icon } from "../ui/icon.tsx";

type NewsListProps = { news: readonly NewsItem[]; found: ReadonlySet<NewsItem> };

/** News cards, in the order given; those that were not found are there, but hidden. */
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

function NewsCard({ id, date, headline, summary, isBreaking, link }: NewsItem) {
  return (
    <>
      <p className="cluster quiet">
        <time dateTime={date}>{longIndianDate(date)}</time>{" "}
        {isBreaking === true && <span className="badge badge-warning">Breaking</span>}
      </p>
      <h3 id={id}>{headline}</h3>
      <p>{summary}</p>
      {link !== undefined && (
        // These two words tell a crawler nothing of the page they lead to, and the specification fixes them.
        <a
          className="arrow-link"
          href={link}
          target="_blank"
          rel="noopener nofollow"
          aria-describedby={id}
        >
          Read More
          <Icon of="arrowUpRight" />
        </a>
      )}
    </>
  );
}
