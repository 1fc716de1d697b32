import type { ReactNode } from "react";
import type { Route } from "./+types/home.ts";
import { homeContents, type HomeContents } from "../../content/home-content.ts";
import { catalogueEntry, type PageLink, tools } from "../../content/page-catalogue.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { indianDate, longIndianDate } from "../../domain/shared/clock.ts";
import { type ChangedFact, changedFacts } from "../changed-values.ts";
import { checkedSince, citedFacts } from "../../content/cited-facts.ts";
import { withTimeout } from "../deferred-data.ts";
import { loadedMeta, type PageMeta } from "../page-meta.ts";
import { type ShownNews, shownNews } from "../shown-news.ts";
import { whatNow, type WhatNow } from "../season/what-now.ts";
import { pageImage } from "../share-image/share-image.ts";
import { siteContext, type Site } from "../site-context.ts";
import { institute, structuredGraph, webSite } from "../page-structured-data.ts";
import { factsContext, useAddresses } from "../facts-context.ts";
import { plainWords, useLookUp } from "../marked-words.tsx";
import { WhatNowCard } from "../season/what-now-card.tsx";
import { LinkCards } from "../sections/page-section.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { ChangedFacts } from "../sections/stated-values.tsx";
import { Icon } from "../ui/icon.tsx";
import { KeyFacts } from "../ui/key-facts.tsx";
import { Palette } from "../ui/motif.tsx";
import { PostGrid } from "../ui/post-cards.tsx";
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
      <HomeSection id="tools" title="Work it out" more={{ path: "/tools", label: "All tools" }}>
        <LinkCards cards={toolCards} />
      </HomeSection>
      <HomeSection id="quick-navigation" title="Quick Navigation">
        <LinkCards cards={home.quickNavigation} />
      </HomeSection>
      <HomeSection id="coming-soon" title="Coming Soon">
        <LinkCards cards={home.comingSoon} badge="Coming Soon" />
      </HomeSection>
      <UpdateCards updates={updates} />
      <NewestPosts posts={posts} />
      <AboutTheExam home={home} checkedOn={checkedOn} />
      <ReasonList reasons={home.reasons} />
      <Closing {...home.closing} />
    </>
  );
}

type HomeHeroProps = {
  hero: HomeContents["hero"];
  buttons: readonly PageLink[];
  changed: readonly ChangedFact[];
};

function HomeHero({ hero, buttons, changed }: HomeHeroProps) {
  return (
    <section className="home-hero hero" aria-labelledby="home">
      <Palette rows={8} answered={[8, 11, 26, 40, 52, 59, 61, 74]} here={3} />
      <div className="stack">
        <p className="eyebrow">{hero.about}</p>
        <h1 id="home">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <SearchForm
          path="/search"
          label="What do you want to know?"
          placeholder={hero.placeholder}
          search=""
        />
        <ButtonLinks links={buttons} className="tab pill" />
        <ChangedFacts changed={changed} />
      </div>
      <WhatNowCard />
    </section>
  );
}

function UpdateCards({ updates }: { updates: readonly ShownNews[] }) {
  return (
    <HomeSection
      id="latest-updates"
      title="Latest Updates"
      more={{ path: "/latest-updates", label: "All updates" }}
    >
      <ul className="grid updates">
        {updates.map((update) => (
          <li key={update.id}>
            <a className="card" href={`/latest-updates#${update.id}`}>
              <span className="cluster quiet">
                <time dateTime={update.date}>{longIndianDate(update.date)}</time>{" "}
                {update.isBreaking && <span className="badge badge-warning">Breaking</span>}
              </span>
              <strong>{update.headline}</strong>
              <span className="quiet">{update.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** The newest posts; nothing while there is none. */
function NewestPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <HomeSection id="blog" title="From the blog" more={{ path: "/blog", label: "All posts" }}>
      <PostGrid posts={posts} isSection />
    </HomeSection>
  );
}

type AboutTheExamProps = { home: HomeContents; checkedOn: string | undefined };

function AboutTheExam({ home, checkedOn }: AboutTheExamProps) {
  const { title, paragraphs, figures } = home.aboutTheExam;
  const lookUp = useLookUp();
  return (
    <HomeSection id="about-the-exam" title={title}>
      <div className="about">
        <div className="stack-wide">
          <div className="prose">
            {paragraphs.map((words, index) => (
              <p key={index}>{plainWords(words, lookUp)}</p>
            ))}
          </div>
          <dl className="figures">
            {figures.map(({ value, caption }) => (
              <div key={caption}>
                <dt>{plainWords(value, lookUp, { isBrief: true })}</dt>
                <dd className="quiet">{caption}</dd>
              </div>
            ))}
          </dl>
        </div>
        <KeyFacts title={home.keyFactsTitle} facts={home.keyFacts} checkedOn={checkedOn} />
      </div>
    </HomeSection>
  );
}

function ReasonList({ reasons }: Pick<HomeContents, "reasons">) {
  const lookUp = useLookUp();
  return (
    <HomeSection id="why" title="Why Use This Portal">
      <ul className="grid reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <Icon of="check" />
            <div>
              <strong>{title}</strong>
              <p className="quiet">{plainWords(text, lookUp)}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Closing({ title, text, buttons }: HomeContents["closing"]) {
  return (
    <section className="notice closing" aria-labelledby="closing">
      <div>
        <h2 id="closing">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLinks links={buttons} className="button" />
    </section>
  );
}

type HomeSectionProps = { id: string; title: string; more?: PageLink; children: ReactNode };

function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <section className="home-section" aria-labelledby={id}>
      <div className="home-heading">
        <h2 id={id}>{title}</h2>
        {more !== undefined && (
          <a className="arrow-link" href={more.path}>
            {more.label}
            <Icon of="arrowRight" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

type ButtonLinksProps = { links: readonly PageLink[]; className: string };

function ButtonLinks({ links, className }: ButtonLinksProps) {
  const addressOf = useAddresses();
  return (
    <div className="cluster">
      {links.map(({ label, path }) => (
        <a className={className} href={addressOf(path)} key={path}>
          {label}
        </a>
      ))}
    </div>
  );
}
