import { catalogueEntry, type PagePath } from "../content/page-catalogue.ts";
import type { CycleEvent, Question } from "../content/pages/section.ts";
import { indianDate } from "../domain/shared/clock.ts";
import type { PageMeta } from "./page-meta.ts";
import { pageImage } from "./share-image/share-image.ts";
import type { Site } from "./site-context.ts";
import { breadcrumbList, examEvent, faqPage, structuredGraph } from "./structured-data.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a page shows that search engines read as such. */
type Shown = {
  readonly questions?: readonly Question[];
  readonly sessions?: readonly CycleEvent[];
};

/** What a page of the handbook says of itself to search engines and where it is shared. */
export function handbookMeta(
  { url, provider }: Pick<Site, "url" | "provider">,
  { path, description }: { path: PagePath; description: string },
  { questions = [], sessions = [] }: Shown = {},
): PageMeta {
  const entry = catalogueEntry(path);
  const address = `${url}${path}`;
  const image = pageImage({ url, provider }, path);
  const event = { provider, page: address, image: image.address };
  return {
    title: entry.title,
    description,
    address,
    image,
    structuredData: [
      structuredGraph(
        breadcrumbList(url, entry),
        ...(questions.length === 0 ? [] : [faqPage(questions, provider)]),
        ...sessions.map((session) => examEvent(session, event)),
      ),
    ],
  };
}

export function surroundingsOf({
  provider,
  clock,
}: Pick<Site, "provider" | "clock">): Surroundings {
  return { provider, today: indianDate(clock.now()) };
}
