import type { ReactNode } from "react";
import type { HomeCard, HomeContents } from "../../content/home-content.ts";
import type { ShownNews } from "../shown-news.ts";
import type { PageLink } from "../../content/page-catalogue.ts";
import type { Tool } from "../../content/tool-list.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import type { ChangedFact } from "../changed-values.ts";
import { useAddresses } from "../facts-context.ts";
import { WhatNowCard } from "../season/what-now-card.tsx";
import { ChangedFacts } from "../sections/changed-facts.tsx";
import { Icon, TopicIcon } from "./icon.tsx";
import { KeyFacts, type KeyFact } from "./key-facts.tsx";

type HomeHeroProps = {
  hero: Pick<HomeContents["hero"], "title" | "lead"> & { buttons: readonly PageLink[] };
  keyFactsTitle: string;
  keyFacts: readonly KeyFact[];
  /** Since when the figures are known to be right (ISO day). */
  checkedOn: string | undefined;
  /** Which of the page's facts are other ones since a short while. */
  changed: readonly ChangedFact[];
};

/** What this is, where to go, and the exam's figures: all on the first screen. */
export function HomeHero({ hero, keyFactsTitle, keyFacts, checkedOn, changed }: HomeHeroProps) {
  return (
    <div className="home-hero">
      <div className="stack-wide">
        <div className="stack">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <WhatNowCard />
        <ButtonLinks links={hero.buttons} />
        <ChangedFacts changed={changed} />
      </div>
      <KeyFacts
        title={keyFactsTitle}
        facts={keyFacts}
        source={
          checkedOn &&
          `Dates are as reported. Facts checked on ${longIndianDate(checkedOn)}. The official notice always prevails.`
        }
      />
    </div>
  );
}

type Cards = { cards: readonly (Omit<HomeCard, "description"> & { description: string })[] };

export function QuickNavigation({ cards }: Cards) {
  return (
    <PageSection id="quick-navigation" title="Quick Navigation">
      <CardGrid cards={cards} />
    </PageSection>
  );
}

/** What is worked out for one reader, at hand before the pages to read. */
export function ToolCards({ tools }: { tools: readonly Tool[] }) {
  return (
    <PageSection
      id="tools"
      title="Work it out"
      aside={<MoreLink path="/year" label="All steps, from form to seat" />}
    >
      <ul className="grid contents">
        {tools.map(({ path, name, needs }) => (
          <li key={path}>
            <a className="card" href={path}>
              <TopicIcon of={path} />
              <strong>{name}</strong>
              <span className="quiet">{needs}</span>
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function MoreLink({ path, label }: PageLink) {
  return (
    <p>
      <a className="arrow-link" href={path}>
        {label}
        <Icon of="arrowRight" />
      </a>
    </p>
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
  const addressOf = useAddresses();
  return (
    <ul className="grid contents">
      {cards.map(({ title, path, description }) => (
        <li key={path}>
          <a className="card" href={addressOf(path)}>
            <TopicIcon of={path} />
            <strong>{title}</strong>
            {badge !== undefined && <span className="badge badge-quiet">{badge}</span>}
            <span className="quiet">{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function UpdateCards({ updates }: { updates: readonly ShownNews[] }) {
  return (
    <PageSection
      id="latest-updates"
      title="Latest Updates"
      aside={<MoreLink path="/latest-updates" label="All updates" />}
    >
      <ul className="grid update-grid">
        {updates.map((update) => (
          <li className="update" key={update.id}>
            <p className="cluster quiet">
              <time dateTime={update.date}>{longIndianDate(update.date)}</time>{" "}
              {update.isBreaking && <span className="badge badge-warning">Breaking</span>}
            </p>
            <h3>{update.headline}</h3>
            <p className="quiet">{update.summary}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

type AboutTheExamProps = {
  title: string;
  paragraphs: readonly string[];
  figures: readonly { value: string; caption: string }[];
};

/** The exam in two paragraphs and three figures. */
export function AboutTheExam({ title, paragraphs, figures }: AboutTheExamProps) {
  return (
    <PageSection id="about-the-exam" title={title}>
      <div className="stack-wide">
        <dl className="figures">
          {figures.map(({ value, caption }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd className="quiet">{caption}</dd>
            </div>
          ))}
        </dl>
        <div className="prose">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </PageSection>
  );
}

export function ReasonList({ reasons }: { reasons: readonly { title: string; text: string }[] }) {
  return (
    <PageSection id="why" title="Why Use This Portal">
      <ul className="grid reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <Icon of="check" />
            <div>
              <strong>{title}</strong>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export function Closing({ title, text, buttons }: HomeContents["closing"]) {
  return (
    <section className="card closing" aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <p>{text}</p>
      <ButtonLinks links={buttons} />
    </section>
  );
}

type PageSectionProps = { id: string; title: string; aside?: ReactNode; children: ReactNode };

/** One part of a page: its heading stands in the margin where there is room, as in a handbook. */
function PageSection({ id, title, aside, children }: PageSectionProps) {
  return (
    <section className="page-section" aria-labelledby={id}>
      <div className="stack">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** Links that look like buttons; the first is the one most readers want. */
function ButtonLinks({ links }: { links: readonly PageLink[] }) {
  const addressOf = useAddresses();
  return (
    <div className="cluster">
      {links.map(({ label, path }, index) => (
        <a
          className={index === 0 ? "button" : "button button-quiet"}
          href={addressOf(path)}
          key={path}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
