import { tools } from "../../content/page-catalogue.ts";
import { LinkList } from "../ui/links.tsx";
import { readForPage } from "../deferred-data.ts";
import { factsContext, useAddresses, useFacts } from "../facts-context.ts";
import {
  FoundValues,
  HitList,
  SearchGroups,
  SearchParts,
  SearchRemarks,
  searchSaid,
} from "../sections/search-results.tsx";
import { HelpFirst } from "../sections/help-first.tsx";
import { PageFrame, PageTitle } from "../sections/page-frame.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { SeasonLine } from "../season/what-now-card.tsx";
import { siteContext } from "../site-context.ts";
import { sourceOf } from "../stated-source.ts";
import { readForm, type FormReading } from "../tools/read-form.ts";
import { searchAddress, searchForm, shownSearch, type AskedSearch } from "../tools/shown-search.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/search.ts";
import { structuredQuestions } from "../../content/faq-content.ts";
import { plainWords, useLookUp } from "../marked-words.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";

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
        <h2 id="found">{searchSaid({ asked, shown: shownResults })}</h2>
        <SearchRemarks shown={shownResults} />
        {shownResults.asksNow && <SeasonLine />}
        <FoundValues
          values={values}
          feeTool={shownResults.feeTool}
          isSeasonTold={shownResults.asksNow}
        />
        <SearchGroups asked={asked} shown={shownResults} />
        <HitList shown={shownResults} />
        <SearchParts asked={asked} shown={shownResults} />
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
  const lookUp = useLookUp();
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
