import type { ReactNode } from "react";
import {
  firstEdition,
  isKnown,
  noteText,
  type CaveatId,
  type Fact,
} from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Section } from "../../content/pages/section.ts";
import type { Words } from "../../content/word-tokens.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince, citedFacts, requiredCaveats } from "../../content/cited-facts.ts";
import { useFacts } from "../facts-context.ts";
import { Phrase } from "../marked-words.tsx";
import { useShownNotes } from "./notes-once.tsx";

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
  level: HeadingLevel;
  className?: string;
  hidden?: boolean;
  children: ReactNode;
};

/** A part with its heading, which is its anchor and its name. */
export function SectionFrame({ section, level, className, hidden, children }: SectionFrameProps) {
  const classes = ["section", className].filter(Boolean).join(" ");
  if (section.folded === true)
    return (
      <Folded section={section} level={level}>
        {children}
      </Folded>
    );
  return (
    <section className={classes} aria-labelledby={section.id} hidden={hidden}>
      <Heading level={level} id={section.id}>
        {section.title}
      </Heading>
      {children}
    </section>
  );
}

/** The anchor is what is inside, so that a link to it opens the part, in HTML alone. */
function Folded({ section: { id, title }, level, children }: SectionFrameProps) {
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

type NotesProps = {
  /** The contents that the notes belong to; contradicted values in it bring their note themselves. */
  of: unknown;
  also?: readonly CaveatId[] | undefined;
};

/** The visible notes near figures on which reports differ or which need a word of care: each once a page, then a link to it. */
export function Notes({ of: contents, also = [] }: NotesProps) {
  const facts = useFacts();
  const citedRecords = citedFacts(contents, facts);
  const ids = new Set([
    ...(isStatedAnew(citedRecords, facts) ? [] : also),
    ...requiredCaveats(citedRecords),
  ]);
  const shownNotes = useShownNotes();
  return [...ids].map((id) => {
    const place = shownNotes?.place(id);
    return place?.isHere === false ? (
      <p className="see-note quiet" key={id}>
        <a href={`#${place.anchor}`}>See the note above</a>
      </p>
    ) : (
      <p className="caveat" role="note" id={place?.anchor} key={id}>
        <strong>Note:</strong> {noteText(id, facts)}
      </p>
    );
  });
}

function isStatedAnew(
  citedRecords: readonly Fact[],
  { edition }: Pick<FactSnapshot, "edition">,
): boolean {
  if (edition === firstEdition || citedRecords.length === 0) return false;
  return citedRecords.every((record) => record.edition === edition && isKnown(record));
}

/** The foot of figures: where they come from and since when they are known to be right; several sources open from one line. */
export function FactSources({ of: contents }: { of: unknown }) {
  const citedRecords = citedFacts(contents, useFacts());
  const checkedOn = checkedSince(citedRecords);
  if (checkedOn === undefined) return null;
  const sources = new Map(citedRecords.map(({ source }) => [source.address, source.title]));
  const checkedDay = <time dateTime={checkedOn}>{longIndianDate(checkedOn)}</time>;
  const links = [...sources].map(([address, title]) => (
    <a href={address} target="_blank" rel="noopener" key={address}>
      {title}
    </a>
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
