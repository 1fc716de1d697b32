import { Fragment, type ReactElement, type ReactNode } from "react";
import { valueOf } from "../../content/facts/snapshot.ts";
import type { Question, Section } from "../../content/pages/section.ts";
import { telephoneAddress } from "../../content/site.ts";
import type { Wording, Words } from "../../content/word-tokens.ts";
import { useAddresses, usePageContext } from "../page-context.ts";
import { Phrase, plainWords } from "../marked-words.tsx";
import { Icon, TopicIcon } from "../ui/icon.tsx";
import { OutLink } from "../ui/links.tsx";
import { ReminderCard } from "../ui/reminder-card.tsx";
import { CycleDates, EventList, OverBadge } from "./cycle-dates.tsx";
import { FactTable } from "./figure-tables.tsx";
import { OwnWeeks } from "./own-weeks.tsx";
import {
  below,
  Heading,
  type HeadingLevel,
  Intro,
  Notes,
  NotesOnce,
  PhraseList,
  SectionFrame,
  type SectionProps,
} from "./section-frame.tsx";

type SectionPartProps = {
  section: Section;
  /** Level of its heading: 2 on the page itself, 3 inside a tab. */
  level?: HeadingLevel;
};

/** One part of an information page. A kind that is not here does not compile. */
export function SectionPart({ section, level = 2 }: SectionPartProps): ReactElement {
  switch (section.kind) {
    case "prose":
      return (
        <SectionFrame section={section} level={level}>
          <div className="prose">
            <Paragraphs of={section.paragraphs} />
          </div>
          <Notes of={section.paragraphs} also={section.caveats} />
        </SectionFrame>
      );
    case "list":
      return (
        <SectionFrame section={section} level={level}>
          <Intro words={section.intro} />
          <div className="prose">
            <PhraseList items={section.items} />
          </div>
          <Notes of={section} also={section.caveats} />
        </SectionFrame>
      );
    case "steps":
      return <Steps section={section} level={level} />;
    case "table":
      return <FactTable section={section} level={level} />;
    case "dates":
      return <CycleDates section={section} level={level} />;
    case "notice":
      return (
        <SectionFrame section={section} level={level} className={`notice notice-${section.tone}`}>
          <Paragraphs of={section.paragraphs} />
          <Notes of={section.paragraphs} />
        </SectionFrame>
      );
    case "reminder":
      return (
        <ReminderCard title={section.title} action={section.action}>
          <Paragraphs of={[section.text]} />
        </ReminderCard>
      );
    case "accordion":
      return <Accordion section={section} level={level} />;
    case "questions":
      return (
        <SectionFrame section={section} level={level}>
          <QuestionList group={section.id} questions={section.questions} level={below(level)} />
        </SectionFrame>
      );
    case "tabs":
      return <Tabs section={section} level={level} />;
    case "unavailable":
      return <Unavailable section={section} level={level} />;
    case "links":
      return (
        <SectionFrame section={section} level={level}>
          <LinkCards cards={section.links} />
        </SectionFrame>
      );
    case "contact":
      return <ContactCard section={section} level={level} />;
    case "map":
      return <MapFrame section={section} level={level} />;
    case "weeks":
      return <OwnWeeks section={section} level={level} />;
  }
}

function Paragraphs({ of: paragraphs }: { of: readonly Words[] }) {
  return paragraphs.map((words, index) => (
    <p key={index}>
      <Phrase words={words} />
    </p>
  ));
}

function Steps({ section, level }: SectionProps<"steps">) {
  return (
    <SectionFrame section={section} level={level}>
      <Intro words={section.intro} />
      <ol className="steps">
        {section.steps.map(({ title, text, events }) => (
          <li key={title}>
            <strong>{title}</strong>
            {events !== undefined && <EventList events={events} />}
            <Paragraphs of={[text]} />
          </li>
        ))}
      </ol>
      <Notes of={section.steps} also={section.caveats} />
    </SectionFrame>
  );
}

function Unavailable({ section, level }: SectionProps<"unavailable">) {
  const reasonId = `${section.id}-reason`;
  return (
    <SectionFrame section={section} level={level}>
      <p className="intro" id={reasonId}>
        <Phrase words={section.text} />
      </p>
      <div>
        <button className="button" type="button" disabled aria-describedby={reasonId}>
          {section.label}
        </button>
      </div>
    </SectionFrame>
  );
}

function ContactCard({ section, level }: SectionProps<"contact">) {
  const { provider, facts } = usePageContext();
  return (
    <SectionFrame section={section} level={level}>
      <address className="card contact-card">
        <strong>{provider.name}</strong>
        <p>
          <Icon of="mapPin" />
          <span>{provider.address}</span>
        </p>
        <p>
          <Icon of="phone" />
          <a className="phone" href={telephoneAddress(provider.phone)}>
            {provider.phone}
          </a>
        </p>
        <p>
          <Icon of="clock" />
          <span>{valueOf(facts, "provider.hours")}</span>
        </p>
      </address>
    </SectionFrame>
  );
}

/** The institute on the map of the settings; without that setting, its address in words. */
function MapFrame({ section, level }: SectionProps<"map">) {
  const { provider } = usePageContext();
  return (
    <SectionFrame section={section} level={level}>
      {provider.mapEmbedUrl === null ? (
        <p className="intro">Find us at {provider.address}.</p>
      ) : (
        <iframe
          className={`map map-${section.height}`}
          src={provider.mapEmbedUrl}
          title={`Map of the way to ${provider.name}`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </SectionFrame>
  );
}

/** Panels of which one is shown: radio buttons, so that they switch by mouse and arrow keys without script. */
function Tabs({ section, level }: SectionProps<"tabs">) {
  return (
    <SectionFrame section={section} level={level}>
      <div className="tabs" role="group" aria-labelledby={section.id}>
        {section.tabs.map(({ id, label, sections }, index) => (
          <Fragment key={id}>
            <input
              className="visually-hidden"
              type="radio"
              name={section.id}
              id={id}
              defaultChecked={index === 0}
            />
            <label className="tab" htmlFor={id}>
              {label}
            </label>
            <div className="tab-panel">
              <NotesOnce panel={id}>
                {sections.map((part) => (
                  <SectionPart section={part} level={below(level)} key={part.id} />
                ))}
              </NotesOnce>
            </div>
          </Fragment>
        ))}
      </div>
    </SectionFrame>
  );
}

type LinkCardsProps = {
  cards: readonly {
    readonly label: string;
    readonly path: string;
    readonly description?: Wording | undefined;
  }[];
  badge?: string | undefined;
};

/** Pages as cards, each with its sign. */
export function LinkCards({ cards, badge }: LinkCardsProps) {
  const addressOf = useAddresses();
  const lookUp = usePageContext();
  return (
    <ul className="grid link-cards">
      {cards.map(({ path, label, description }) => (
        <li key={path}>
          <a className="card" href={addressOf(path)}>
            <TopicIcon of={path} />
            <strong>{label}</strong>
            {description !== undefined && (
              <span className="quiet">{plainWords(description, lookUp)}</span>
            )}
            {badge !== undefined && <span className="badge badge-quiet">{badge}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

type DisclosureProps = {
  /** Of the disclosures with one group name, one is open at most. */
  group: string;
  id: string;
  title: string;
  level: HeadingLevel;
  hidden?: boolean | undefined;
  children: ReactNode;
};

function Disclosure({ group, id, title, level, hidden, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={group} hidden={hidden}>
      <summary>
        <Heading level={level}>{title}</Heading>
      </summary>
      <div className="disclosure-body" id={id}>
        {children}
      </div>
    </details>
  );
}

function Accordion({ section, level }: SectionProps<"accordion">) {
  return (
    <SectionFrame section={section} level={level}>
      <Intro words={section.intro} />
      <div>
        {section.items.map(({ id, title, groups }) => (
          <Disclosure group={section.id} id={id} title={title} level={below(level)} key={id}>
            {groups.map((group, index) => (
              <div className="prose" key={index}>
                {group.title !== undefined && (
                  <Heading level={below(below(level))}>{group.title}</Heading>
                )}
                <PhraseList items={group.points} />
              </div>
            ))}
          </Disclosure>
        ))}
      </div>
      <Notes of={section} also={section.caveats} />
    </SectionFrame>
  );
}

type QuestionListProps = {
  group: string;
  questions: readonly (Question & { hidden?: boolean })[];
  level: HeadingLevel;
};

export function QuestionList({ group, questions, level }: QuestionListProps) {
  const lookUp = usePageContext();
  return (
    <div>
      {questions.map(({ id, question, answer, caveats, source, hidden }) => (
        <Disclosure
          group={group}
          id={id}
          title={plainWords(question, lookUp)}
          level={level}
          hidden={hidden}
          key={id}
        >
          <p>
            <OverBadge text={plainWords(answer, lookUp)} />
            <Phrase words={answer} />
          </p>
          <Notes of={answer} also={caveats} />
          {source !== undefined && (
            <p className="quiet">
              Source: <OutLink href={source.address}>{source.title}</OutLink>
            </p>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
