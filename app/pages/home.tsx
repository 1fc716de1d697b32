import type { Route } from "./+types/home.ts";
import { homeContents } from "../../content/home-content.ts";
import { catalogueEntry, type PageLink, tools } from "../../content/page-catalogue.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { indianDate } from "../../domain/shared/clock.ts";
import { changedFacts } from "../changed-values.ts";
import { checkedSince, citedFacts } from "../../content/cited-facts.ts";
import { withTimeout } from "../deferred-data.ts";
import { factsContext } from "../facts-context.ts";
import { loadedMeta, type PageMeta } from "../page-meta.ts";
import { shownNews } from "../shown-news.ts";
import { whatNow, type WhatNow } from "../season/what-now.ts";
import { pageImage } from "../share-image/share-image.ts";
import { siteContext, type Site } from "../site-context.ts";
import { institute, structuredGraph, webSite } from "../page-structured-data.ts";
import {
  AboutTheExam,
  CardSection,
  Closing,
  HomeHero,
  NewestPosts,
  ReasonList,
  UpdateCards,
} from "../ui/home-sections.tsx";
import homeStyles from "../styles/home-page.css?url";

/** How many of the newest updates and posts the home page shows. */
const updatesShown = 4;
const postsShown = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const home = homeContents(facts.edition);
  const today = indianDate(site.clock.now());
  return {
    home,
    meta: homeMeta({ ...site, facts }),
    buttons: inSeason(home.hero.buttons, whatNow(today, facts)),
    changed: changedFacts(facts, citedFacts(home, facts), site.clock.now()),
    updates: shownNews(site.services.updates.current(), facts).slice(0, updatesShown),
    posts: await newestPosts(site, facts),
    checkedOn: checkedSince(citedFacts(home.keyFacts, facts)),
  };
}

/** A failed read is logged, and the page stands without them. */
async function newestPosts({ services, log }: Site, facts: FactSnapshot) {
  try {
    const page = await withTimeout(services.posts.published.page(1, facts));
    return page.ok ? page.value.posts.slice(0, postsShown) : [];
  } catch (fault) {
    log.error("The newest posts could not be read.", { fault });
    return [];
  }
}

/** The buttons; the one that most readers want now is the first. */
function inSeason(
  buttons: readonly PageLink[],
  { first }: Pick<WhatNow, "first">,
): readonly PageLink[] {
  const isFirst = ({ path }: PageLink) => path === first.path;
  const leading = buttons
    .filter(isFirst)
    .map(({ label, path }) => ({ label: first.label ?? label, path }));
  return [...leading, ...buttons.filter((button) => !isFirst(button))];
}

/** Nothing stands above the home page, so it has no trail; it introduces the site and the institute. */
function homeMeta(site: Pick<Site, "url" | "provider"> & { facts: FactSnapshot }): PageMeta {
  const { edition } = site.facts;
  const { path, title, description } = catalogueEntry("/", edition);
  return {
    edition,
    title,
    description,
    address: `${site.url}${path}`,
    image: pageImage(site, "/"),
    structuredData: [structuredGraph(institute(site), webSite(site.url, edition))],
  };
}

export const meta = loadedMeta;

const toolCards = tools.map(({ path, name, needs }) => ({ path, label: name, description: needs }));

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, buttons, changed, updates, posts, checkedOn } = loaderData;
  return (
    <>
      <link rel="stylesheet" href={homeStyles} precedence="home" />
      <HomeHero hero={home.hero} buttons={buttons} changed={changed} />
      <CardSection
        id="tools"
        title="Work it out"
        more={{ path: "/tools", label: "All tools" }}
        cards={toolCards}
      />
      <CardSection id="quick-navigation" title="Quick Navigation" cards={home.quickNavigation} />
      <CardSection
        id="coming-soon"
        title="Coming Soon"
        cards={home.comingSoon}
        badge="Coming Soon"
      />
      <UpdateCards updates={updates} />
      <NewestPosts posts={posts} />
      <AboutTheExam home={home} checkedOn={checkedOn} />
      <ReasonList reasons={home.reasons} />
      <Closing {...home.closing} />
    </>
  );
}
