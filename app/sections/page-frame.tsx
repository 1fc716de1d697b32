import { useMatches } from "react-router";
import * as z from "zod/mini";
import { Fragment, type ReactNode } from "react";
import { officialSites } from "../../content/official-sites.ts";
import type { InformationPage } from "../../content/pages/section.ts";
import type { ChangedFact } from "../fact-values.ts";
import { useFacts, usePageContext } from "../page-context.ts";
import { Phrase } from "../marked-words.tsx";
import { NextExamRule, NextExamLine, SeasonLine, WhatNowCard } from "../season/what-now-card.tsx";
import { TopicIcon } from "../ui/icon.tsx";
import { KeyFacts } from "../ui/key-facts.tsx";
import { Day, HostLink } from "../ui/links.tsx";
import { ChatButton } from "../ui/reminder-card.tsx";
import { CarriedNote, Notes, NotesOnce } from "./section-frame.tsx";
import { ChangedFacts } from "./stated-values.tsx";

type PageFrameProps = {
  head: ReactNode;
  answer?: ReactNode;
  contents?: readonly Content[];
  /** The class of a stage, in whose tint the head spans the window. */
  band?: string;
  children: ReactNode;
};

/** How every page of the handbook stands: its head, what is on it, its parts, and whose site it is not. */
export function PageFrame({ head, answer, contents = [], band, children }: PageFrameProps) {
  return (
    <NotesOnce>
      <article className="information">
        <header className={`information-head stack${band === undefined ? "" : ` band ${band}`}`}>
          <Breadcrumbs />
          {head}
          {answer}
        </header>
        <div className="information-side">
          <OnThisPage contents={contents} />
          <WhereToAsk />
        </div>
        <div className="information-body">
          {children}
          <p className="official-note quiet" role="note">
            This is an independent guide, not the official exam site. Register, pay and download
            only at <HostLink address={officialSites.jeeMain.address} />; its notices always
            prevail.
          </p>
        </div>
      </article>
    </NotesOnce>
  );
}

export function PageTitle({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="page-title">
      <TopicIcon of={path} />
      <h1>{children}</h1>
    </div>
  );
}

type PageHeadProps = { path: string; title: string; lead: ReactNode; children?: ReactNode };

export function PageHead({ path, title, lead, children }: PageHeadProps) {
  return (
    <>
      <PageTitle path={path}>{title}</PageTitle>
      <p className="lead">{lead}</p>
      {children}
    </>
  );
}

/** Of pages that stand in no frame of the handbook. */
export function PlainHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <header className="stack">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}

/** Beside a page where there is room: the official site, and the institute that answers. */
function WhereToAsk() {
  const { provider } = usePageContext();
  return (
    <aside className="card where-to-ask" aria-label="Official site and help">
      <p>
        <strong>Official site</strong>
        <HostLink address={officialSites.jeeMain.address} />
      </p>
      <p>
        <strong>A question?</strong>
        Send JEE to {provider.phone}.
      </p>
      <ChatButton>Chat with us</ChatButton>
    </aside>
  );
}

type Content = {
  readonly id: string;
  readonly title: string;
  /** The part is on the page, but not shown. */
  readonly hidden?: boolean;
};

/** Links to the page's parts: a list to open on phones, a column that stays in sight where there is room. */
function OnThisPage({ contents }: { contents: readonly Content[] }) {
  if (contents.length < 2) return null;
  return (
    <nav className="on-this-page" aria-labelledby="on-this-page">
      <details>
        <summary id="on-this-page">On this page</summary>
        <ol>
          {contents.map(({ id, title, hidden }) => (
            <li hidden={hidden} key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

type InformationHeadProps = {
  page: InformationPage;
  /** Since when the page's facts are known to be right; undefined on a page without any. */
  checkedOn: string | undefined;
  changed: readonly ChangedFact[];
};

export function InformationHead({ page, checkedOn, changed }: InformationHeadProps) {
  const { today } = usePageContext();
  const { edition, editions } = useFacts();
  // Key facts and tables have the day of their check in their foot.
  const hasFigures = page.opensWithFirstPart
    ? page.sections[0]?.kind === "table"
    : page.keyFacts.length > 0;
  return (
    <>
      <PageTitle path={page.path}>{page.heading}</PageTitle>
      {(page.season === "first" || page.season === "rule") && (
        <SeasonLine>{page.season === "rule" && <NextExamRule />}</SeasonLine>
      )}
      {page.season === "card" && edition === editions.current && <WhatNowCard />}
      <p className="lead">
        <Phrase words={page.lead} />
      </p>
      {page.season === "line" && <NextExamLine />}
      <PageDays
        lastUpdated={page.showsLastUpdated && today}
        checkedOn={hasFigures && !page.showsLastUpdated ? undefined : checkedOn}
      />
      <ChangedFacts changed={changed} />
      <CarriedNote of={page} />
    </>
  );
}

type PageFiguresProps = Pick<InformationHeadProps, "checkedOn"> & {
  page: Pick<InformationPage, "keyFacts">;
};

export function PageFigures({ page: { keyFacts }, checkedOn }: PageFiguresProps) {
  if (keyFacts.length === 0) return null;
  return (
    <div className="stack">
      <KeyFacts title="Key facts" facts={keyFacts} checkedOn={checkedOn} />
      <Notes of={keyFacts} />
    </div>
  );
}

type PageDaysProps = {
  /** Today, on pages that show when they were last updated. */
  lastUpdated?: string | undefined;
  /** The day of the newest of the page's items, on a page of news. */
  newestItem?: string | undefined;
  /** Since when the page's facts are known to be right. */
  checkedOn?: string | undefined;
};

export function PageDays({ lastUpdated, newestItem, checkedOn }: PageDaysProps) {
  if (lastUpdated === undefined && checkedOn === undefined) return null;
  const days = [
    ["Last Updated: ", lastUpdated],
    ["No item since ", newestItem === lastUpdated ? undefined : newestItem],
    ["Facts checked on ", checkedOn],
  ] as const;
  return (
    <p className="page-days cluster quiet">
      {days.map(
        ([name, day]) =>
          day !== undefined && (
            <Fragment key={name}>
              <span>
                {name}
                <Day of={day} />
              </span>{" "}
            </Fragment>
          ),
      )}
    </p>
  );
}

const trailSchema = z.object({
  meta: z.object({ trail: z.array(z.object({ title: z.string(), path: z.string() })) }),
});

/** The pages above this one, then itself, in one line; nothing on a page that has no trail. */
export function Breadcrumbs() {
  const parsedTrail = trailSchema.safeParse(useMatches().at(-1)?.loaderData);
  if (!parsedTrail.success) return null;
  const { trail } = parsedTrail.data.meta;
  const currentPage = trail.at(-1);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {[{ title: "Home", path: "/" }, ...trail.slice(0, -1)].map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{currentPage?.title}</li>
      </ol>
    </nav>
  );
}
