import { createContext, type ReactNode, useContext, useState } from "react";
import { checkedSince, citedFacts, requiredCaveats } from "../../content/cited-facts.ts";
import {
  type CaveatId,
  firstEdition,
  holdsInEveryEdition,
  isKnown,
  noteText,
} from "../../content/facts/index.ts";
import { officialSites } from "../../content/official-sites.ts";
import type { Section } from "../../content/pages/section.ts";
import type { Words } from "../../content/word-tokens.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { useFacts } from "../page-context.ts";
import { Phrase } from "../marked-words.tsx";
import { Day, HostLink, OutLink } from "../ui/links.tsx";

export type HeadingLevel = 2 | 3 | 4;

const tags = { 2: "h2", 3: "h3", 4: "h4" } as const;

type HeadingProps = { level: HeadingLevel; id?: string; children: ReactNode };

export function Heading({ level, id, children }: HeadingProps) {
  const Tag = tags[level];
  return <Tag id={id}>{children}</Tag>;
}

export function below(level: HeadingLevel): HeadingLevel {
  return level === 2 ? 3 : 4;
}

export type SectionProps<Kind extends Section["kind"]> = {
  section: Extract<Section, { kind: Kind }>;
  level: HeadingLevel;
};

type SectionFrameProps = {
  section: Pick<Section, "id" | "title" | "folded">;
  level?: HeadingLevel;
  className?: string;
  hidden?: boolean;
  children: ReactNode;
};

/** A part with its heading, which is its anchor and its name. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, level = 2, className, hidden, children } = props;
  const { id, title, folded } = section;
  if (folded !== true)
    return (
      <section
        className={className === undefined ? "section" : `section ${className}`}
        aria-labelledby={id}
        hidden={hidden}
      >
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {children}
      </section>
    );
  // The anchor is what is inside, so that a link to it opens the part, in HTML alone.
  const headingId = `${id}-heading`;
  return (
    <section className="folded" aria-labelledby={headingId}>
      <details className="disclosure">
        <summary>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
        </summary>
        <div className="disclosure-body section" id={id}>
          {children}
        </div>
      </details>
    </section>
  );
}

export function Intro({ words }: { words: Words | undefined }) {
  if (words === undefined) return null;
  return (
    <p className="intro">
      <Phrase words={words} />
    </p>
  );
}

export function PhraseList({ items }: { items: readonly Words[] }) {
  return (
    <ul>
      {items.map((words, index) => (
        <li key={index}>
          <Phrase words={words} />
        </li>
      ))}
    </ul>
  );
}

export function Caveat({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="caveat" role="note" id={id}>
      <strong>Note:</strong> {children}
    </p>
  );
}

type ShownNotes = { readonly anchors: Map<CaveatId, string>; readonly ending: string };

/** The notes shown so far, in the order in which the server renders; null: every note stands where it belongs. */
const ShownNotesContext = createContext<ShownNotes | null>(null);

/**
 * Each note stands once in what is in here, at its first place. In a panel, of which a reader may see another one
 * instead, those count that stand before it or in it.
 */
export function NotesOnce({ panel, children }: { panel?: string; children: ReactNode }) {
  const before = useContext(ShownNotesContext);
  const [shown] = useState(() => ({
    anchors: new Map(before?.anchors),
    ending: panel === undefined ? "" : `-${panel}`,
  }));
  return <ShownNotesContext value={shown}>{children}</ShownNotesContext>;
}

/** For what a search may show alone: its notes stand with it, whatever stands before. */
export function NotesEachTime({ children }: { children: ReactNode }) {
  return <ShownNotesContext value={null}>{children}</ShownNotesContext>;
}

type NotesProps = {
  /** The contents that the notes belong to; contradicted values in it bring their note themselves. */
  of: unknown;
  also?: readonly CaveatId[] | undefined;
};

/** The visible notes near figures on which reports differ or which need a word of care: each once a page, then a link to it. */
export function Notes({ of: contents, also = [] }: NotesProps) {
  const facts = useFacts();
  const shown = useContext(ShownNotesContext);
  const cited = citedFacts(contents, facts);
  const isStatedAnew =
    facts.edition !== firstEdition &&
    cited.length > 0 &&
    cited.every((record) => record.edition === facts.edition && isKnown(record));
  const ids = new Set([...(isStatedAnew ? [] : also), ...requiredCaveats(cited)]);
  return [...ids].map((id) => {
    const above = shown?.anchors.get(id);
    if (above !== undefined)
      return (
        <p className="see-note quiet" key={id}>
          <a href={`#${above}`}>See the note above</a>
        </p>
      );
    const anchor = shown === null ? undefined : `note-${id}${shown.ending}`;
    if (anchor !== undefined) shown?.anchors.set(id, anchor);
    return (
      <Caveat id={anchor} key={id}>
        {noteText(id, facts)}
      </Caveat>
    );
  });
}

/** Near the top of a page with values of an earlier edition: whose they are, and that its own are not known. */
export function CarriedNote({ of: contents }: { of: unknown }) {
  const cited = citedFacts(contents, useFacts());
  const carried = cited.flatMap((record) => record.carried ?? []);
  const [first] = carried;
  if (first === undefined) return null;
  const isAll = !cited.some((record) => !holdsInEveryEdition(record) && isKnown(record));
  const [since = first.checkedOn] = carried.map(({ checkedOn }) => checkedOn).sort();
  const marks = [...new Set(carried.map(({ from }) => `(${from})`))].sort().join(" or ");
  return (
    <Caveat>
      Values marked {marks} are last cycle&apos;s
      {isAll ? ", and so are the steps and rules around them. " : ". "}
      We have no {first.into} notice {isAll ? "" : "of them "}on record (our records end on{" "}
      {longIndianDate(since)}). Official site: <HostLink address={officialSites.jeeMain.address} />.
    </Caveat>
  );
}

/** The foot of figures: where they come from and since when they are known to be right; several sources open from one line. */
export function FactSources({ of: contents }: { of: unknown }) {
  const cited = citedFacts(contents, useFacts());
  const checkedOn = checkedSince(cited);
  if (checkedOn === undefined) return null;
  const sources = new Map(cited.map(({ source }) => [source.address, source.title]));
  const checkedDay = <Day of={checkedOn} />;
  const links = [...sources].map(([address, title]) => (
    <OutLink href={address} key={address}>
      {title}
    </OutLink>
  ));
  if (links.length === 1)
    return (
      <p className="fact-sources quiet">
        Source: {links}. Facts checked on {checkedDay}.
      </p>
    );
  return (
    <details className="fact-sources quiet">
      <summary>
        {links.length} sources, facts checked on {checkedDay}
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
