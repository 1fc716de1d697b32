import { Day, LinkList, ReportLink } from "../ui/links.tsx";
import { data } from "react-router";
import {
  type CarriedValue,
  type Fact,
  factNote,
  firstEdition,
  holdsInEveryEdition,
  isPlannedDate,
  isReportedDifference,
  wholeFactText,
} from "../../content/facts/index.ts";
import { addressIn } from "../../content/edition-address.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { shownStanding, standingWords } from "../../content/facts/standing.ts";
import { catalogueEntry, type PagePath } from "../../content/page-catalogue.ts";
import type { Services } from "../../domain/services.ts";
import { readForPage } from "../deferred-data.ts";
import { factHistory, sourceOf } from "../fact-values.ts";
import { deepPageMeta, loadedMeta } from "../page-meta.ts";
import { factsContext, usePageContext } from "../page-context.ts";
import { siteContext } from "../site-context.ts";
import {
  type EditionHistory,
  FactHistories,
  SourceLooked,
  ValueSource,
} from "../sections/stated-values.tsx";
import { PageFrame } from "../sections/page-frame.tsx";
import { Caveat, SectionFrame } from "../sections/section-frame.tsx";
import type { Route } from "./+types/fact.ts";
import { faqCategories } from "../../content/faq-content.ts";
import { homeContents } from "../../content/home-content.ts";
import { informationPages } from "../../content/pages/index.ts";
import { recordNames, type SiteUpdate } from "../../domain/updates/update.ts";
import { citedIds } from "../../content/cited-facts.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const record = facts.find(params.factId);
  const shippedRecord = builtInFacts.find(params.factId);
  if (record === undefined || shippedRecord === undefined || params.factId.includes("/"))
    throw data(null, { status: 404 });
  const histories = await readForPage(
    site,
    historiesOf({ ...shippedRecord, source: sourceOf(shippedRecord, site) }, facts, site.services),
  );
  const path = `/facts/${record.id}`;
  return {
    meta: deepPageMeta(context, {
      path,
      title: record.label,
      description: descriptionOf(record),
      under: record.page,
    }),
    fact: shownFact(record, sourceOf(record, site), facts),
    look: site.services.officialPages.told.ofSource(record.source.address),
    histories,
    pages: pagesThatCite(record, {
      updates: site.services.updates.current(),
      edition: facts.edition,
    }).map((page) => ({
      path: addressIn(page, facts),
      label: catalogueEntry(page, facts.edition).title,
    })),
  };
}

async function historiesOf(
  shippedRecord: Fact,
  { edition: current, editions, inEdition }: FactSnapshot,
  { facts }: Pick<Services, "facts">,
): Promise<readonly EditionHistory[]> {
  const ofEditions = await Promise.all(
    editions.listed.map(async ({ edition }) => {
      // A changed record is traced to the pages that have asked for it.
      inEdition(edition)?.find(shippedRecord.id);
      return { edition, statements: await facts.history(shippedRecord.id, edition) };
    }),
  );
  if (ofEditions.length === 1 || holdsInEveryEdition(shippedRecord)) {
    const statements = ofEditions.flatMap((one) => one.statements).toSorted(lastFirst);
    return [{ edition: null, isCurrent: true, ...factHistory(shippedRecord, statements) }];
  }
  return ofEditions.map(({ edition, statements }) => ({
    edition,
    isCurrent: edition === current,
    ...factHistory(shippedRecord, statements, edition === firstEdition),
  }));
}

type Effective = { readonly effectiveAt: string | null };

function lastFirst(left: Effective, right: Effective): number {
  return Date.parse(right.effectiveAt ?? "") - Date.parse(left.effectiveAt ?? "");
}

function shownFact(record: Fact, source: Fact["source"], facts: FactSnapshot) {
  const { label, topic, question, checkedOn, changedAt, carried } = record;
  const standing = shownStanding(record);
  return {
    label,
    topic,
    question,
    text: wholeFactText(record),
    stated: { source, checkedOn, standing },
    sourceOf: carried === undefined ? undefined : carried.from,
    ...(isReportedDifference(record)
      ? { heading: "Reported value", standing: differenceWords }
      : {
          heading: "Current value",
          standing: carried === undefined ? standingWords[standing] : carriedWords(carried),
        }),
    isPlan: isPlannedDate(record),
    note: factNote(record, facts),
    changedAt: carried === undefined ? changedAt : undefined,
  };
}

function carriedWords({ into, from }: CarriedValue): string {
  return `Not confirmed: we have no ${into} notice on record. We show the ${from} value so that you know what was usual. The official site always prevails.`;
}

const differenceWords =
  "Reports give this value where they differ from the one on our page, or are more exact. Our pages show it only in a note; a tool that uses it says so.";

/** 50 to 160 characters for search engines. */
function descriptionOf(record: Fact): string {
  const start = `${record.label}: the current value, its source and when we checked it`;
  return `${start}, and all earlier values.`.slice(0, 160);
}

export const meta = loadedMeta;

export default function FactPage({ loaderData }: Route.ComponentProps) {
  const { meta: page, fact, look, histories, pages } = loaderData;
  const { provider } = usePageContext();
  const head = (
    <>
      <p className="eyebrow">{fact.topic}</p>
      <h1>{fact.label}</h1>
      {fact.question !== undefined && <p className="lead">{fact.question}</p>}
    </>
  );
  return (
    <PageFrame head={head}>
      <SectionFrame section={{ id: "value", title: fact.heading }}>
        <p className="stated-value">{fact.text}</p>
        <p>{fact.standing}</p>
        {fact.isPlan && (
          <p>This was the plan before the event; the actual day is recorded separately.</p>
        )}
        {fact.changedAt !== undefined && (
          <p>
            Unchanged since <Day of={fact.changedAt} />.
          </p>
        )}
        {fact.note !== null && <Caveat>{fact.note}</Caveat>}
        <ValueSource {...fact.stated} of={fact.sourceOf} />
        {look !== null && <SourceLooked look={look} />}
        <p>
          Is this wrong?{" "}
          <ReportLink provider={provider} page={page}>
            Report a mistake
          </ReportLink>
        </p>
      </SectionFrame>
      <SectionFrame section={{ id: "pages", title: "Pages that show it" }}>
        <LinkList links={pages} />
      </SectionFrame>
      <FactHistories histories={histories} />
    </PageFrame>
  );
}

function pagesThatCite(
  { id, page }: Pick<Fact, "id" | "page">,
  { updates, edition }: { readonly updates: readonly SiteUpdate[]; readonly edition: string },
): readonly PagePath[] {
  // By name alone: whoever looked them up would depend on all that updates name.
  const isInNews = updates.some((update) => recordNames(update).includes(`${edition}/${id}`));
  const cites = (contents: unknown) => citedIds(contents).includes(id);
  const citing: readonly PagePath[] = [
    ...informationPages(edition)
      .filter(cites)
      .map(({ path }) => path),
    ...(cites(faqCategories(edition)) ? ["/faq" as const] : []),
    ...(isInNews ? ["/latest-updates" as const] : []),
    ...(cites(homeContents(edition)) ? ["/" as const] : []),
  ];
  return [...new Set([page, ...citing])];
}
