import type { ComponentProps, ReactNode } from "react";
import type { HomeContents } from "../../content/home-content.ts";
import type { PageLink } from "../../content/page-catalogue.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import type { ChangedFact } from "../changed-values.ts";
import { useAddresses } from "../facts-context.ts";
import { plainWords, useLookUp } from "../marked-words.tsx";
import { WhatNowCard } from "../season/what-now-card.tsx";
import { ChangedFacts } from "../sections/stated-values.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import type { ShownNews } from "../shown-news.ts";
import { LinkCards } from "../sections/page-section.tsx";
import { Icon } from "./icon.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { Palette } from "./motif.tsx";
import { PostGrid } from "./post-cards.tsx";

type HomeHeroProps = {
  hero: HomeContents["hero"];
  buttons: readonly PageLink[];
  changed: readonly ChangedFact[];
};

export function HomeHero({ hero, buttons, changed }: HomeHeroProps) {
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
        <ButtonLinks links={buttons} className="pill" />
        <ChangedFacts changed={changed} />
      </div>
      <WhatNowCard />
    </section>
  );
}

type CardSectionProps = Omit<HomeSectionProps, "children"> & ComponentProps<typeof LinkCards>;

export function CardSection({ cards, badge, ...section }: CardSectionProps) {
  return (
    <HomeSection {...section}>
      <LinkCards cards={cards} badge={badge} />
    </HomeSection>
  );
}

export function UpdateCards({ updates }: { updates: readonly ShownNews[] }) {
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
export function NewestPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <HomeSection id="blog" title="From the blog" more={{ path: "/blog", label: "All posts" }}>
      <PostGrid posts={posts} isSection />
    </HomeSection>
  );
}

type AboutTheExamProps = { home: HomeContents; checkedOn: string | undefined };

export function AboutTheExam({ home, checkedOn }: AboutTheExamProps) {
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

export function ReasonList({ reasons }: Pick<HomeContents, "reasons">) {
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

export function Closing({ title, text, buttons }: HomeContents["closing"]) {
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
