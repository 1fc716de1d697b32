import { siteName } from "../content/site.ts";

export const manifestPath = "/manifest.webmanifest";

/** The title of a page; `site` is what the site is called there. */
export function pageTitle(title: string, site: string = siteName): string {
  return `${title} | ${site}`;
}
