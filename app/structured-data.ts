import type { Question } from "../content/pages/section.ts";
import type { Provider } from "../content/site.ts";
import { plainWords } from "./words.tsx";

/** Several descriptions of one page in one block (JSON-LD). */
export function structuredGraph(...nodes: readonly object[]): Record<string, unknown> {
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** Where a page stands: below the home page. */
export function breadcrumbList(siteUrl: string, page: { title: string; path: string }): object {
  const crumbs = [{ title: "Home", path: "/" }, page];
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

/** Questions that the page shows with their answers. */
export function faqPage(questions: readonly Question[], provider: Provider): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainWords(answer, provider) },
    })),
  };
}
