import { siteName } from "../content/site.ts";

export const manifestPath = "/manifest.webmanifest";

export function pageTitle(title: string, site: string = siteName): string {
  return `${title} | ${site}`;
}
