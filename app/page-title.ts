import { brand } from "../content/site.ts";

/** Where the web app manifest is; every page links it. */
export const manifestPath = "/manifest.webmanifest";

/** The title of a page that no search engine keeps, or of an error. */
export function pageTitle(title: string): string {
  return `${title} | ${brand}`;
}
