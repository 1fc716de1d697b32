import { data } from "react-router";
import {
  type Fact,
  factNote,
  factText,
  isPlannedDate,
  isReportedDifference,
} from "../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { standingOf, standingWords } from "../../content/facts/standing.ts";
import { addressIn } from "../../content/edition-address.ts";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { readForPage } from "../deferred-data.ts";
import { factHistory, type FactHistory } from "../fact-history.ts";
import { deepPageMeta } from "../fact-metadata.ts";
import { factsContext } from "../facts-context.ts";
import { changesPage } from "../feeds/change-feed.ts";
import { readPageContext } from "../page-context.ts";
import { pageMeta } from "../page-meta.ts";
import { pagesThatCite } from "../pages-that-cite.ts";
import { siteContext } from "../site-context.ts";
import { PageFrame } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { BeforeAndAfter, ChangeTime, ValueSource } from "../sections/stated-values.tsx";
import { sourceOf } from "../stated-source.ts";
import type { Route } from "./+types/fact.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const record = facts.find(params.factId);
  const shipped = builtInFacts.find(params.factId);
  if (record === undefined || shipped === undefined || params.factId.includes("/"))
    throw data(null, { status: 404 });
  const statements = await readForPage(site, site.services.facts.history(record.id, facts.edition));
  const path = `/facts/${record.id}`;
  return {
    meta: deepPageMeta(
      { ...site, facts },
      {
        path,
        title: record.label,
        description: descriptionOf(record),
        under: record.page,
      },
    ),
    pageContext: readPageContext(site),
    fact: shownFact(record, sourceOf(record, site), facts),
    history: factHistory({ ...shipped, source: sourceOf(shipped, site) }, statements),
    pages: pagesThatCite(record, {
      updates: site.services.updates.current(),
      edition: facts.edition,
    }).map((page) => ({
      path: addressIn(page, facts),
      title: catalogueEntry(page, facts.edition).title,
    })),
  };
}

function shownFact(record: Fact, source: Fact["source"], facts: FactSnapshot) {
  const { label, topic, question, checkedOn, changedAt } = record;
  const standing = standingOf(record);
  return {
    label,
    topic,
    question,
    text: factText(record),
    stated: { source, checkedOn, standing },
    ...(isReportedDifference(record)
      ? { heading: "What reports say", standing: differenceWords }
      : { heading: "Value now", standing: standingWords[standing] }),
    isPlan: isPlannedDate(record),
    note: factNote(record, facts),
    changedAt,
  };
}

const differenceWords =
  "Reports say this where they differ from the value on our page. This site does not state it: it stands there in a note alone.";

/** 50 to 160 characters for search engines. */
function descriptionOf(record: Fact): string {
  const start = `${record.label}: the value on this site, its source and the day of its check`;
  return `${start}, and every value before it.`.slice(0, 160);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function FactPage({ loaderData }: Route.ComponentProps) {
  const { pageContext, fact, history, pages } = loaderData;
  const head = (
    <>
      <p className="eyebrow">{fact.topic}</p>
      <h1>{fact.label}</h1>
      {fact.question !== undefined && <p className="lead">{fact.question}</p>}
    </>
  );
  return (
    <PageFrame pageContext={pageContext} head={head} contents={[]}>
      <SectionFrame section={{ id: "value", title: fact.heading }} level={2}>
        <p className="stated-value">{fact.text}</p>
        <p>{fact.standing}</p>
        {fact.isPlan && (
          <p>This was planned before it took place; the day itself stands beside it.</p>
        )}
        {fact.changedAt !== undefined && (
          <p>
            So since <time dateTime={fact.changedAt}>{longIndianDate(fact.changedAt)}</time>.
          </p>
        )}
        {fact.note !== null && (
          <p className="caveat" role="note">
            <strong>Note:</strong> {fact.note}
          </p>
        )}
        <ValueSource {...fact.stated} />
      </SectionFrame>
      <SectionFrame section={{ id: "pages", title: "Where it is shown" }} level={2}>
        <ul className="link-list fact-pages">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </SectionFrame>
      <SectionFrame section={{ id: "history", title: "Earlier values" }} level={2}>
        <History {...history} />
      </SectionFrame>
    </PageFrame>
  );
}

function History({ first, changes }: FactHistory) {
  return (
    <>
      {changes.map(({ at, before, after, note, ...stated }) => (
        <article className="card fact-change" key={at}>
          <h3>
            <time dateTime={at}>{longIndianDate(at)}</time>
          </h3>
          <ChangeTime at={at} />
          {note !== null && <p>{note}</p>}
          <BeforeAndAfter before={before} after={after} />
          <ValueSource {...stated} />
        </article>
      ))}
      {changes.length === 0 ? (
        <p>This value is the first that this site has stated.</p>
      ) : (
        <>
          <p>The first value that this site stated: {first.text}</p>
          <ValueSource {...first} />
        </>
      )}
      <p>
        <a href={changesPage.path}>All changes on this site</a>
      </p>
    </>
  );
}
