import { privatePaths } from "../app/private-paths.ts";

/** The file of RFC 9309 for the site at this origin. */
export function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
