import { readForPage } from "../deferred-data.ts";
import { factsContext } from "../facts-context.ts";
import {
  HitList,
  SearchGroups,
  SearchParts,
  SearchRemarks,
  searchSaid,
} from "../sections/search-results.tsx";
import { AskedMost, WhereElse } from "../sections/search-start.tsx";
import { FoundValues } from "../sections/search-values.tsx";
import { PageFrame } from "../sections/page-frame.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { SeasonLine } from "../season/what-now-card.tsx";
import { siteContext } from "../site-context.ts";
import { sourceOf } from "../stated-source.ts";
import { type FormReading, readForm } from "../tools/read-form.ts";
import { type AskedSearch, searchAddress, searchForm, shownSearch } from "../tools/shown-search.ts";
import { toolMeta } from "../tools/tool-meta.ts";
import { toolData, toolHeaders } from "../tools/tool-page.ts";
import type { Route } from "./+types/search.ts";

const path = "/search";
const description =
  "Type what you want to know: a fee, a date, a rule. Values come with their source; spelling does not matter.";

export async function loader({ context, url }: Route.LoaderArgs) {
  const read = readForm(searchForm, url.searchParams);
  const asked = read.kind === "asked" && read.values.q !== "" ? read.values : null;
  const found = asked === null ? null : await search(asked, context);
  // A part behind the last of this search is no part of it.
  const reading =
    found !== null && found.shown.part > found.shown.parts
      ? { ...read, kind: "wrong" as const, problems: { part: "There is no such part." } }
      : read;
  return toolData(context, { path, description, reading }, { asked, found });
}

async function search(asked: AskedSearch, context: Route.LoaderArgs["context"]) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const asTyped = asked.exact !== null;
  const answer = await readForPage(site, site.services.search.find(asked.q, facts, { asTyped }));
  const shown = shownSearch(answer, asked, facts);
  return {
    shown,
    values: shown.values.map((record) => ({ record, source: sourceOf(record, site) })),
  };
}

type Refusal = Extract<FormReading<unknown>, { kind: "wrong" }>;

/** A search is named by its words, so that its tab is told from others. */
export function meta({ loaderData: { meta: page, reading, asked } }: Route.MetaArgs) {
  const title = asked === null ? page.title : `Search: ${asked.q}`;
  return toolMeta({ meta: { ...page, title }, reading });
}

export const headers = toolHeaders;

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { pageContext, reading, asked, found } = loaderData;
  const head = (
    <>
      <h1>Search</h1>
      {reading.kind === "empty" && <p className="lead">{description}</p>}
      <SearchForm
        path={path}
        label="What do you want to know?"
        placeholder="For example: obc fee"
        search={reading.typed["q"]?.join(" ") ?? ""}
      />
    </>
  );
  if (reading.kind === "wrong" || asked === null || found === null)
    return (
      <PageFrame pageContext={pageContext} head={head} contents={[]}>
        {reading.kind === "wrong" && <Refused reading={reading} />}
        <AskedMost />
      </PageFrame>
    );
  const { shown, values } = found;
  return (
    <PageFrame pageContext={pageContext} head={head} contents={[]}>
      <section className="section" id="results" tabIndex={-1} aria-labelledby="found">
        <h2 id="found">{searchSaid({ asked, shown })}</h2>
        <SearchRemarks shown={shown} />
        {shown.asksNow && <SeasonLine />}
        <FoundValues values={values} />
        <SearchGroups asked={asked} shown={shown} />
        <HitList shown={shown} />
        <SearchParts asked={asked} shown={shown} />
      </section>
      {(shown.isNearest || shown.hits.length === 0) && <WhereElse />}
    </PageFrame>
  );
}

/** What of the address is no search, and the search without it. */
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
