import { factText, isKnown } from "../content/facts/index.ts";
import type { Question } from "../content/pages/section.ts";
import type { Edition } from "../content/facts/edition.ts";
import { brand } from "../content/site.ts";
import type { Site } from "./site-context.ts";
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
  const established = facts.fact("provider.established");
  return {
    "@type": "EducationalOrganization",
    "@id": instituteId(url),
    name: provider.name,
    url: `${url}/`,
    telephone: provider.phone,
    address: provider.address,
    foundingDate: isKnown(established) ? factText(established) : undefined,
  };
}

export function webSite(url: string, edition: Edition): object {
  return {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name: brand(edition),
    url: `${url}/`,
    inLanguage: "en-IN",
    publisher: { "@id": instituteId(url) },
  };
}

function instituteId(url: string): string {
  return `${url}/#institute`;
}
