import type { NewsItem } from "../../content/news.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { Icon } from "../ui/icon.tsx";

/** News cards, in the order given. */
export function NewsList({ news }: { news: readonly NewsItem[] }) {
  return (
    <ul className="update-list">
      {news.map(({ id, date, headline, summary, isBreaking, link }) => (
        <li className="card update" key={id}>
          <p className="cluster quiet">
            <time dateTime={date}>{longIndianDate(date)}</time>{" "}
            {isBreaking === true && <span className="badge badge-warning">Breaking</span>}
          </p>
          <h3 id={id}>{headline}</h3>
          <p>{summary}</p>
          {link !== undefined && (
            <a
              className="arrow-link"
              href={link}
              target="_blank"
              rel="noopener"
              aria-describedby={id}
            >
              Read More
              <Icon of="arrowUpRight" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
