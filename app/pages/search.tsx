import { catalogueEntry, toolName, tools } from "../../content/page-catalogue.ts";
import { Day, LinkList, NumberedPages, OutLink } from "../ui/links.tsx";
import { Fragment } from "react";
import { readForPage } from "../deferred-data.ts";
import { factsContext, useAddresses, useFacts, usePageContext } from "../page-context.ts";
import {
  type HitKind,
  type MarkedText,
  maxHits,
  type SearchHit,
} from "../../domain/search/search-answer.ts";
import { type Fact, factNote, lastDayOf, wholeFactText } from "../../content/facts/index.ts";
import { shownStanding } from "../../content/facts/standing.ts";
import { EventBadge, OverBadge } from "../sections/cycle-dates.tsx";
import { ValueSource } from "../sections/stated-values.tsx";
import { Icon } from "../ui/icon.tsx";
import { HelpFirst } from "../sections/help-first.tsx";
import { PageFrame, PageTitle } from "../sections/page-frame.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { SeasonLine } from "../season/what-now-card.tsx";
import { siteContext } from "../site-context.ts";
import { sourceOf } from "../fact-values.ts";
import { readForm, type FormReading } from "../tools/read-form.ts";
import {
  type AskedSearch,
  hitsAPart,
  searchAddress,
  searchForm,
  type ShownSearch,
  shownSearch,
} from "../tools/shown-search.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/search.ts";
import { structuredQuestions } from "../../content/faq-content.ts";
import { plainWords } from "../marked-words.tsx";
import { Caveat, SectionFrame } from "../sections/section-frame.tsx";

const path = "/search";
const description =
  "Type what you want to know: a fee, a date or a rule. Answers come with their source, and spelling mistakes are fine.";

export async function loader({ context, url }: Route.LoaderArgs) {
  const formReading = readForm(searchForm, url.searchParams);
  const submitted =
    formReading.kind === "submitted" && formReading.values.q !== "" ? formReading.values : null;
  const results = submitted === null ? null : await search(submitted, context);
  // A part behind the last of this search is no part of it.
  const reading =
    results !== null && results.shown.part > results.shown.parts
      ? {
          ...formReading,
          kind: "invalid" as const,
          problems: { part: "There is no such page of results." },
        }
      : formReading;
  return toolData(context, { path, description, reading }, { asked: submitted, found: results });
}

async function search(submitted: AskedSearch, context: Route.LoaderArgs["context"]) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const asTyped = submitted.exact !== null;
  const answer = await readForPage(
    site,
    site.services.search.find(submitted.q, facts, { asTyped }),
  );
  const shownResults = shownSearch(answer, submitted, facts);
  return {
    shown: shownResults,
    values: shownResults.values.map((record) => ({ record, source: sourceOf(record, site) })),
  };
}

type Refusal = Extract<FormReading<unknown>, { kind: "invalid" }>;

/** A search is named by its words, so that its tab is told from others. */
export function meta({ loaderData: { meta: page, reading, asked } }: Route.MetaArgs) {
  const title = asked === null ? page.title : `Search: ${asked.q}`;
  return toolMeta({ loaderData: { meta: { ...page, title }, reading } });
}

export const headers = toolHeaders;

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { reading, asked, found } = loaderData;
  const head = (
    <>
      <PageTitle path={path}>Search</PageTitle>
      {reading.kind === "empty" && <p className="lead">{description}</p>}
      <SearchForm
        path={path}
        label="What do you want to know?"
        placeholder="For example: obc fee"
        search={reading.typed["q"]?.join(" ") ?? ""}
      />
    </>
  );
  if (reading.kind === "invalid" || asked === null || found === null)
    return (
      <PageFrame head={head}>
        {reading.kind === "invalid" && <Refused reading={reading} />}
        <AskedMost />
      </PageFrame>
    );
  const { shown: shownResults, values } = found;
  return (
    <PageFrame head={head}>
      <section className="section" id="results" tabIndex={-1} aria-labelledby="found">
        {shownResults.help !== null && <HelpFirst help={shownResults.help} />}
        <h2 id="found">{searchSaid(shownResults)}</h2>
        <SearchRemarks shown={shownResults} />
        {shownResults.asksNow && <SeasonLine />}
        <FoundValues
          values={values}
          feeTool={shownResults.feeTool}
          isSeasonTold={shownResults.asksNow}
        />
        <HitList shown={shownResults} />
        <NumberedPages
          label="Pages of results"
          page={shownResults.part}
          pages={shownResults.parts}
          addressOf={(part) => searchAddress({ ...asked, part })}
        />
      </section>
      {(shownResults.isNearest || shownResults.hits.length === 0) && <WhereElse />}
    </PageFrame>
  );
}

function Refused({ reading: { typed, problems } }: { reading: Refusal }) {
  const [q] = typed["q"] ?? [];
  return (
    <div className="alert" id="results" tabIndex={-1} role="alert">
      {Object.values(problems).map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {q !== undefined && <a href={searchAddress({ q })}>All results for “{q}”</a>}
    </div>
  );
}

function AskedMost() {
  const lookUp = usePageContext();
  const addressOf = useAddresses();
  const { edition } = useFacts();
  return (
    <>
      <SectionFrame section={{ id: "asked-most", title: "Popular questions" }}>
        <LinkList
          links={structuredQuestions(edition).map(({ id, question }) => ({
            label: plainWords(question, lookUp),
            path: `${addressOf("/faq")}#${id}`,
          }))}
        />
      </SectionFrame>
      <SectionFrame section={{ id: "tools", title: "Tools" }}>
        <LinkList links={tools.map(({ path, name }) => ({ label: name, path }))} />
      </SectionFrame>
    </>
  );
}

function WhereElse() {
  const addressOf = useAddresses();
  return (
    <SectionFrame section={{ id: "where-else", title: "Where else to ask" }}>
      <LinkList
        links={[
          { label: "All questions and answers", path: addressOf("/faq") },
          { label: "Ask us by phone or message", path: "/contact" },
          { label: "All pages", path: "/sitemap" },
        ]}
      />
    </SectionFrame>
  );
}

const kindNames: Readonly<Record<HitKind, string>> = {
  page: "Page",
  question: "Question",
  answer: "Answer",
  update: "Update",
  fact: "Fact",
  post: "Post",
  tool: "Tool",
};

const maxSources = 2;

function searchSaid({ corrected, query, isNearest, count }: ShownSearch): string {
  if (count === 0) return `No results for “${query}”`;
  if (isNearest) return `Closest to “${query}”`;
  const best = count === maxHits ? "Top " : "";
  return `${best}${count} ${count === 1 ? "result" : "results"} for “${corrected ?? query}”`;
}

type Shown = { shown: ShownSearch };

function SearchRemarks({ shown: { corrected, query, notCovered, isNearest, hits } }: Shown) {
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

function HitList({ shown: { hits, part } }: Shown) {
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
        {kindNames[kind]}
        {within !== null && ` · ${within}`}
        {day !== null && (
          <>
            {" · "}
            <Day of={day} />
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

type FoundValue = { readonly record: Fact; readonly source: Fact["source"] };

function FoundValues({
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
      <ValueSource
        source={source}
        checkedOn={checkedOn}
        standing={shownStanding(record)}
        of={carried?.from}
      />
      <p className="cluster">
        <a href={`/facts/${id}`}>More about this fact</a>
        <a href={addressOf(page)}>{catalogueEntry(page, facts.edition).title}</a>
      </p>
    </>
  );
}
