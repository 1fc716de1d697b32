import { Day } from "../ui/links.tsx";
import type { Route } from "./+types/latest-updates.ts";
import {
  isNewsTab,
  latestUpdatesPage,
  latestUpdatesParts,
  type NewsTab,
  newsTabs,
} from "../../content/updates-content.ts";
import { updatesFound } from "../../content/search-outcomes.ts";
import { changedFacts } from "../fact-values.ts";
import { checkedSince } from "../../content/cited-facts.ts";
import script from "../enhance/updates-script.ts?script";
import { matchingUpdates } from "../enhance/match.ts";
import { factsContext, readPageContext } from "../page-context.ts";
import { handbookMeta, loadedMeta } from "../page-meta.ts";
import type { RouteHandle } from "../route-handle.ts";
import { factsInNews, type ShownNews, shownNews } from "../shown-news.ts";
import { siteContext } from "../site-context.ts";
import { ChangedFacts } from "../sections/stated-values.tsx";
import { PageDays, PageFrame, PageTitle } from "../sections/page-frame.tsx";
import { SearchForm, SearchOutcome } from "../sections/search-form.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { SectionPart } from "../sections/page-section.tsx";
import { Icon } from "../ui/icon.tsx";
import { withoutNul } from "../../domain/shared/typed-text.ts";

const updates = { id: "updates", title: "Updates" };

export const handle = { script } satisfies RouteHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const current = site.services.updates.current();
  const { today } = readPageContext(context);
  const allNews = shownNews(current, facts);
  const search = withoutNul(url.searchParams.get("q") ?? "");
  const categoryName = url.searchParams.get("category") ?? "all";
  const tab = isNewsTab(categoryName) ? categoryName : "all";
  const matches = matchingUpdates(allNews, search, tab === "all" ? null : tab);
  const citedRecords = factsInNews(current, facts);
  const page = latestUpdatesPage(facts.edition);
  const parts = latestUpdatesParts(facts.edition);
  return {
    page,
    parts,
    today,
    checkedOn: checkedSince(citedRecords),
    changed: changedFacts(facts, citedRecords, site.clock.now()),
    meta: handbookMeta(context, page, parts.updatesQuestions.questions),
    search,
    tab,
    news: matchingUpdates(allNews, "", null),
    found: new Set(matches),
    outcome: { count: matches.length, text: updatesFound(matches.length, search, newsTabs[tab]) },
  };
}

export const meta = loadedMeta;

export default function LatestUpdatesRoute({ loaderData }: Route.ComponentProps) {
  const { page, parts, today, checkedOn, changed, search, tab, outcome } = loaderData;
  const newestItem = loaderData.news[0]?.date;
  const head = (
    <>
      <PageTitle path={page.path}>{page.heading}</PageTitle>
      <PageDays lastUpdated={today} newestItem={newestItem} checkedOn={checkedOn} />
      <ChangedFacts changed={changed} />
    </>
  );
  const contents = [updates, parts.notificationAlert, parts.updatesQuestions];
  return (
    <PageFrame head={head} contents={contents}>
      <SectionFrame section={updates}>
        <SearchForm
          path={page.path}
          label={page.searchLabel}
          placeholder={page.searchPlaceholder}
          search={search}
          hidden={tab === "all" ? {} : { category: tab }}
        />
        <NewsTabs path={page.path} current={tab} search={search} />
        <div className="stack" id="found">
          <SearchOutcome path={page.path} search={search} {...outcome} />
          <NewsList news={loaderData.news} found={loaderData.found} />
        </div>
      </SectionFrame>
      <SectionPart section={parts.notificationAlert} />
      <SectionPart section={parts.updatesReminder} />
      <SectionPart section={parts.updatesQuestions} />
      <SectionPart section={parts.updatesClosingNote} />
    </PageFrame>
  );
}

type NewsListProps = { news: readonly ShownNews[]; found: ReadonlySet<ShownNews> };

function NewsList({ news, found }: NewsListProps) {
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
        <Day of={date} /> {isBreaking && <span className="badge badge-warning">Breaking</span>}
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

function NewsTabs({ path, current, search }: NewsTabsProps) {
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
