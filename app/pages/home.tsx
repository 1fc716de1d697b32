import { Day } from "../ui/links.tsx";
import type { ReactNode } from "react";
import type { Route } from "./+types/home.ts";
import { homeContents, type HomeContents } from "../../content/home-content.ts";
import { type PageLink, tools } from "../../content/page-catalogue.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { indianDate } from "../../domain/shared/clock.ts";
import { changedFacts } from "../fact-values.ts";
import { checkedSince, citedFacts } from "../../content/cited-facts.ts";
import { withTimeout } from "../deferred-data.ts";
import { homeMeta, loadedMeta } from "../page-meta.ts";
import { type ShownNews, shownNews } from "../shown-news.ts";
import { whatNow } from "../season/what-now.ts";
import { siteContext, type Site } from "../site-context.ts";
import { factsContext, useAddresses, usePageContext } from "../page-context.ts";
import { plainWords } from "../marked-words.tsx";
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
  const { first } = whatNow(indianDate(site.clock.now()), facts);
  // The button that most readers want now is the first.
  const isFirst = ({ path }: PageLink) => path === first.path;
  return {
    home,
    meta: homeMeta(context),
    buttons: home.hero.buttons
      .map((button) => ({ ...button, label: (isFirst(button) && first.label) || button.label }))
      .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))),
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

export const meta = loadedMeta;

const toolCards = tools.map(({ path, name, needs }) => ({ path, label: name, description: needs }));

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, buttons, changed, updates, posts, checkedOn } = loaderData;
  const { hero, closing } = home;
  return (
    <>
      <link rel="stylesheet" href={homeStyles} precedence="home" />
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
      {posts.length > 0 && (
        <HomeSection id="blog" title="From the blog" more={{ path: "/blog", label: "All posts" }}>
          <PostGrid posts={posts} isSection />
        </HomeSection>
      )}
      <AboutTheExam home={home} checkedOn={checkedOn} />
      <ReasonList reasons={home.reasons} />
      <section className="notice closing" aria-labelledby="closing">
        <div>
          <h2 id="closing">{closing.title}</h2>
          <p>{closing.text}</p>
        </div>
        <ButtonLinks links={closing.buttons} className="button" />
      </section>
    </>
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
                <Day of={update.date} />{" "}
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

type AboutTheExamProps = { home: HomeContents; checkedOn: string | undefined };

function AboutTheExam({ home, checkedOn }: AboutTheExamProps) {
  const { title, paragraphs, figures } = home.aboutTheExam;
  const lookUp = usePageContext();
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
  const lookUp = usePageContext();
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

type HomeSectionProps = { id: string; title: string; more?: PageLink; children: ReactNode };

function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <section className="home-section" aria-labelledby={id}>
      <div className="home-heading cluster">
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
