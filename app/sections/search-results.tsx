import { Caveat } from "./section-frame.tsx";
import { OutLink, PageLinks } from "../ui/links.tsx";
import { Fragment } from "react";
import { longIndianDate } from "../../domain/shared/clock.ts";
import {
  type HitKind,
  type MarkedText,
  maxHits,
  type SearchHit,
} from "../../domain/search/search-answer.ts";
import {
  type AskedSearch,
  hitsAPart,
  searchAddress,
  type ShownSearch,
} from "../tools/shown-search.ts";
import { EventBadge, OverBadge } from "./event-badge.tsx";
import { type Fact, factNote, lastDayOf, wholeFactText } from "../../content/facts/index.ts";
import { shownStanding } from "../../content/facts/standing.ts";
import { catalogueEntry, toolName } from "../../content/page-catalogue.ts";
import { useAddresses, useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { SeasonLine } from "../season/what-now-card.tsx";
import { Icon } from "../ui/icon.tsx";
import { ValueSource } from "./stated-values.tsx";

const kindNames: Readonly<Record<HitKind, { readonly one: string; readonly all: string }>> = {
  page: { one: "Page", all: "Pages" },
  question: { one: "Question", all: "Questions" },
  answer: { one: "Answer", all: "Answers" },
  update: { one: "Update", all: "Updates" },
  fact: { one: "Fact", all: "Facts" },
  post: { one: "Post", all: "Posts" },
  tool: { one: "Tool", all: "Tools" },
};

const maxSources = 2;

const anyKind = { one: "result", all: "results" };

type Shown = { asked: AskedSearch; shown: ShownSearch };

export function searchSaid({ asked, shown }: Shown): string {
  const { corrected, query, isNearest, groups } = shown;
  const countOf = (kind: HitKind | null) => groups.find((group) => group.kind === kind)?.count ?? 0;
  const count = countOf(asked.kind);
  if (countOf(null) === 0) return `No results for “${query}”`;
  if (isNearest) return `Closest to “${query}”`;
  const { one, all } = asked.kind === null ? anyKind : kindNames[asked.kind];
  const countText = `${count === 0 ? "No" : count} ${(count === 1 ? one : all).toLowerCase()}`;
  const best = count === maxHits ? "Top " : "";
  return `${best}${countText} for “${corrected ?? query}”`;
}

export function SearchRemarks({
  shown: { corrected, query, notCovered, isNearest, hits },
}: Pick<Shown, "shown">) {
  return (
    <>
      {corrected !== null && (
        <p>
          Showing results for “{corrected}”.{" "}
          <a href={searchAddress({ q: query, exact: "1" })}>Search instead for “{query}”</a>
        </p>
      )}
      {notCovered !== null && (
        <p className="alert">
          {notCovered.name} is not covered on this site.
          {isNearest && hits.length > 0 && " The closest answers are below."}
        </p>
      )}
      {notCovered === null && hits.length === 0 && (
        <p className="alert">Try fewer or different words.</p>
      )}
    </>
  );
}

export function SearchGroups({ asked, shown: { groups } }: Shown) {
  if (groups.length < 3) return null;
  return (
    <nav className="tabs" aria-label="Type of result">
      {groups.map(({ kind, count }) => (
        <a
          className="tab"
          href={searchAddress({ ...asked, kind, part: 1 })}
          aria-current={kind === asked.kind ? "true" : undefined}
          key={kind}
        >
          {kind === null ? "All" : kindNames[kind].all} ({count})
        </a>
      ))}
    </nav>
  );
}

export function HitList({ shown: { hits, part } }: Pick<Shown, "shown">) {
  if (hits.length === 0) return null;
  return (
    <ol className="hits" start={(part - 1) * hitsAPart + 1}>
      {hits.map((hit) => (
        <li key={hit.path}>
          <Hit {...hit} />
        </li>
      ))}
    </ol>
  );
}

function Hit({ kind, path, title, within, excerpt, sources, day }: SearchHit) {
  return (
    <>
      <h3>
        <a href={path}>
          <Marked text={title} />
        </a>
      </h3>
      <p className="quiet">
        {kindNames[kind].one}
        {within !== null && ` · ${within}`}
        {day !== null && (
          <>
            {" · "}
            <time dateTime={day}>{longIndianDate(day)}</time>
          </>
        )}
      </p>
      {excerpt.length > 0 && (
        <p>
          <OverBadge text={excerpt.map(({ text }) => text).join("")} />
          <Marked text={excerpt} />
        </p>
      )}
      {sources.length > 0 && <HitSources sources={sources} />}
    </>
  );
}

function HitSources({ sources }: Pick<SearchHit, "sources">) {
  return (
    <p>
      <small className="quiet">
        {sources.length === 1 ? "Source: " : "Sources: "}
        {sources.slice(0, maxSources).map(({ title, address }, index) => (
          <Fragment key={address}>
            {index > 0 && "; "}
            <OutLink href={address}>{title}</OutLink>
          </Fragment>
        ))}
        {sources.length > maxSources && `; ${sources.length - maxSources} more on the page`}
      </small>
    </p>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, isMatch }, index) =>
    isMatch ? <mark key={index}>{piece}</mark> : piece,
  );
}

export function SearchParts({ asked, shown: { part, parts } }: Shown) {
  const addressOf = (one: number) => searchAddress({ ...asked, part: one });
  return (
    <PageLinks
      label="Pages of results"
      previous={part > 1 ? addressOf(part - 1) : null}
      next={part < parts ? addressOf(part + 1) : null}
    >
      <span>
        Page {part} of {parts}
      </span>
    </PageLinks>
  );
}

type FoundValue = { readonly record: Fact; readonly source: Fact["source"] };

export function FoundValues({
  values,
  feeTool,
  isSeasonTold,
}: {
  values: readonly FoundValue[];
  feeTool: string | null;
  isSeasonTold: boolean;
}) {
  if (values.length === 0) return null;
  return (
    <ul className="stack found-values" aria-label="Answers">
      {values.map((value) => (
        <li className="card" key={value.record.id}>
          <Value {...value} isSeasonTold={isSeasonTold} />
        </li>
      ))}
      {feeTool !== null && (
        <li>
          <a className="button button-quiet" href={feeTool}>
            {toolName("/tools/fees")} Add it up
            <Icon of="arrowRight" />
          </a>
        </li>
      )}
    </ul>
  );
}

function Value({ record, source, isSeasonTold }: FoundValue & { isSeasonTold: boolean }) {
  const facts = useFacts();
  const addressOf = useAddresses();
  const { id, label, page, checkedOn, carried } = record;
  const note = factNote(record, facts);
  const { today } = usePageContext();
  // A date of birth, or of another exam's papers, is no event that comes again.
  const isOver = record.topic === "Important dates" && (lastDayOf(record) ?? today) < today;
  return (
    <>
      <h3>{label}</h3>
      <p className="found-value">{wholeFactText(record)}</p>
      {isOver && (
        <>
          <p>
            <EventBadge status="over" /> This was in the JEE Main {carried?.from ?? facts.edition}{" "}
            cycle.
          </p>
          {!isSeasonTold && <SeasonLine />}
        </>
      )}
      {note !== null && <Caveat>{note}</Caveat>}
      {/* A value that readers are not told has no source either. */}
      {carried?.isShown !== false && (
        <ValueSource
          source={source}
          checkedOn={checkedOn}
          standing={shownStanding(record)}
          of={carried?.from}
        />
      )}
      <p className="cluster">
        <a href={`/facts/${id}`}>More about this fact</a>
        <a href={addressOf(page)}>{catalogueEntry(page, facts.edition).title}</a>
      </p>
    </>
  );
}
