import { catalogueEntry, type PagePath } from "../content/page-catalogue.ts";
import type { Question } from "../content/pages/section.ts";
import { indianDate } from "../domain/shared/clock.ts";
import type { PageMeta } from "./page-meta.ts";
import type { Site } from "./site-context.ts";
import { breadcrumbList, faqPage, structuredGraph } from "./structured-data.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a page of the handbook says of itself to search engines; `questions` are those that it shows. */
export function handbookMeta(
  { url, provider }: Pick<Site, "url" | "provider">,
  { path, description }: { path: PagePath; description: string },
  questions: readonly Question[] = [],
): PageMeta {
  const entry = catalogueEntry(path);
  return {
    title: entry.title,
    description,
    address: `${url}${path}`,
    structuredData: structuredGraph(
      breadcrumbList(url, entry),
      ...(questions.length === 0 ? [] : [faqPage(questions, provider)]),
    ),
  };
}

export function surroundingsOf({
  provider,
  clock,
}: Pick<Site, "provider" | "clock">): Surroundings {
  return { provider, today: indianDate(clock.now()) };
}
