import { longIndianDate } from "../../domain/shared/clock.ts";
import type { HomeData } from "../pages/home.tsx";
import { Icon } from "./icon.tsx";
import { PageSection } from "./page-section.tsx";

type Cards = { cards: HomeData["quickNavigation"] };

export function QuickNavigation({ cards }: Cards) {
  return (
    <PageSection id="quick-navigation" title="Quick Navigation">
      <CardGrid cards={cards} />
    </PageSection>
  );
}

export function ComingSoonCards({ cards }: Cards) {
  return (
    <PageSection id="coming-soon" title="Coming Soon">
      <CardGrid cards={cards} badge="Coming Soon" />
    </PageSection>
  );
}

function CardGrid({ cards, badge }: Cards & { badge?: string }) {
  return (
    <ul className="grid contents">
      {cards.map(({ title, path, description }) => (
        <li key={path}>
          <a className="card" href={path}>
            <strong>{title}</strong>
            {badge === undefined ? (
              <Icon of="arrowRight" />
            ) : (
              <span className="badge badge-quiet">{badge}</span>
            )}
            <span className="quiet">{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function UpdateCards({ updates }: { updates: HomeData["updates"] }) {
  const all = (
    <p>
      <a className="arrow-link" href="/latest-updates">
        All updates
        <Icon of="arrowRight" />
      </a>
    </p>
  );
  return (
    <PageSection id="latest-updates" title="Latest Updates" aside={all}>
      <ul className="grid update-grid">
        {updates.map((update) => (
          <li className="update" key={update.id}>
            <p className="cluster quiet">
              <time dateTime={update.date}>{longIndianDate(update.date)}</time>{" "}
              {update.isBreaking === true && <span className="badge badge-warning">Breaking</span>}
            </p>
            <h3>{update.headline}</h3>
            <p className="quiet">{update.summary}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
