import { type FactId, factText, isKnown } from "../content/facts/index.ts";
import type { FactLookup } from "../content/facts/snapshot.ts";
import { officialSites } from "../content/official-sites.ts";
import type { CycleEvent, Question } from "../content/pages/section.ts";
import type { Edition } from "../content/facts/edition.ts";
import { brand, product } from "../content/site.ts";
import type { Site } from "./site-context.ts";
import { eventDays } from "./season/event-days.ts";
import { type LookUp, plainWords } from "./marked-words.tsx";

type Publisher = Pick<Site, "url" | "provider"> & LookUp;

export function structuredGraph(...nodes: readonly object[]): Record<string, unknown> {
  return { "@context": "https://schema.org", "@graph": nodes };
}

export function breadcrumbList(
  siteUrl: string,
  ...trail: readonly { readonly title: string; readonly path: string }[]
): object {
  const crumbs = [{ title: "Home", path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${siteUrl}${path}`,
    })),
  };
}

export function faqPage(questions: readonly Question[], lookUp: LookUp): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: plainWords(question, lookUp),
      acceptedAnswer: { "@type": "Answer", text: plainWords(answer, lookUp) },
    })),
  };
}

export function institute({ url, provider, facts }: Publisher): object {
  return {
    "@type": "EducationalOrganization",
    "@id": instituteId(url),
    name: provider.name,
    url: `${url}/`,
    telephone: provider.phone,
    address: provider.address,
    foundingDate: knownText("provider.established", facts),
  };
}

/** The value of a record, for programs; undefined when the edition has none of its own, or none any more. */
function knownText(id: FactId, facts: FactLookup): string | undefined {
  const record = facts.fact(id);
  return isKnown(record) ? factText(record) : undefined;
}

export function webSite(url: string, edition: Edition): object {
  return {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name: brand(edition),
    url: `${url}/`,
    inLanguage: "en-IN",
    publisher: { "@id": instituteId(url) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${url}/faq?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

function instituteId(url: string): string {
  return `${url}/#institute`;
}

/**
 * A session of the exam, held in many cities from its first to its last day. `EventScheduled` says
 * by its definition that the event takes place or took place as scheduled, so it stays right when
 * the days are over; the records hold the days on which the sessions were held in the end. Null while
 * the records name no day.
 */
export function examEvent(
  session: CycleEvent,
  { page, image, ...lookUp }: LookUp & { page: string; image: string },
): object | null {
  const days = eventDays(session, lookUp.facts);
  if (days === undefined) return null;
  const body = knownText("exam.body", lookUp.facts);
  return {
    "@type": "Event",
    name: `${product} ${lookUp.facts.edition} ${session.event}`,
    description: plainWords(session.dates, lookUp),
    startDate: days.from,
    endDate: days.to,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: "Examination cities in India",
      address: { "@type": "PostalAddress", addressCountry: "IN" },
    },
    ...(body !== undefined && {
      organizer: { "@type": "Organization", name: body, url: officialSites.nta.address },
    }),
    url: page,
    image,
  };
}
