import { siteName } from "../content/site.ts";

export const manifestPath = "/manifest.webmanifest";

export function pageTitle(title: string, site: string = siteName): string {
  return `${title} | ${site}`;
}

/** The title that the loader of the page at hand answers in its `meta`; undefined where it has none. */
export function shownTitle(loaderData: readonly unknown[]): string | undefined {
  const metas = loaderData.map(
    (data) => (data as { meta?: { title: string } } | null | undefined)?.meta,
  );
  return metas.findLast((meta) => meta !== undefined)?.title;
}
